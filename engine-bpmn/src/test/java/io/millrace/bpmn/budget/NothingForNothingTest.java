package io.millrace.bpmn.budget;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** No statement is sent for what is not there, is known, or has not changed. */
@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class NothingForNothingTest {

  private static final Pattern DELETE = Pattern.compile("delete (?:\\w+ )?from (\\w+)");
  private static final Pattern WRITE = Pattern.compile("\\b(insert|update \\w+ set|delete) ");
  private static final Pattern READ = Pattern.compile("^(with|select|\\() ?.*", Pattern.DOTALL);

  private CountedEngine engine;

  @BeforeAll
  void open(Database database) {
    engine = CountedEngine.on(database);
  }

  @AfterAll
  void close() {
    engine.close();
  }

  private List<String> sent(Runnable call) {
    engine.costOf(call);
    return engine.texts().stream().map(text -> text.toLowerCase(Locale.ROOT)).toList();
  }

  private List<String> deletedFrom(Runnable call) {
    return sent(call).stream()
        .flatMap(text -> DELETE.matcher(text).results())
        .map(result -> result.group(1))
        .toList();
  }

  private void completes(ProcessInstance instance, String... tables) {
    var task = engine.task(instance);
    assertThat(deletedFrom(() -> engine.tasks().complete(task))).containsExactlyInAnyOrder(tables);
  }

  private static BpmnBuilder withTimer(BpmnBuilder process) {
    return process
        .userTask("work")
        .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.task("hurry"));
  }

  private static BpmnBuilder withMessage(BpmnBuilder process) {
    return process
        .userTask("work")
        .boundaryEvent("off", Trigger.message("stop"), b -> b.task("stop"));
  }

  @Test
  void anInstanceThatOwnsNothingElseDeletesItsTaskAndExecutionsAlone() {
    completes(engine.start("bare", p -> p.userTask("work")), "mr_task", "mr_execution");
  }

  @Test
  void allVariablesOfAnEndedInstanceGoInOneStatement() {
    var variables = Map.<String, Object>of("a", 1, "b", "x", "c", true);
    completes(
        engine.start("varied", variables, p -> p.userTask("work")),
        "mr_task",
        "mr_execution",
        "mr_variable");
  }

  @Test
  void theJobsOfAnEndedInstanceGoInOneStatement() {
    completes(
        engine.start("timed", NothingForNothingTest::withTimer),
        "mr_task",
        "mr_execution",
        "mr_job");
  }

  @Test
  void theSubscriptionsOfAnEndedInstanceGoInOneStatement() {
    completes(
        engine.start("hearing", NothingForNothingTest::withMessage),
        "mr_task",
        "mr_execution",
        "mr_event_subscription");
  }

  @Test
  void theLinksOfAnEndedTaskGoInOneStatement() {
    completes(
        engine.start("linked", p -> p.userTask("work", t -> t.candidateUsers("kermit,gonzo"))),
        "mr_task",
        "mr_execution",
        "mr_identity_link");
  }

  @Test
  void aDeletedFamilySendsOneStatementForEachKind() {
    // given
    engine.start("inner", Map.of("b", 2), p -> p.userTask("work"));
    var outer =
        engine.start(
            "outer",
            Map.of("a", 1),
            p -> p.callActivity("call", "inner", c -> c.in("a", "b")).userTask("after"));
    // then
    assertThat(deletedFrom(() -> engine.runtime().deleteProcessInstance(outer.getId(), "off")))
        .containsExactlyInAnyOrder("mr_task", "mr_execution", "mr_variable");
  }

  @Test
  void whatChangesNothingWritesNothing() {
    var instance = engine.start("same", Map.of("a", 1), p -> p.userTask("work"));
    var task = engine.task(instance);
    engine.tasks().claim(task, "kermit");
    assertWritesNothing(() -> engine.tasks().setAssignee(task, "kermit"));
    assertWritesNothing(() -> engine.tasks().claim(task, "kermit"));
    assertWritesNothing(() -> engine.tasks().setVariable(task, "a", 1));
    assertWritesNothing(() -> engine.tasks().removeVariable(task, "nothing"));
    assertWritesNothing(() -> engine.runtime().setVariable(instance.getId(), "a", 1));
    assertWritesNothing(() -> engine.runtime().setProcessInstanceName(instance.getId(), null));
    engine.tasks().delegateTask(task, "gonzo");
    assertWritesNothing(() -> TaskPaths.refused(() -> engine.tasks().complete(task)));
  }

  private void assertWritesNothing(Runnable call) {
    assertThat(sent(call)).noneMatch(text -> WRITE.matcher(text).find());
  }

  @Test
  void whatOnlyReadsBeginsAndEndsNoTransaction() {
    var instance = engine.start("read", Map.of("a", 1), p -> p.userTask("work"));
    var task = engine.task(instance);
    assertOnlyReads(() -> engine.runtime().getVariables(instance.getId()));
    assertOnlyReads(() -> engine.tasks().getVariable(task, "a"));
    assertOnlyReads(() -> engine.runtime().getActiveActivityIds(instance.getId()));
    assertOnlyReads(() -> engine.repository().createProcessDefinitionQuery().list());
    QueryPaths.all().forEach(path -> assertOnlyReads(path.given().apply(engine)));
  }

  private void assertOnlyReads(Runnable call) {
    var sent = sent(call).stream().flatMap(text -> List.of(text.split(";")).stream()).toList();
    assertThat(sent).allMatch(text -> READ.matcher(text).matches());
  }

  @Test
  void anEngineThatNobodyCallsSendsNothing() {
    var cost = engine.costOf(() -> engine.engine().clock().advance(Duration.ofHours(2)));
    engine.engine().clock().reset();
    assertThat(cost).isEqualTo(new Cost(0, 0));
  }

  @Test
  void aConnectionGoesBackToThePoolWithoutATrip() {
    // given
    var question = engine.tasks().createTaskQuery().taskId("7");
    // then: the read alone
    assertThat(engine.costOf(Path.path("read", e -> question::list))).isEqualTo(new Cost(1, 1));
  }
}
