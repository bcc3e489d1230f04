package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.event;
import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.service;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.task;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.Problem;
import io.millrace.common.eventregistry.EventRegistry;
import io.millrace.common.eventregistry.InMemoryEventChannel;
import io.millrace.common.eventregistry.InboundEvent;
import io.millrace.common.eventregistry.OutboundEventChannelAdapter;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@DatabaseTest
class EventRegistryTest {

  private static final String PAID =
      """
      {"key": "paid", "name": "Order paid", "payload": [
        {"name": "order", "type": "string", "correlationParameter": true},
        {"name": "customer", "type": "integer", "correlationParameter": true},
        {"name": "amount", "type": "double"},
        {"name": "units", "type": "long"},
        {"name": "express", "type": "boolean"},
        {"name": "address", "type": "json"},
        {"name": "trace", "type": "string", "header": true}
      ]}
      """;
  private static final String IN =
      """
      {"key": "in", "channelType": "inbound", "type": "memory",
       "channelEventKeyDetection": {"jsonField": "kind"}}
      """;
  private static final String OUT =
      """
      {"key": "out", "channelType": "outbound", "type": "memory", "settings": {"topic": "orders"}}
      """;

  private static final String UNIQUE =
      "<flowable:startEventCorrelationConfiguration>storeAsUniqueReferenceId</flowable:startEventCorrelationConfiguration>";

  private final Database database;
  private final InMemoryEventChannel channel = new InMemoryEventChannel();
  private CaseEngine engine;

  EventRegistryTest(Database database) {
    this.database = database;
  }

  @AfterEach
  void close() {
    try (var closed = engine) {
      closed.checkInvariants();
    }
  }

  private void open() {
    open(Map.of());
  }

  private void open(Map<String, Object> beans) {
    engine =
        new CaseEngine(
            database,
            configuration ->
                configuration
                    .setBeans(beans)
                    .setInboundEventChannelAdapters(Map.of("memory", channel))
                    .setOutboundEventChannelAdapters(Map.of("memory", channel)));
  }

  private void deploy(PlannedItem... items) {
    deployFile(TestCase.file(stage("plan", items)));
  }

  private void deployFile(String file) {
    engine
        .repository()
        .createDeployment()
        .addString("paid.event", PAID)
        .addString("in.channel", IN)
        .addString("out.channel", OUT)
        .addString("case.cmmn", file)
        .deploy();
  }

  /** A listener for events {@code paid} that keeps the amount. */
  private static PlannedItem paid(String id, String... correlations) {
    var item = event(id).extended("<flowable:eventType>paid</flowable:eventType>");
    for (var i = 0; i < correlations.length; i += 2) {
      item.extended(
          "<flowable:eventCorrelationParameter name=\"%s\" value=\"%s\"/>"
              .formatted(correlations[i], correlations[i + 1]));
    }
    return item.extended("<flowable:eventOutParameter source=\"amount\" target=\"sum\"/>");
  }

  private static String startedByPaid(String more) {
    return TestCase.file(
        "",
        "<extensionElements><flowable:eventType>paid</flowable:eventType>"
            + "<flowable:eventOutParameter source=\"order\" target=\"order\"/>"
            + "<flowable:eventOutParameter source=\"address\" target=\"address\"/>"
            + more
            + "</extensionElements>",
        "<planItem id=\"a\" definitionRef=\"aTask\"/><humanTask id=\"aTask\"/>");
  }

  private CaseInstance start(Object... variables) {
    return runtime()
        .createCaseInstanceBuilder()
        .caseDefinitionKey("case")
        .variables(variables(variables))
        .start();
  }

  private CmmnRuntimeService runtime() {
    return engine.runtime();
  }

  private EventRegistry registry() {
    return engine.engine().getEventRegistry();
  }

  /** Runs what is due, and tells what is active in a case. */
  private List<String> activeAfterJobs(CaseInstance instance) {
    engine.engine().runDueJobs();
    engine.checkInvariants();
    return runtime()
        .createPlanItemInstanceQuery()
        .caseInstanceId(instance.getId())
        .planItemInstanceStateActive()
        .list()
        .stream()
        .map(item -> item.getElementId())
        .sorted()
        .toList();
  }

