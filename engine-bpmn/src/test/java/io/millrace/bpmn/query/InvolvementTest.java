package io.millrace.bpmn.query;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityLinkInfo;
import io.millrace.common.identity.IdentityLinkType;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;

/** Who starts a process instance, and who has to do with its tasks, takes part in it. */
@EngineTest
class InvolvementTest {

  private static final List<String> EVERYBODY =
      List.of(
          "beaker", "camilla", "fozzie", "gonzo", "kermit", "nobody", "piggy", "rizzo", "rowlf",
          "scooter", "statler", "waldorf");

  private static void as(ProcessEngine engine, String user, Runnable work) {
    engine.getIdentityService().setAuthenticatedUserId(user);
    try {
      work.run();
    } finally {
      engine.getIdentityService().setAuthenticatedUserId(null);
    }
  }

  private static String task(ProcessEngine engine, String key) {
    return engine.getTaskService().createTaskQuery().taskDefinitionKey(key).singleResult().getId();
  }

  private static Set<String> shown(List<? extends IdentityLinkInfo> links) {
    var shown = new TreeSet<String>();
    for (var link : links) {
      var isNew =
          shown.add(
              link.getType()
                  + ":"
                  + (link.getUserId() == null ? link.getGroupId() : link.getUserId()));
      assertThat(isNew).as("%s once", link.getUserId()).isTrue();
    }
    return shown;
  }

  /** Returns whom a query finds the one instance by, of all users there are. */
  private static String running(ProcessEngine engine, String type) {
    return found(
        user -> {
          var query = engine.getRuntimeService().createProcessInstanceQuery();
          return (type == null ? query.involvedUser(user) : query.involvedUser(user, type)).count();
        });
  }

  private static String history(ProcessEngine engine, String type) {
    return found(
        user -> {
          var query = engine.getHistoryService().createHistoricProcessInstanceQuery();
          return (type == null ? query.involvedUser(user) : query.involvedUser(user, type)).count();
        });
  }

  private static String found(ToLongFunction<String> count) {
    return String.join(
        " ", EVERYBODY.stream().filter(user -> count.applyAsLong(user) == 1).toList());
  }

  private static void work(ProcessEngine engine) {
    var tasks = engine.getTaskService();
    var pay = task(engine, "pay");
    tasks.claim(pay, "scooter");
    tasks.unclaim(pay);
    tasks.deleteCandidateUser(pay, "camilla");
    tasks.claim(pay, "piggy");
    tasks.setOwner(pay, "rizzo");
    tasks.setOwner(pay, "rowlf");
    as(engine, "beaker", () -> tasks.complete(pay));
  }

  private static void remark(ProcessEngine engine, String instance) {
    var tasks = engine.getTaskService();
    var pay = task(engine, "pay");
    as(engine, "statler", () -> tasks.addComment(pay, instance, "well"));
    as(
        engine,
        "waldorf",
        () -> tasks.createAttachment("url", null, instance, "name", null, "http://a/b"));
  }

  @Test
  void whoHasToDoWithTheTasksTakesPartWhileItRunsAndAfterwards(TestEngine home) {
    home.deploy(
        process("order")
            .userTask("pay", t -> t.candidateUsers("gonzo,camilla").candidateGroups("frogs"))
            .userTask("ship", t -> t.assignee("fozzie")));
    var engine = home.engine();
    as(engine, "kermit", () -> home.start("order"));
    var id = engine.getRuntimeService().createProcessInstanceQuery().singleResult().getId();
    remark(engine, id);
    work(engine);
    // then: it runs
    var participants = "beaker camilla fozzie gonzo piggy rizzo rowlf scooter statler waldorf";
    var all = participants.replace("gonzo", "gonzo kermit");
    var links =
        "participant:"
            + participants.replace(" ", " participant:")
            + " participant:frogs starter:kermit";
    assertThat(running(engine, null)).isEqualTo(all);
    assertThat(running(engine, IdentityLinkType.PARTICIPANT)).isEqualTo(participants);
    assertThat(running(engine, IdentityLinkType.STARTER)).isEqualTo("kermit");
    assertThat(running(engine, IdentityLinkType.CANDIDATE)).isEmpty();
    assertThat(history(engine, null)).isEqualTo(all);
    assertThat(shown(engine.getRuntimeService().getIdentityLinksForProcessInstance(id)))
        .containsExactlyInAnyOrder(links.split(" "));
    var history = engine.getHistoryService();
    assertThat(shown(history.getHistoricIdentityLinksForProcessInstance(id)))
        .containsExactlyInAnyOrder(links.split(" "));
    groupsTakePart(engine);
    // then: it is over
    engine.getTaskService().complete(task(engine, "ship"));
    assertThat(running(engine, null)).isEmpty();
    assertThat(history(engine, null)).isEqualTo(all);
    assertThat(history(engine, IdentityLinkType.PARTICIPANT)).isEqualTo(participants);
    assertThat(history(engine, IdentityLinkType.STARTER)).isEqualTo("kermit");
    assertThat(shown(history.getHistoricIdentityLinksForProcessInstance(id)))
        .containsExactlyInAnyOrder(links.split(" "));
    assertThat(
            history
                .createHistoricProcessInstanceQuery()
                .involvedGroup("frogs", IdentityLinkType.PARTICIPANT)
                .count())
        .isOne();
  }

