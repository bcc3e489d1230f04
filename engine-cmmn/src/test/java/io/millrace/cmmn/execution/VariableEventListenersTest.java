package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.intent;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.task;
import static io.millrace.cmmn.test.PlannedItem.variable;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Variable event listeners, on-parts that watch variables, and intent event listeners. */
@DatabaseTest
class VariableEventListenersTest {

  private final Database database;

  VariableEventListenersTest(Database database) {
    this.database = database;
  }

  private TestCase start(PlannedItem... items) {
    return TestCase.of(database, items).start();
  }

  @Test
  @Covers("27 variable event listener")
  void occursWhenItsVariableIsSet() {
    try (var test = start(variable("l", "sum", "all"), human("a").entry("l.occur"))) {
      test.set("other", 1);
      assertThat(test.open()).containsExactly("a available", "l available");

      test.set("sum", 1);
      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  @Covers("27 variable event listener")
  void hearsOnlyTheChangeItWaitsFor() {
    try (var test =
        start(
            variable("created", "x", "create").repeats(null),
            variable("updated", "x", "update").repeats(null),
            variable("set", "x", "update-create").repeats(null),
            variable("deleted", "x", "delete").repeats(null),
            human("a").entry("created.occur").repeats(null),
            human("b").entry("updated.occur").repeats(null),
            human("c").entry("set.occur").repeats(null),
            human("d").entry("deleted.occur").repeats(null))) {
      test.set("x", 1);
      test.set("x", 2);
      test.set("x", 2);
      test.engine().getCmmnRuntimeService().removeVariable(test.id(), "x");

      assertThat(test.open().stream().filter(item -> item.endsWith(" active")))
          .containsExactly("a active", "b active", "c active", "c active", "d active");
    }
  }

  @Test
  void hearsWhatItSees() {
    try (var test =
        start(
            stage("s", variable("inner", "x", "all"), human("a").entry("inner.occur"), human("c")),
            variable("outer", "x", "all"),
            human("b").entry("outer.occur"))) {
      test.engine().getCmmnRuntimeService().setLocalVariable(test.itemId("s"), "x", 1);
      assertThat(test.open()).contains("a active", "outer available");

      test.set("x", 1);
      assertThat(test.open()).contains("b active");
    }
  }

  @Test
  void hearsAChangeInsideOfAList() {
    var adds = "flowable:type=\"java\" flowable:expression=\"${x.add('z')}\"";
    try (var test =
        TestCase.of(
                database,
                human("a"),
                task("add").with(adds).entry("a.complete"),
                variable("l", "x", "update"),
                human("b").entry("l.occur"))
            .start(variables("x", List.of("y")))) {
      test.complete("a");

      assertThat(test.open()).containsExactly("b active");
      assertThat(test.engine().getCmmnRuntimeService().getVariable(test.id(), "x"))
          .isEqualTo(List.of("y", "z"));
    }
  }

  @Test
  void hearsVariablesThatCompleteATask() {
    try (var test = start(human("a"), variable("l", "x", "all"), human("b").entry("l.occur"))) {
      test.complete("a", variables("x", 1));

      assertThat(test.open()).containsExactly("b active");
    }
  }

  @Test
  void doesNotHearTheVariablesItsCaseStartsWith() {
    try (var test =
        TestCase.of(database, variable("l", "x", "all"), human("a").entry("l.occur"))
            .start(variables("x", 1))) {
      assertThat(test.open()).containsExactly("a available", "l available");
    }
  }

  @Test
  @Covers("33 on-part: change of a variable")
  void aSentryWaitsForAVariable() {
    try (var test =
        start(human("a"), human("b").entry("$x.update", "a.complete"), human("c").exit("$y.all"))) {
      test.set("x", 1);
      test.complete("a");
      assertThat(test.open()).containsExactly("b available", "c active");

      test.set("x", 2);
      assertThat(test.open()).containsExactly("b active", "c active");

      test.set("y", 2);
      assertThat(test.open()).containsExactly("b active");
    }
  }

  @Test
  void aSentryOfThePlanModelWaitsForAVariable() {
    var plan = stage("plan", human("a")).exit("$cancel.create");
    try (var test = TestCase.ofPlan(database, plan).start()) {
      test.set("cancel", "yes");

      assertThat(test.state()).isEqualTo("terminated");
    }
  }

  @Test
  @Covers("28 intent event listener")
  void anIntentOccursWhenSomebodySaysSo() {
    try (var test = start(intent("l"), human("a").entry("l.occur"))) {
      var runtime = test.engine().getCmmnRuntimeService();
      var found = runtime.createIntentEventListenerInstanceQuery().singleResult();
      runtime.completeIntentEventListenerInstance(found.getId());

      assertThat(test.open()).containsExactly("a active");
    }
  }
}