  @Test
  @Covers("25 event listener of the event registry")
  void aListenerHearsTheEventItsCorrelationAsksFor() {
    open();
    deploy(paid("l", "order", "${order}"), human("a").entry("l.occur"));
    var first = start("order", "17");
    var second = start("order", "18");

    assertThat(channel.publish("in", "{\"kind\": \"paid\", \"order\": \"17\", \"amount\": 9.5}"))
        .isOne();

    assertThat(activeAfterJobs(first)).containsExactly("a");
    assertThat(activeAfterJobs(second)).isEmpty();
    assertThat(runtime().getVariable(first.getId(), "sum")).isEqualTo(9.5);
    assertThat(runtime().createEventSubscriptionQuery().eventName("paid").count()).isOne();
  }

  @Test
  void anEventReachesAllWhoseCombinationItHas() {
    open();
    deploy(
        paid("any"),
        paid("ofOrder", "order", "17"),
        paid("ofCustomer", "customer", "${customer}"),
        paid("ofBoth", "order", "17", "customer", "5"),
        paid("ofOther", "order", "17", "customer", "6"),
        human("a").entry("any.occur"),
        human("b").entry("ofOrder.occur"),
        human("c").entry("ofCustomer.occur"),
        human("d").entry("ofBoth.occur"),
        human("e").entry("ofOther.occur"));
    var instance = start("customer", 5L);

    assertThat(
            registry()
                .createEventInstanceBuilder("paid")
                .payload("order", "17")
                .payload("customer", 5)
                .receive())
        .isOne();

    assertThat(activeAfterJobs(instance)).containsExactly("a", "b", "c", "d");
  }

  @Test
  void anEventThatNobodyWaitsForIsHeardByNobody() {
    open();
    deploy(paid("l", "order", "17"), human("a").entry("l.occur"));
    start();

    assertThat(channel.publish("in", "{\"kind\": \"paid\", \"order\": \"18\"}")).isZero();
    assertThat(channel.publish("in", "{\"kind\": \"paid\"}")).isZero();

    assertThat(engine.engine().runDueJobs()).isZero();
  }

  @Test
  void eachOfTwoEventsIsHeardByAListenerThatRepeats() {
    open();
    deploy(paid("l").repeats(null), human("a").entry("l.occur").repeats(null));
    var instance = start();

    channel.publish("in", "{\"kind\": \"paid\"}");
    channel.publish("in", "{\"kind\": \"paid\"}");

    assertThat(activeAfterJobs(instance)).containsExactly("a", "a");
  }

  @Test
  void oneReceiverThatFailsKeepsNobodyElseFromTheEvent() {
    var fails = new AtomicBoolean(true);
    open(Map.of("fails", fails));
    deploy(
        paid("l"),
        service("s", "${bad and fails.get() ? missing : 1}").entry("l.occur"),
        human("z"));
    var bad = start("bad", true);
    var good = start("bad", false);

    assertThat(channel.publish("in", "{\"kind\": \"paid\", \"amount\": 3}")).isEqualTo(2);
    engine.engine().runDueJobs();

    assertThat(runtime().getVariable(good.getId(), "sum")).isEqualTo(3.0);
    assertThat(runtime().getVariable(bad.getId(), "sum")).isNull();
    fails.set(false);
    engine.engine().clock().advance(Duration.ofHours(1));
    engine.engine().runDueJobs();
    assertThat(runtime().getVariable(bad.getId(), "sum")).isEqualTo(3.0);
  }

  @Test
  void valuesOfAllTypesBecomeVariables() {
    open();
    deploy(
        event("l")
            .extended("<flowable:eventType>paid</flowable:eventType>")
            .extended("<flowable:eventOutParameter variables=\"all\"/>")
            .extended(
                "<flowable:eventOutParameter sourceExpression=\"${address.city}\" target=\"city\"/>"),
        human("a").entry("l.occur"));
    var instance = start();

    channel.publish(
        "in",
        """
        {"kind": "paid", "order": "17", "customer": 5, "amount": 9.25, "units": 5000000000,
         "express": true, "address": {"city": "Bern", "no": [1, 2]}}
        """,
        Map.of("TRACE", "x-1"));
    engine.engine().runDueJobs();

    assertThat(runtime().getVariables(instance.getId()))
        .containsEntry("order", "17")
        .containsEntry("customer", 5)
        .containsEntry("amount", 9.25)
        .containsEntry("units", 5_000_000_000L)
        .containsEntry("express", true)
        .containsEntry("trace", "x-1")
        .containsEntry("city", "Bern")
        .hasEntrySatisfying(
            "address", value -> assertThat(value).hasToString("{\"city\":\"Bern\",\"no\":[1,2]}"));
  }