  private static void groupsTakePart(ProcessEngine engine) {
    var runtime = engine.getRuntimeService();
    assertThat(runtime.createProcessInstanceQuery().involvedGroups(Set.of("frogs", "x")).count())
        .isOne();
    assertThat(runtime.createProcessInstanceQuery().involvedGroups(Set.of("x")).count()).isZero();
    assertThat(
            runtime
                .createProcessInstanceQuery()
                .involvedGroup("frogs", IdentityLinkType.PARTICIPANT)
                .count())
        .isOne();
    assertThat(
            runtime
                .createProcessInstanceQuery()
                .or()
                .involvedUser("scooter")
                .processInstanceBusinessKey("none")
                .endOr()
                .count())
        .isOne();
  }

  @Test
  void whoHadToDoWithATaskIsNoneOfItsLinks(TestEngine home) {
    home.deploy(process("order").userTask("pay", t -> t.candidateUsers("gonzo")));
    home.start("order");
    var tasks = home.engine().getTaskService();
    var pay = task(home.engine(), "pay");
    for (var i = 0; i < 2; i++) {
      tasks.claim(pay, "scooter");
      tasks.unclaim(pay);
    }
    tasks.deleteCandidateUser(pay, "gonzo");
    // then
    assertThat(tasks.getIdentityLinksForTask(pay)).isEmpty();
    assertThat(home.history().getHistoricIdentityLinksForTask(pay)).isEmpty();
    assertThat(tasks.createTaskQuery().includeIdentityLinks().singleResult().getIdentityLinks())
        .isEmpty();
    assertThat(tasks.createTaskQuery().taskInvolvedUser("scooter").count()).isZero();
    assertThat(tasks.createTaskQuery().taskCandidateUser("gonzo").count()).isZero();
    tasks.complete(pay);
    assertThat(home.history().getHistoricIdentityLinksForTask(pay)).isEmpty();
    assertThat(history(home.engine(), null)).isEqualTo("gonzo scooter");
  }

  @Test
  void aCalledInstanceHasAStarterAndParticipantsOfItsOwn(TestEngine home) {
    home.deploy(process("called").userTask("pack", t -> t.candidateUsers("gonzo")));
    home.deploy(process("order").userTask("pay", t -> {}).callActivity("call", "called"));
    var engine = home.engine();
    as(engine, "kermit", () -> home.start("order"));
    as(engine, "piggy", () -> engine.getTaskService().complete(task(engine, "pay")));
    // then
    var runtime = engine.getRuntimeService();
    var called = runtime.createProcessInstanceQuery().processDefinitionKey("called").singleResult();
    assertThat(shown(runtime.getIdentityLinksForProcessInstance(called.getId())))
        .containsExactly("participant:gonzo", "starter:piggy");
    assertThat(
            runtime.createProcessInstanceQuery().involvedUser("piggy").list().stream()
                .map(ProcessInstance::getProcessDefinitionKey))
        .containsExactlyInAnyOrder("order", "called");
    assertThat(runtime.createProcessInstanceQuery().involvedUser("piggy", "starter").singleResult())
        .isNotNull()
        .extracting(ProcessInstance::getId)
        .isEqualTo(called.getId());
  }

  @Test
  void withoutHistoryARunningInstanceStillKnowsWhoTookPart(TestEngine home) {
    home.deploy(
        process("order")
            .userTask("pay", t -> t.candidateUsers("gonzo,camilla"))
            .userTask("ship", t -> t.assignee("fozzie")));
    try (var engine =
        new ProcessEngineConfiguration()
            .setEngineName("none")
            .setJdbcUrl(home.database().url())
            .setJdbcUsername(home.database().user())
            .setJdbcPassword(home.database().password())
            .setHistoryLevel(HistoryLevel.NONE)
            .buildProcessEngine()) {
      as(engine, "kermit", () -> engine.getRuntimeService().startProcessInstanceByKey("order"));
      var id = engine.getRuntimeService().createProcessInstanceQuery().singleResult().getId();
      work(engine);
      assertThat(running(engine, null))
          .isEqualTo("beaker camilla fozzie gonzo kermit piggy rizzo rowlf scooter");
      assertThat(shown(engine.getRuntimeService().getIdentityLinksForProcessInstance(id)))
          .hasSize(9);
      assertThat(history(engine, null)).isEmpty();
      engine.getTaskService().complete(task(engine, "ship"));
      assertThat(engine.getRuntimeService().createProcessInstanceQuery().count()).isZero();
    }
  }
}
