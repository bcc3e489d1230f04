package io.millrace.bpmn.engine;

import static io.millrace.bpmn.migration.ActivityMigrationMapping.createMappingFor;
import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.conformance.Covers;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Migrations that move tokens: to other kinds, together, apart, into scopes and out of them. */
@Covers("150 migration to another version")
@EngineTest
class MigrationMoveTest {

  @Test
  void anActivityOfAnotherKindBeginsAnew(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(process("order").userTask("pay"));
    var order = engine.start("order");
    var target = migrating.version(process("order").receiveTask("paid", "paid").userTask("ship"));
    // when
    migrating
        .to(target)
        .addActivityMigrationMapping(createMappingFor("pay", "paid"))
        .migrate(order.getId());
    // then
    assertThat(engine.openTasks(order)).isEmpty();
    assertThat(Aftermath.cutOff(engine, order)).containsExactly("pay: migration");
    engine.runtime().messageEventReceived("paid", engine.executionAt(order, "paid"));
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void severalTokensBecomeOne(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(process("order").fork(b -> b.userTask("a"), b -> b.userTask("b")).join());
    var order = engine.start("order");
    var target = migrating.version(process("order").userTask("ab").userTask("after"));
    // when
    migrating
        .to(target)
        .addActivityMigrationMapping(createMappingFor(List.of("a", "b"), "ab"))
        .migrate(order.getId());
    // then
    assertThat(engine.openTasks(order)).containsExactly("ab");
    engine.completeTask(order, "ab");
    engine.completeTask(order, "after");
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void aTokenBecomesSeveral(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(process("order").userTask("a"));
    var order = engine.start("order");
    var task = engine.task(order, "a").getId();
    var target =
        migrating.version(
            process("order")
                .fork(b -> b.userTask("a"), b -> b.userTask("b"))
                .join()
                .userTask("after"));
    // when
    migrating
        .to(target)
        .addActivityMigrationMapping(
            createMappingFor("a", List.of("a", "b")).withLocalVariableForActivity("b", "x", 1))
        .migrate(order.getId());
    // then
    assertThat(engine.openTasks(order)).containsExactly("a", "b");
    assertThat(engine.task(order, "a").getId()).isEqualTo(task);
    assertThat(engine.tasks().getVariable(engine.task(order, "b").getId(), "x")).isEqualTo(1);
    engine.completeTask(order, "b");
    engine.completeTask(order, "a");
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  @Test
  void scopesThatOnlyTheNewVersionHasArePutAroundTokens(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(process("order").fork(b -> b.userTask("a"), b -> b.userTask("b")).join());
    var order = engine.start("order");
    var task = engine.task(order, "a").getId();
    // when
    migrating.migrate(
        order,
        process("order")
            .subProcess("s", s -> s.fork(b -> b.userTask("a"), b -> b.userTask("b")).join())
            .boundaryEvent("stop", Trigger.message("stop"), b -> b.userTask("stopped"))
            .moveTo("s")
            .userTask("after"));
    // then
    assertThat(engine.underWay(order)).containsExactly("a", "b", "s");
    assertThat(engine.task(order, "a").getId()).isEqualTo(task);
    engine.completeTask(order, "a");
    engine.completeTask(order, "b");
    assertThat(engine.openTasks(order)).containsExactly("after");
    engine.completeTask(order, "after");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void scopesThatTheNewVersionLacksAreTakenAway(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(
        process("order")
            .subProcess("s", s -> s.userTask("a"))
            .boundaryEvent("stop", Trigger.message("stop"), b -> b.userTask("stopped")));
    var order = engine.start("order");
    // when
    migrating.migrate(order, process("order").userTask("a").userTask("after"));
    // then
    assertThat(engine.underWay(order)).containsExactly("a");
    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isZero();
    engine.completeTask(order, "a");
    engine.completeTask(order, "after");
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void aTokenThatCannotGetToItsScopeIsNamed(TestEngine engine) {
    var migrating = new Migrating(engine);
    engine.deploy(process("order").userTask("a"));
    var order = engine.start("order");
    var target =
        migrating.version(
            process("order")
                .subProcess(
                    "s", s -> s.multiInstance(m -> m.cardinality(2)), s -> s.userTask("a")));

    assertThat(migrating.problems(order, target))
        .singleElement()
        .asString()
        .contains("the process itself")
        .contains("subProcess 's'");
  }

  @Test
  void aJoinThatNeedsFewerTokensLetsThemPass(TestEngine engine) {
    var migrating = new Migrating(engine);
    engine.deploy(
        process("order")
            .fork(b -> b.userTask("a"), b -> b.userTask("b"), b -> b.userTask("c"))
            .join("all"));
    var order = engine.start("order");
    engine.completeTask(order, "a");
    engine.completeTask(order, "b");
    var target =
        migrating.version(
            process("order")
                .fork(b -> b.userTask("a"), b -> b.userTask("b"))
                .join("all")
                .userTask("after"));

    migrating
        .to(target)
        .addActivityMigrationMapping(createMappingFor("c", "after"))
        .migrate(order.getId());

    assertThat(engine.openTasks(order)).containsExactly("after", "after");
  }

  private static BpmnBuilder joined() {
    return process("order")
        .fork(b -> b.userTask("c"), b -> b.userTask("d"))
        .join("all")
        .userTask("after");
  }

  @Test
  void tokensThatComeToAJoinAreCountedThere(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(process("order").fork(b -> b.userTask("a"), b -> b.userTask("b")).join());
    var order = engine.start("order");
    var target = migrating.version(joined());
    // when
    migrating
        .to(target)
        .addActivityMigrationMapping(createMappingFor("a", "all"))
        .addActivityMigrationMapping(createMappingFor("b", "all"))
        .migrate(order.getId());
    // then
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  @Test
  void tokensThatJobsBringToAJoinAreCountedThere(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(
        process("order")
            .fork(
                b -> b.userTask("a", t -> t.asyncBefore()),
                b -> b.userTask("b", t -> t.asyncBefore()))
            .join());
    var order = engine.start("order");
    var target = migrating.version(joined());
    // when
    migrating
        .to(target)
        .addActivityMigrationMapping(createMappingFor("a", "all"))
        .addActivityMigrationMapping(createMappingFor("b", "all"))
        .migrate(order.getId());
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  @Test
  void aSubProcessThatAJobIsToBeginTakesNoOtherTokens(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(
        process("order")
            .fork(
                b -> b.userTask("a"),
                b -> b.subProcess("s", n -> n.asyncBefore(), s -> s.userTask("in"))));
    var order = engine.start("order");
    // when
    migrating.migrate(
        order,
        process("order")
            .subProcess("s", n -> n.asyncBefore(), s -> s.userTask("in").userTask("a"))
            .userTask("after"));
    engine.completeTask(order, "a");
    // then
    assertThat(engine.openTasks(order)).containsExactly("after");
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("after", "in");
  }
}