  @Test
  @Covers("2 case started by a job or an event")
  void anEventStartsACaseAndTheNewestVersionOnly() {
    open();
    deployFile(startedByPaid(""));
    deployFile(startedByPaid(""));

    assertThat(
            channel.publish(
                "in", "{\"kind\": \"paid\", \"order\": \"17\", \"address\": {\"city\": \"Bern\"}}"))
        .isOne();
    engine.engine().runDueJobs();

    var started = runtime().createCaseInstanceQuery().list();
    assertThat(started)
        .singleElement()
        .satisfies(it -> assertThat(it.getCaseDefinitionVersion()).isEqualTo(2));
    assertThat(runtime().getVariable(started.get(0).getId(), "order")).isEqualTo("17");
  }

  @Test
  void anEventThatWasTakenBeforeANewVersionCameStartsTheNewOne() {
    open();
    deployFile(startedByPaid(""));
    channel.publish("in", "{\"kind\": \"paid\"}");
    deployFile(startedByPaid(""));

    engine.engine().runDueJobs();

    assertThat(runtime().createCaseInstanceQuery().singleResult().getCaseDefinitionVersion())
        .isEqualTo(2);
  }

  @Test
  void theVersionBeforeStartsAgainWhenTheNewestIsDeleted() {
    open();
    deployFile(startedByPaid(""));
    var second =
        engine.repository().createDeployment().addString("case.cmmn", startedByPaid("")).deploy();
    engine.repository().deleteDeployment(second.getId());

    channel.publish("in", "{\"kind\": \"paid\"}");
    engine.engine().runDueJobs();

    assertThat(runtime().createCaseInstanceQuery().singleResult().getCaseDefinitionVersion())
        .isOne();
  }

  @Test
  void whatCameToAVersionThatIsDeletedStartsTheOneBefore() {
    open();
    deployFile(startedByPaid(""));
    var second =
        engine.repository().createDeployment().addString("case.cmmn", startedByPaid("")).deploy();
    channel.publish("in", "{\"kind\": \"paid\"}");
    engine.repository().deleteDeployment(second.getId());

    engine.engine().runDueJobs();

    assertThat(runtime().createCaseInstanceQuery().singleResult().getCaseDefinitionVersion())
        .isOne();
  }

  @Test
  void whatCameToTheOnlyVersionGoesWithIt() {
    open();
    engine.repository().createDeployment().addString("paid.event", PAID).deploy();
    var only =
        engine.repository().createDeployment().addString("case.cmmn", startedByPaid("")).deploy();
    engine.engine().getEventRegistry().createEventInstanceBuilder("paid").receive();
    engine.repository().deleteDeployment(only.getId());
    engine.engine().runDueJobs();

    assertThat(engine.management().createJobQuery().count()).isZero();
    assertThat(engine.management().createTimerJobQuery().count()).isZero();
    assertThat(engine.runtime().createCaseInstanceQuery().count()).isZero();
  }

  @Test
  void aStartMayAskForACorrelation() {
    open();
    deployFile(
        startedByPaid("<flowable:eventCorrelationParameter name=\"customer\" value=\"5\"/>"));

    assertThat(channel.publish("in", "{\"kind\": \"paid\", \"customer\": 6}")).isZero();
    assertThat(channel.publish("in", "{\"kind\": \"paid\", \"customer\": 5}")).isOne();
  }

  @Test
  void aUniqueStartMakesOneCaseForEachCorrelationAsLongAsItRuns() {
    open();
    deployFile(startedByPaid(UNIQUE));
    for (var i = 0; i < 2; i++) {
      channel.publish("in", "{\"kind\": \"paid\", \"order\": \"17\"}");
      channel.publish("in", "{\"kind\": \"paid\", \"order\": \"18\"}");
      engine.engine().runDueJobs();
    }
    assertThat(runtime().createCaseInstanceQuery().count()).isEqualTo(2);

    engine.end(
        runtime().createCaseInstanceQuery().variableValueEquals("order", "17").singleResult());
    channel.publish("in", "{\"kind\": \"paid\", \"order\": \"17\"}");
    engine.engine().runDueJobs();

    assertThat(runtime().createCaseInstanceQuery().count()).isEqualTo(2);
    assertThat(engine.history().createHistoricCaseInstanceQuery().finished().count()).isOne();
  }

