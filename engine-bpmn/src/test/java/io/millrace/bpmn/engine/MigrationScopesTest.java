package io.millrace.bpmn.engine;

import static io.millrace.bpmn.migration.ActivityMigrationMapping.createMappingFor;
import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Migrations of loops, and of scopes with variables of their own or with several instances. */
@Covers("150 migration to another version")
@EngineTest
class MigrationScopesTest {

  private static BpmnBuilder loop(String task, boolean sequential) {
    return process("order")
        .userTask(
            task,
            t -> t.multiInstance(m -> (sequential ? m.sequential() : m).collection("who", "one")))
        .userTask("after");
  }

  private static List<Task> tasks(TestEngine engine, ProcessInstance order) {
    return engine.tasks().createTaskQuery().processInstanceId(order.getId()).list();
  }

  private static void setLocal(
      TestEngine engine, ProcessInstance order, String at, String name, Object value) {
    engine.runtime().setVariableLocal(engine.executionAt(order, at), name, value);
  }

  @Test
  void theInstancesOfALoopGetTheAssigneeAndTheVariablesOfItsMapping(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(loop("a", false));
    var order = engine.start("order", Map.of("who", List.of("kermit", "fozzie")));
    var target = migrating.version(loop("b", false));
    // when
    migrating
        .to(target)
        .addActivityMigrationMapping(
            createMappingFor("a", "b")
                .withNewAssignee("gonzo")
                .withLocalVariables(Map.of("one", "piggy", "x", 1)))
        .migrate(order.getId());
    // then
    assertThat(tasks(engine, order))
        .hasSize(2)
        .allSatisfy(
            task -> {
              assertThat(task.getAssignee()).isEqualTo("gonzo");
              assertThat(engine.tasks().getVariable(task.getId(), "one")).isEqualTo("piggy");
              assertThat(engine.tasks().getVariable(task.getId(), "x")).isEqualTo(1);
            });
    assertThat(engine.runtime().getVariables(order.getId())).containsOnlyKeys("who");
    tasks(engine, order).forEach(task -> engine.tasks().complete(task.getId()));
    engine.completeTask(order, "after");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void laterInstancesOfASequenceSeeTheVariablesOfItsMapping(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(loop("a", true));
    var order = engine.start("order", Map.of("who", List.of("kermit", "fozzie")));
    // when
    migrating
        .to(migrating.version(loop("b", true)))
        .addActivityMigrationMapping(
            createMappingFor("a", "b").withNewAssignee("gonzo").withLocalVariable("x", 1))
        .migrate(order.getId());
    // then
    assertThat(engine.task(order, "b").getAssignee()).isEqualTo("gonzo");
    engine.completeTask(order, "b");
    var second = engine.task(order, "b");
    assertThat(second.getAssignee()).isNull();
    assertThat(engine.tasks().getVariable(second.getId(), "one")).isEqualTo("fozzie");
    assertThat(engine.tasks().getVariable(second.getId(), "x")).isEqualTo(1);
    engine.completeTask(order, "b");
    engine.completeTask(order, "after");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aLoopThatBeginsByAMappingGivesItsTasksTheAssignee(boolean sequential, TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(process("order").userTask("a").userTask("after"));
    var order = engine.start("order", Map.of("who", List.of("kermit", "fozzie")));
    // when
    migrating
        .to(migrating.version(loop("b", sequential)))
        .addActivityMigrationMapping(
            createMappingFor("a", "b").withNewAssignee("gonzo").withLocalVariable("x", 1))
        .migrate(order.getId());
    // then
    assertThat(tasks(engine, order))
        .hasSize(sequential ? 1 : 2)
        .allSatisfy(
            task -> {
              assertThat(task.getAssignee()).isEqualTo("gonzo");
              assertThat(engine.tasks().getVariable(task.getId(), "x")).isEqualTo(1);
            });
  }

  @Test
  void variablesOfASubProcessThatIsTakenAwayGoToTheScopeAroundIt(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(
        process("order")
            .subProcess("s", s -> s.subProcess("t", t -> t.userTask("a")))
            .userTask("z"));
    var order = engine.start("order");
    setLocal(engine, order, "s", "outer", List.of("x"));
    setLocal(engine, order, "t", "inner", 5L);
    // when
    migrating.migrate(order, process("order").userTask("a").userTask("z"));
    // then
    assertThat(engine.runtime().getVariables(order.getId()))
        .isEqualTo(Map.of("outer", List.of("x"), "inner", 5L));
    engine.completeTask(order, "a");
    assertThat(engine.runtime().getVariable(order.getId(), "inner")).isEqualTo(5L);
    engine.completeTask(order, "z");
    assertThat(engine.history().createHistoricVariableInstanceQuery().variableName("outer").list())
        .hasSize(2)
        .allSatisfy(variable -> assertThat(variable.getValue()).isEqualTo(List.of("x")));
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void aVariableOfASubProcessThatIsTakenAwayReplacesNoOther(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(process("order").subProcess("s", s -> s.userTask("a")).userTask("z"));
    var order = engine.start("order", Map.of("x", 1));
    setLocal(engine, order, "s", "x", 2);
    var target = migrating.version(process("order").userTask("a").userTask("z"));
    // then
    assertThat(migrating.problems(order, target))
        .singleElement()
        .asString()
        .contains("subProcess 's'")
        .contains("variable 'x'")
        .contains("the process itself")
        .contains("Remove");
    assertThatThrownBy(() -> migrating.to(target).migrate(order.getId()))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("variable 'x'");
    // when
    engine.runtime().removeVariableLocal(engine.executionAt(order, "s"), "x");
    migrating.to(target).migrate(order.getId());
    // then
    assertThat(engine.runtime().getVariable(order.getId(), "x")).isEqualTo(1);
  }

  @Test
  void ofTwoSubProcessesThatAreTakenAwayOneVariableCannotReplaceTheOther(TestEngine engine) {
    var migrating = new Migrating(engine);
    engine.deploy(
        process("order")
            .fork(
                b -> b.subProcess("s", s -> s.userTask("a")),
                b -> b.subProcess("t", t -> t.userTask("b"))));
    var order = engine.start("order");
    setLocal(engine, order, "s", "x", 1);
    setLocal(engine, order, "t", "x", 2);
    var target =
        migrating.version(process("order").fork(b -> b.userTask("a"), b -> b.userTask("b")));
    assertThat(migrating.problems(order, target))
        .singleElement()
        .asString()
        .contains("subProcess 't'")
        .contains("variable 'x'");
  }

  /** Two tokens have gone into one sub-process, each in an instance of its own. */
  private static BpmnBuilder twice() {
    return process("order")
        .fork(
            b -> b.userTask("out"),
            b -> b.userTask("a").connectTo("s"),
            b -> b.subProcess("s", s -> s.userTask("in")));
  }

  @Test
  void aTokenIsNotPutIntoOneOfSeveralInstancesOfAScope(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(twice());
    var order = engine.start("order");
    engine.completeTask(order, "a");
    assertThat(engine.openTasks(order)).containsExactly("in", "in", "out");
    var target =
        migrating.version(process("order").subProcess("s", s -> s.userTask("in").userTask("out")));
    // then
    assertThat(migrating.problems(order, target))
        .singleElement()
        .asString()
        .contains("userTask 'out'")
        .contains("subProcess 's'")
        .contains("2 times");
    assertThatThrownBy(() -> migrating.to(target).migrate(order.getId()))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("2 times");
  }

  @Test
  void aTokenIsPutIntoTheOneInstanceOfAScope(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(twice());
    var order = engine.start("order");
    engine.completeTask(order, "in");
    var inside = engine.start("order");
    // when
    migrating.migrate(
        inside,
        process("order")
            .subProcess(
                "s",
                s -> s.fork(b -> b.userTask("in"), b -> b.userTask("out"), b -> b.userTask("a")))
            .userTask("z"));
    // then
    assertThat(engine.underWay(inside)).containsExactly("a", "in", "out", "s");
    engine.completeTask(inside, "a");
    engine.completeTask(inside, "in");
    engine.completeTask(inside, "out");
    assertThat(engine.openTasks(inside)).containsExactly("z");
  }

  @Test
  void aScopeThatGoesIntoANewOneTakesTheTokensThatComeThere(TestEngine engine) {
    // given
    var migrating = new Migrating(engine);
    engine.deploy(
        process("order")
            .fork(b -> b.userTask("out"), b -> b.subProcess("s", s -> s.userTask("in"))));
    var order = engine.start("order");
    // when
    migrating.migrate(
        order,
        process("order")
            .subProcess(
                "x",
                x -> x.subProcess("s", s -> s.fork(b -> b.userTask("in"), b -> b.userTask("out"))))
            .userTask("z"));
    // then
    assertThat(engine.underWay(order)).containsExactly("in", "out", "s", "x");
    engine.completeTask(order, "in");
    engine.completeTask(order, "out");
    assertThat(engine.openTasks(order)).containsExactly("z");
  }
}
