package io.millrace.common.internal.variable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import io.millrace.common.BadArgumentException;
import io.millrace.common.UnsupportedVariableTypeException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.variable.VariablesFixture.Scope;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class VariableScopesTest {

  private VariablesFixture fixture;

  /** The ids of a stored instance, a step in it, and a task of the step. */
  private record Chain(long instance, long step, long task) {
    VariableNode in(Scope scope) {
      return scope.task(task, stepIn(scope));
    }

    VariableNode stepIn(Scope scope) {
      return scope.step(step, scope.instance(instance, HistoryLevel.NONE));
    }
  }

  @BeforeAll
  void open(Database database) {
    fixture = new VariablesFixture(database);
  }

  @AfterEach
  void checkAndClear() {
    fixture.checkAndClear();
  }

  @AfterAll
  void close() {
    fixture.close();
  }

  /**
   * Stores a chain of which each node has a variable of its own name, and each one named {@code
   * where}.
   */
  private Chain chain() {
    return fixture.run(
        scope -> {
          var instance = scope.newInstance(HistoryLevel.NONE);
          var step = scope.newStep(instance);
          var task = scope.newTask(step);
          for (var node : List.of(instance, step, task)) {
            var name = node == instance ? "instance" : node == step ? "step" : "task";
            scope.variables().setLocal(node, name, name);
            scope.variables().setLocal(node, "where", name);
          }
          return new Chain(instance.owner().id(), step.owner().id(), task.owner().id());
        });
  }

  private long instanceWith(Map<String, ?> variables) {
    return fixture.run(
        scope -> {
          var node = scope.newInstance(HistoryLevel.NONE);
          variables.forEach((name, value) -> scope.variables().set(node, name, value));
          return node.owner().id();
        });
  }

  private Map<String, Object> stored(long instance) {
    return fixture.run(scope -> scope.variables().all(scope.instance(instance)));
  }

  private List<String> sentToVariables() {
    return fixture.store().sentTo("mr_variable");
  }

  @Test
  void nearestValueIsSeen() {
    var chain = chain();
    fixture.run(
        scope -> {
          var task = chain.in(scope);
          var variables = scope.variables();
          assertThat(variables.get(task, "where")).isEqualTo("task");
          assertThat(variables.get(task.parent(), "where")).isEqualTo("step");
          assertThat(variables.get(task.parent().parent(), "where")).isEqualTo("instance");
          assertThat(variables.get(task, "instance")).isEqualTo("instance");
          assertThat(variables.getLocal(task, "instance")).isNull();
          assertThat(variables.get(task, "absent")).isNull();
          assertThat(variables.has(task, "step")).isTrue();
          assertThat(variables.has(task, "absent")).isFalse();
          assertThat(variables.hasLocal(task, "step")).isFalse();
          assertThat(variables.all(task))
              .containsOnly(
                  entry("instance", "instance"),
                  entry("step", "step"),
                  entry("task", "task"),
                  entry("where", "task"));
          assertThat(variables.allLocal(task))
              .containsOnly(entry("task", "task"), entry("where", "task"));
          assertThat(variables.instances(task).get("where").getTaskId())
              .isEqualTo(Long.toString(chain.task()));
          assertThat(variables.instancesLocal(task.parent())).containsOnlyKeys("step", "where");
          return null;
        });
  }

  @Test
  void chainIsLoadedInOneStatement() {
    var chain = chain();
    fixture.run(
        scope -> {
          var task = chain.in(scope);
          fixture.store().forgetSent();
          scope.variables().get(task, "absent");
          scope.variables().get(task, "where");
          scope.variables().all(task);
          scope.variables().all(task.parent());
          scope.variables().get(task.parent().parent(), "instance");
          assertThat(sentToVariables()).hasSize(1);
          return null;
        });
  }

  @Test
  void nodesAboveAreLoadedWithoutTheirTasks() {
    var chain = chain();
    fixture.run(
        scope -> {
          assertThat(scope.variables().all(chain.stepIn(scope)))
              .containsOnly(
                  entry("instance", "instance"), entry("step", "step"), entry("where", "step"));
          assertThat(scope.variables().all(chain.in(scope))).hasSize(4);
          return null;
        });
  }

  @Test
  void nothingIsLoadedWhereNothingIsCounted() {
    var empty = instanceWith(Map.of());
    fixture.run(
        scope -> {
          var old = scope.instance(empty);
          var born = scope.newInstance(HistoryLevel.NONE);
          fixture.store().forgetSent();
          assertThat(scope.variables().all(old)).isEmpty();
          assertThat(scope.variables().get(old, "absent")).isNull();
          scope.variables().set(old, "a", 1);
          scope.variables().set(born, "b", 2);
          assertThat(scope.variables().get(old, "a")).isEqualTo(1);
          assertThat(scope.variables().all(born)).containsOnly(entry("b", 2));
          assertThat(sentToVariables()).isEmpty();
          return null;
        });
    assertThat(stored(empty)).containsOnly(entry("a", 1));
  }

  @Test
  void whatWasSetIsNotReadBackAfterFlush() {
    fixture.run(
        scope -> {
          var node = scope.newInstance(HistoryLevel.NONE);
          scope.variables().set(node, "a", 1);
          scope.work().flush();
          fixture.store().forgetSent();
          assertThat(scope.variables().all(node)).containsOnly(entry("a", 1));
          scope.variables().set(node, "a", 2);
          scope.variables().set(node, "b", 3);
          scope.variables().remove(node, "b");
          assertThat(fixture.store().sent()).isEmpty();
          return null;
        });
    assertThat(fixture.store().number("select REV_ from MR_VARIABLE")).isEqualTo(2);
  }

  @Test
  void variablesAreSetWhereTheyAreAndNewOnesAtTheTop() {
    var chain = chain();
    fixture.run(
        scope -> {
          var task = chain.in(scope);
          scope.variables().set(task, "step", "changed");
          scope.variables().set(task, "where", "changed");
          scope.variables().set(task, "new", true);
          scope.variables().setLocal(task, "instance", "shadow");
          return null;
        });
    fixture.run(
        scope -> {
          var task = chain.in(scope);
          assertThat(scope.variables().allLocal(task))
              .containsOnly(
                  entry("task", "task"), entry("where", "changed"), entry("instance", "shadow"));
          assertThat(scope.variables().allLocal(task.parent()))
              .containsOnly(entry("step", "changed"), entry("where", "step"));
          assertThat(scope.variables().allLocal(task.parent().parent()))
              .containsOnly(
                  entry("instance", "instance"), entry("where", "instance"), entry("new", true));
          return null;
        });
  }

  @Test
  void standaloneTaskKeepsItsVariables() {
    var task =
        fixture.run(
            scope -> {
              var node = scope.newStandaloneTask(HistoryLevel.NONE);
              scope.variables().set(node, "a", 1);
              return node.taskId();
            });
    fixture.run(
        scope -> {
          var node = scope.standaloneTask(task, HistoryLevel.NONE);
          assertThat(scope.variables().all(node)).containsOnly(entry("a", 1));
          var instance = scope.variables().instance(node, "a");
          assertThat(instance.getTaskId()).isEqualTo(Long.toString(task));
          assertThat(instance.getExecutionId()).isNull();
          assertThat(instance.getProcessInstanceId()).isNull();
          assertThat(instance.getTenantId()).isNull();
          return null;
        });
  }

  @Test
  void variablesOfSeveralStandaloneTasksAreTheirOwn() {
    var tasks =
        fixture.run(
            scope -> {
              var ids = new ArrayList<Long>();
              for (var i = 0; i < 3; i++) {
                var node = scope.newStandaloneTask(HistoryLevel.NONE);
                scope.variables().set(node, "number", i);
                ids.add(node.taskId());
              }
              return ids;
            });
    fixture.run(
        scope -> {
          for (var i = 0; i < 3; i++) {
            assertThat(
                    scope
                        .variables()
                        .get(scope.standaloneTask(tasks.get(i), HistoryLevel.NONE), "number"))
                .isEqualTo(i);
          }
          return null;
        });
  }

  @Test
  void equalValueChangesNothing() {
    var values = new LinkedHashMap<String, Object>();
    values.put("null", null);
    values.put("text", "a");
    values.put("list", List.of(1, "b"));
    values.put("bytes", new byte[] {1, 2});
    var id = instanceWith(values);
    fixture.store().forgetSent();
    fixture.runListening(
        scope -> {
          var node = scope.instance(id, HistoryLevel.FULL);
          scope.variables().set(node, "null", null);
          scope.variables().set(node, "text", "a");
          scope.variables().set(node, "list", new ArrayList<>(List.of(1, "b")));
          scope.variables().set(node, "bytes", new byte[] {1, 2});
          assertThat(scope.work().isChanged()).isFalse();
          return null;
        });
    assertThat(fixture.events()).isEmpty();
    assertThat(fixture.store().number("select max(REV_) from MR_VARIABLE")).isEqualTo(1);
  }

  @Test
  void otherTypeIsAnUpdateOfTheSameRow() {
    var id = instanceWith(Map.of("a", "x".repeat(5_000)));
    var row = fixture.store().number("select ID_ from MR_VARIABLE");
    fixture.run(
        scope -> {
          scope.variables().set(scope.instance(id), "a", 1);
          return null;
        });
    assertThat(stored(id)).containsOnly(entry("a", 1));
    assertThat(
            fixture.store().number("select ID_ from MR_VARIABLE where REV_ = 2 and BYTES_ is null"))
        .isEqualTo(row);
    fixture.run(
        scope -> {
          scope.variables().set(scope.instance(id), "a", 1L);
          return null;
        });
    assertThat(stored(id)).containsOnly(entry("a", 1L));
  }

  @Test
  void removedVariableIsGoneAndTheOneAboveIsSeen() {
    var chain = chain();
    fixture.run(
        scope -> {
          var task = chain.in(scope);
          scope.variables().remove(task, "where");
          assertThat(scope.variables().get(task, "where")).isEqualTo("step");
          scope.variables().remove(task, "where");
          scope.variables().remove(task, "absent");
          scope.variables().removeLocal(task, "instance");
          return null;
        });
    fixture.run(
        scope -> {
          var task = chain.in(scope);
          assertThat(scope.variables().get(task, "where")).isEqualTo("instance");
          assertThat(scope.variables().allLocal(task)).containsOnlyKeys("task");
          return null;
        });
  }

  @Test
  void removedVariableCanBeSetAgain() {
    var id = instanceWith(Map.of("a", 1));
    fixture.run(
        scope -> {
          var node = scope.instance(id);
          scope.variables().remove(node, "a");
          assertThat(scope.variables().has(node, "a")).isFalse();
          scope.variables().set(node, "a", 2);
          scope.variables().remove(node, "a");
          scope.variables().set(node, "a", 3);
          return null;
        });
    assertThat(stored(id)).containsOnly(entry("a", 3));
  }

  @Test
  void variableThatComesAndGoesSendsNothing() {
    var id = instanceWith(Map.of());
    fixture.run(
        scope -> {
          var node = scope.instance(id, HistoryLevel.TASK);
          scope.variables().set(node, "a", 1);
          scope.variables().remove(node, "a");
          assertThat(scope.work().isChanged()).isFalse();
          return null;
        });
  }

  @Test
  void changeOfReadObjectIsNotWrittenUntilItIsSet() {
    var id = instanceWith(Map.of("list", List.of("a")));
    fixture.run(
        scope -> {
          change(scope.variables().get(scope.instance(id), "list"));
          assertThat(scope.work().isChanged()).isFalse();
          return null;
        });
    assertThat(stored(id)).containsOnly(entry("list", List.of("a")));
    fixture.run(
        scope -> {
          var node = scope.instance(id);
          var list = scope.variables().get(node, "list");
          change(list);
          scope.variables().set(node, "list", list);
          return null;
        });
    assertThat(stored(id)).containsOnly(entry("list", List.of("a", "b")));
  }

  @SuppressWarnings("unchecked")
  private static void change(Object list) {
    ((List<Object>) list).add("b");
  }

  @Test
  void changeOfObjectAfterItWasSetIsNotWritten() {
    var id =
        fixture.run(
            scope -> {
              var node = scope.newInstance(HistoryLevel.NONE);
              var list = new ArrayList<Object>(List.of("a"));
              var bytes = new byte[] {1};
              scope.variables().set(node, "list", list);
              scope.variables().set(node, "bytes", bytes);
              change(list);
              bytes[0] = 2;
              return node.owner().id();
            });
    assertThat(stored(id)).containsEntry("list", List.of("a"));
    assertThat((byte[]) stored(id).get("bytes")).containsExactly(1);
  }

  @Test
  void transientVariablesShadowStoredOnesAndAreGoneAfterwards() {
    var chain = chain();
    fixture.run(
        scope -> {
          var task = chain.in(scope);
          var variables = scope.variables();
          variables.setTransientLocal(task.parent(), "step", new Thread("any object"));
          variables.setTransient(task, "where", "memory");
          variables.setTransient(task, "only", null);
          assertThat(variables.get(task, "step")).isInstanceOf(Thread.class);
          assertThat(variables.get(task, "where")).isEqualTo("task");
          assertThat(variables.get(task.parent().parent(), "where")).isEqualTo("memory");
          assertThat(variables.has(task, "only")).isTrue();
          assertThat(variables.getTransient(task, "where")).isEqualTo("memory");
          assertThat(variables.getTransientLocal(task, "where")).isNull();
          assertThat(variables.allTransient(task)).containsOnlyKeys("step", "where", "only");
          assertThat(variables.allTransientLocal(task.parent())).containsOnlyKeys("step");
          assertThat(variables.all(task))
              .containsEntry("only", null)
              .containsEntry("where", "task");
          variables.removeTransient(task, "step");
          assertThat(variables.get(task, "step")).isEqualTo("step");
          assertThat(scope.work().isChanged()).isFalse();
          return null;
        });
    assertThat(stored(chain.instance())).containsOnlyKeys("instance", "where");
  }

  @Test
  void namesAreTakenByTheLetter() {
    var names =
        List.of(
            "a",
            "A",
            " a",
            "a b",
            "\u00e4",
            "a\u0308",
            "ss",
            "\u00df",
            "ss ",
            "ss\t",
            "x".repeat(255),
            "\u65e5".repeat(255));
    var variables = new LinkedHashMap<String, Object>();
    names.forEach(name -> variables.put(name, name));
    assertThat(stored(instanceWith(variables))).isEqualTo(variables);
  }

  @Test
  void namesThatCannotBeStoredAreRefused() {
    for (var name : Arrays.asList(null, "", " \t", "x".repeat(256), "zero\0")) {
      assertThatThrownBy(() -> instanceWith(new LinkedHashMap<>(Collections.singletonMap(name, 1))))
          .isInstanceOf(BadArgumentException.class);
      assertThatThrownBy(
              () ->
                  fixture.run(
                      scope -> {
                        scope
                            .variables()
                            .setTransient(scope.newInstance(HistoryLevel.NONE), name, 1);
                        return null;
                      }))
          .isInstanceOf(BadArgumentException.class);
    }
    assertThat(fixture.store().number("select count(*) from MR_TEST_INSTANCE")).isZero();
  }

  @Test
  void valueThatCannotBeStoredLeavesNothingBehind() {
    assertThatThrownBy(() -> instanceWith(Map.of("thread", Thread.currentThread())))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining("'thread'");
    assertThat(fixture.store().number("select count(*) from MR_TEST_INSTANCE")).isZero();
  }

  @Test
  void listenersHearOfChanges() {
    var id = instanceWith(Map.of("a", 1));
    fixture.runListening(
        scope -> {
          var node = scope.instance(id, HistoryLevel.NONE);
          scope.variables().set(node, "a", "one");
          scope.variables().set(node, "a", "one");
          scope.variables().set(node, "b", null);
          scope.variables().remove(node, "a");
          scope.variables().remove(node, "a");
          scope.variables().setTransient(node, "t", 1);
          scope.end(node);
          return null;
        });
    assertThat(fixture.events())
        .containsExactly("updated a 1 to one", "created b null", "removed a one");
  }

  @Test
  void instanceTellsWhoseItIs() {
    var chain = chain();
    fixture.run(
        scope -> {
          var variable = scope.variables().instance(chain.stepIn(scope), "step");
          assertThat(variable.getName()).isEqualTo("step");
          assertThat(variable.getTypeName()).isEqualTo("string");
          assertThat(variable.getValue()).isEqualTo("step");
          assertThat(variable.getProcessInstanceId()).isEqualTo(Long.toString(chain.instance()));
          assertThat(variable.getExecutionId()).isEqualTo(Long.toString(chain.step()));
          assertThat(variable.getProcessDefinitionId()).isEqualTo("9");
          assertThat(variable.getTenantId()).isEqualTo("acme");
          assertThat(variable.getTaskId()).isNull();
          assertThat(variable.getScopeId()).isNull();
          return null;
        });
  }

  @Test
  void thousandVariablesAreOneStatementEachWay() {
    var variables = new LinkedHashMap<String, Object>();
    for (var i = 0; i < 1_000; i++) {
      variables.put("v" + i, i);
    }
    var id = instanceWith(variables);
    fixture.run(
        scope -> {
          var node = scope.instance(id);
          fixture.store().forgetSent();
          assertThat(scope.variables().all(node)).isEqualTo(variables);
          assertThat(sentToVariables()).hasSize(1);
          return null;
        });
  }
}