  @Test
  void aUniqueStartMakesOneCaseWhenManyEventsComeAtOnce() throws Exception {
    open();
    deployFile(startedByPaid(UNIQUE));
    var go = new CountDownLatch(1);
    var threads = new ArrayList<Thread>();
    for (var i = 0; i < 4; i++) {
      var order = "{\"kind\": \"paid\", \"order\": \"" + i % 2 + "\"}";
      var thread =
          new Thread(
              () -> {
                try {
                  go.await();
                } catch (InterruptedException e) {
                  throw new IllegalStateException(e);
                }
                for (var k = 0; k < 5; k++) {
                  channel.publish("in", order);
                  engine.engine().runDueJobs();
                }
              });
      thread.start();
      threads.add(thread);
    }
    go.countDown();
    for (var thread : threads) {
      thread.join();
    }
    engine.engine().clock().advance(Duration.ofDays(1));
    engine.engine().runDueJobs();

    assertThat(runtime().createCaseInstanceQuery().count()).isEqualTo(2);
    assertThat(engine.management().createDeadLetterJobQuery().count()).isZero();
    assertThat(engine.management().createJobQuery().count()).isZero();
  }

  private static PlannedItem send(String id, String attributes) {
    return task(id)
        .with("flowable:type=\"send-event\" " + attributes)
        .extended("<flowable:eventType>paid</flowable:eventType>")
        .extended("<flowable:eventInParameter source=\"order\" target=\"order\"/>")
        .extended("<flowable:eventInParameter source=\"${sum * 2}\" target=\"amount\"/>")
        .extended("<flowable:eventInParameter source=\"t-${order}\" target=\"trace\"/>");
  }

  @Test
  @Covers("18 send event task")
  void aTaskSendsAnEventByAJobOfItsTransaction() {
    open();
    deploy(send("s", "flowable:channelKey=\"out\""), human("a").entry("s.complete"));
    var instance = start("order", "17", "sum", 2.5);
    assertThat(channel.sent()).isEmpty();

    assertThat(activeAfterJobs(instance)).containsExactly("a");

    assertThat(channel.sent())
        .singleElement()
        .satisfies(
            sent -> {
              assertThat(sent.eventKey()).isEqualTo("paid");
              assertThat(sent.body()).isEqualTo("{\"order\":\"17\",\"amount\":5.0}");
              assertThat(sent.headers()).containsExactly(Map.entry("trace", "t-17"));
            });
  }

  @Test
  void aTaskSendsAnEventAtOnceWhereItSaysSo() {
    open();
    deploy(
        send("s", "flowable:channelKey=\"out\" flowable:sendSynchronously=\"true\""), human("a"));
    start("order", "17", "sum", 2.5);

    assertThat(channel.sent()).hasSize(1);
  }

  @Test
  void aTaskWithoutAChannelReachesThoseWhoWait() {
    open();
    deploy(
        paid("l", "order", "17"),
        human("a").entry("l.occur"),
        human("b"),
        send("s", "").entry("b.complete"));
    var other = start("order", "17", "sum", 1);
    var sender = start("order", "17", "sum", 4);

    var task = engine.tasks().createTaskQuery().caseInstanceId(sender.getId()).singleResult();
    engine.tasks().complete(task.getId());

    assertThat(activeAfterJobs(other)).containsExactly("a", "b");
    assertThat(activeAfterJobs(sender)).containsExactly("a");
    assertThat(runtime().getVariable(other.getId(), "sum")).isEqualTo(8.0);
  }

  @Test
  void aBrokerThatIsAwayGetsTheEventLater() {
    var away = new AtomicBoolean(true);
    OutboundEventChannelAdapter broker =
        (definition, sent) -> {
          if (away.get()) {
            throw new IOException("connection refused");
          }
          channel.send(definition, sent);
        };
    engine =
        new CaseEngine(
            database,
            configuration ->
                configuration.setOutboundEventChannelAdapters(Map.of("memory", broker)));
    deploy(send("s", "flowable:channelKey=\"out\""), human("a"));
    start("order", "17", "sum", 2);
    engine.engine().runDueJobs();
    assertThat(engine.management().createTimerJobQuery().singleResult().getExceptionMessage())
        .contains("out", "connection refused");

    away.set(false);
    engine.engine().clock().advance(Duration.ofHours(1));
    engine.engine().runDueJobs();

    assertThat(channel.sent()).hasSize(1);
  }

  @Test
  void channelsStartAndStopWithTheirVersions() {
    open();
    deploy(human("a"));
    var newer =
        engine
            .repository()
            .createDeployment()
            .addString(
                "in.channel", IN.replace("{\"jsonField\": \"kind\"}", "{\"fixedValue\": \"paid\"}"))
            .deploy();
    assertThat(channel.publish("in", "{}")).isZero();

    engine.repository().deleteDeployment(newer.getId());
    assertThatThrownBy(() -> channel.publish("in", "{}")).isInstanceOf(BadArgumentException.class);
    assertThat(channel.publish("in", "{\"kind\": \"paid\"}")).isZero();
    registry().refreshChannels();
    assertThat(registry().getChannelDefinition("in", null).version()).isOne();
    assertThat(registry().getChannelDefinition("out", null).settings())
        .containsEntry("topic", "orders");
    engine.close();
    assertThatThrownBy(() -> channel.publish("in", "{}"))
        .isInstanceOf(IllegalStateEngineException.class);
    open();
  }

  @Test
  void tenantsHearTheirOwnEvents() {
    open();
    for (var tenant : List.of("north", "south")) {
      engine
          .repository()
          .createDeployment()
          .tenantId(tenant)
          .addString("paid.event", PAID)
          .addString("case.cmmn", startedByPaid(""))
          .deploy();
    }
    registry().createEventInstanceBuilder("paid").tenantId("south").receive();
    engine.engine().runDueJobs();

    assertThat(runtime().createCaseInstanceQuery().singleResult().getTenantId()).isEqualTo("south");
  }

  @Test
  void aTenantThatHadNoEventOfItsOwnUsesTheOneItGetsAtOnce() {
    open();
    deploy(human("a"));
    registry().createEventInstanceBuilder("paid").tenantId("south").receive();
    registry().createEventInstanceBuilder("paid").tenantId("south").receive();
    assertThatThrownBy(
            () ->
                registry()
                    .createEventInstanceBuilder("paid")
                    .tenantId("south")
                    .payload("of", "south")
                    .receive())
        .isInstanceOf(BadArgumentException.class);
    engine
        .repository()
        .createDeployment()
        .tenantId("south")
        .addString(
            "paid.event",
            "{\"key\": \"paid\", \"payload\": [{\"name\": \"of\", \"type\": \"string\"}]}")
        .deploy();

    registry()
        .createEventInstanceBuilder("paid")
        .tenantId("south")
        .payload("of", "south")
        .receive();
  }

  @Test
  void aLongEventThatManyWaitForGetsItsJobsInSeveralTransactions() {
    open();
    deploy(paid("l"), human("a").entry("l.occur"));
    var waiting = List.of(start(), start(), start(), start(), start());
    var message =
        "{\"kind\": \"paid\", \"amount\": 2, \"address\": {\"note\": \""
            + "x".repeat(1_500_000)
            + "\"}}";

    assertThat(channel.publish("in", message)).isEqualTo(2);
    assertThat(engine.management().createJobQuery().count()).isEqualTo(3);

    for (var instance : waiting) {
      assertThat(activeAfterJobs(instance)).containsExactly("a");
      assertThat(runtime().getVariable(instance.getId(), "sum")).isEqualTo(2.0);
    }
    assertThat(engine.management().createJobQuery().count()).isZero();
  }

  @Test
  void whoBeginsToWaitAfterALongEventDoesNotHearIt() {
    open();
    deploy(paid("l"), human("a").entry("l.occur"));
    start();
    start();
    channel.publish(
        "in", "{\"kind\": \"paid\", \"address\": {\"note\": \"" + "x".repeat(3_000_000) + "\"}}");
    engine.engine().clock().advance(Duration.ofSeconds(1));

    var late = start();

    assertThat(activeAfterJobs(late)).isEmpty();
  }

  @Test
  void aMessageWithTheCharacterZeroIsRefused() {
    open();
    deploy(human("a"));

    assertThatThrownBy(() -> registry().eventReceived("in", "{\"kind\": \"paid\\u0000\"}"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("character 0");
    assertThatThrownBy(
            () -> registry().eventReceived("in", "{\"kind\": \"paid\", \"order\": \"1\\u0000\"}"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'order'")
        .hasMessageContaining("character 0");
    assertThatThrownBy(
            () -> registry().eventReceived("in", "{\"kind\": \"paid\", \"address\": \"1\\u0000\"}"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'address'");
  }

  @Test
  void aMessageIsReadByTheVersionOfTheChannelItCameInBy() {
    open();
    deploy(human("a"));
    var old = registry().getChannelDefinition("in", null);
    engine
        .repository()
        .createDeployment()
        .addString(
            "in.channel", IN.replace("{\"jsonField\": \"kind\"}", "{\"fixedValue\": \"other\"}"))
        .deploy();

    assertThat(registry().eventReceived(InboundEvent.of(old, "{\"kind\": \"paid\"}", Map.of())))
        .isZero();
    assertThatThrownBy(() -> registry().eventReceived("in", "{\"kind\": \"paid\"}"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("other");
    assertThatThrownBy(
            () -> registry().eventReceived(new InboundEvent("out", null, old.id(), "{}", Map.of())))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'in'");
  }

  @Test
  void channelsOfTenantsWithOneKeyAreApart() {
    open();
    for (var tenant : List.of("north", "south")) {
      engine
          .repository()
          .createDeployment()
          .tenantId(tenant)
          .addString("paid.event", PAID)
          .addString("in.channel", IN)
          .addString("case.cmmn", startedByPaid(""))
          .deploy();
    }

    assertThat(channel.publish("in", "north", "{\"kind\": \"paid\"}", Map.of())).isOne();
    engine.engine().runDueJobs();

    assertThat(runtime().createCaseInstanceQuery().singleResult().getTenantId()).isEqualTo("north");
    assertThatThrownBy(() -> channel.publish("in", "{}"))
        .isInstanceOf(IllegalStateEngineException.class);
  }

  @Test
  void messagesThatDoNotFitAreRefused() {
    open();
    deploy(human("a"));
    assertThatThrownBy(() -> registry().eventReceived("nowhere", "{}"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("nowhere");
    assertThatThrownBy(() -> registry().eventReceived("out", "{}"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("outbound");
    assertThatThrownBy(() -> registry().eventReceived("in", "{\"kind\":"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("no JSON");
    assertThatThrownBy(() -> registry().eventReceived("in", "{}"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'kind'");
    assertThatThrownBy(() -> registry().eventReceived("in", "{\"kind\": \"other\"}"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("other");
    assertThatThrownBy(
            () -> registry().eventReceived("in", "{\"kind\": \"paid\", \"customer\": 1.5}"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'customer'")
        .hasMessageContaining("integer");
    assertThatThrownBy(
            () -> registry().createEventInstanceBuilder("paid").payload("x", 1).receive())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'x'");
    assertThatThrownBy(() -> registry().eventReceived((InboundEvent) null))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void definitionsThatAreWrongAreRefusedWithLineAndField() {
    open();
    assertThatThrownBy(
            () ->
                engine
                    .repository()
                    .createDeployment()
                    .addString(
                        "a.event",
                        """
                        {"name": "x",
                         "payload": [{"name": "v", "type": "date"}, {"name": "w", "type": "json", "correlationParameter": true}],
                         "extra": 1}
                        """)
                    .addString("b.channel", "{\"key\": \"b\",\n \"channelType\": \"sideways\"}")
                    .addString("c.event", "{\"key\": \"c\",\n \"key\": \"d\"}")
                    .deploy())
        .isInstanceOfSatisfying(
            DeploymentException.class,
            e ->
                assertThat(e.problems())
                    .extracting(Problem::resource, Problem::line, Problem::elementId)
                    .contains(
                        tuple("a.event", 1, "key"),
                        tuple("a.event", 2, "payload[0].type"),
                        tuple("a.event", 2, "payload[1].type"),
                        tuple("a.event", 3, "extra"),
                        tuple("b.channel", 2, "channelType"),
                        tuple("b.channel", 1, "type"),
                        tuple("c.event", 2, null)));
  }

  @Test
  void casesThatNameWhatIsNotDeployedAreRefused() {
    open();
    assertThatThrownBy(
            () ->
                engine
                    .repository()
                    .createDeployment()
                    .addString("case.cmmn", TestCase.file(stage("plan", paid("l"))))
                    .deploy())
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("CMMN-105")
        .hasMessageContaining("'paid' is not deployed");
    assertThatThrownBy(
            () -> deploy(paid("l", "amount", "1"), send("s", "flowable:channelKey=\"in\"")))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("no correlation parameter 'amount'")
        .hasMessageContaining("is inbound");
  }
}
