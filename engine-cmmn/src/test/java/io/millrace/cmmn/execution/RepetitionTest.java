package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.service;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.user;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.test.TestCase;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@DatabaseTest
class RepetitionTest {

  private final Database database;

  RepetitionTest(Database database) {
    this.database = database;
  }

  @Test
  @Covers("42 repetition rule")
  void withoutEntryCriteriaTheNextInstanceComesWhenOneCompletes() {
    var again = human("a").repeats("${repetitionCounter < 3}");
    try (var test = TestCase.of(database, again).start()) {
      test.complete("a").complete("a");
      assertThat(test.open()).containsExactly("a active");
      assertThat(test.rows("select REPETITION_COUNTER_ from MR_PLAN_ITEM")).containsExactly("3");

      test.complete("a");

      assertThat(test.state()).isEqualTo("completed");
      assertThat(test.over()).hasSize(3);
    }
  }

  @Test
  @Covers("42 repetition rule")
  void withEntryCriteriaTheNextInstanceWaitsForTheNextTime() {
    var again = human("a").entry("e.occur").repeats(null);
    try (var test = TestCase.of(database, human("b"), user("e").repeats(null), again).start()) {
      assertThat(test.open()).containsExactly("a available", "b active", "e available");

      test.trigger("e");
      assertThat(test.open())
          .containsExactly("a active", "a wait_repetition", "b active", "e available");
      test.trigger("e");

      assertThat(test.open())
          .containsExactly("a active", "a active", "a wait_repetition", "b active", "e available");
    }
  }

  @Test
  @Covers("44 limit of instances")
  void theNumberOfInstancesAtATimeCanBeLimited() {
    var again = human("a").entry("e.occur").repeats("flowable:maxInstanceCount=\"1\"", null);
    try (var test = TestCase.of(database, human("b"), user("e").repeats(null), again).start()) {
      test.trigger("e");
      assertThat(test.open())
          .containsExactly("a active", "a wait_repetition", "b active", "e available");
      test.complete("a");
      assertThat(test.open()).containsExactly("a wait_repetition", "b active", "e available");

      test.trigger("e").trigger("e");
      assertThat(test.open())
          .containsExactly("a active", "a wait_repetition", "b active", "e available");
      test.complete("a");

      assertThat(test.open())
          .as("what happened while there was no room is not forgotten")
          .containsExactly("a active", "a wait_repetition", "b active", "e available");
    }
  }

  @Test
  void anInstanceThatWaitsForItsRepetitionDoesNotKeepItsStageOpen() {
    var again = human("a").entry("b.complete").repeats(null);
    try (var test = TestCase.of(database, stage("s", human("b"), again), human("c")).start()) {
      test.complete("b").complete("a");

      assertThat(test.open()).containsExactly("c active");
    }
  }

  @Test
  @Covers("45 repetition over a collection")
  void overACollectionThereIsAnInstanceForEachElement() {
    var done = new ArrayList<Object>();
    var each =
        stage("s", human("a"), service("log", "${done.add(element)}").entry("a.complete"))
            .repeats(
                "flowable:collectionVariable=\"list\" flowable:elementVariable=\"element\" flowable:elementIndexVariable=\"index\"",
                null);
    try (var test =
        TestCase.of(database, Map.of("done", done), stage("plan", each))
            .start(variables("list", List.of("x", "y", "z")))) {
      assertThat(test.open()).filteredOn(item -> item.startsWith("s")).hasSize(3);

      test.complete("a").complete("a").complete("a");

      assertThat(done).containsExactly("x", "y", "z");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  @Covers("45 repetition over a collection")
  void overAnEmptyCollectionThereIsNone() {
    var each = human("a").repeats("flowable:collectionVariable=\"list\"", null);
    try (var test = TestCase.of(database, each).start(variables("list", List.of()))) {
      assertThat(test.state()).isEqualTo("completed");
      assertThat(test.over()).isEmpty();
    }
  }

  @Test
  @Covers("45 repetition over a collection")
  void aMetCriterionWaitsUntilTheCollectionHasElements() {
    var each =
        human("b").entry("a.complete").repeats("flowable:collectionVariable=\"list\"", "${false}");
    try (var test =
        TestCase.of(database, human("a"), each, human("c").entryIf("${go}"), human("z"))
            .start(TestCase.variables("list", List.of(), "go", false))) {
      test.complete("a");
      assertThat(test.open()).containsExactly("b available", "c available", "z active");

      test.set("list", List.of(1, 2));
      assertThat(test.open()).containsExactly("b active", "b active", "c available", "z active");
    }
  }

  @Test
  @Covers("45 repetition over a collection")
  void anEntryCriterionStartsAllOfACollectionEachTime() {
    var each =
        human("a")
            .entry("e.occur")
            .repeats("flowable:collectionVariable=\"list\" flowable:elementVariable=\"x\"", null);
    try (var test =
        TestCase.of(database, human("b"), user("e").repeats(null), each)
            .start(variables("list", List.of(1, 2)))) {
      test.trigger("e");
      assertThat(test.open())
          .containsExactly("a active", "a active", "a wait_repetition", "b active", "e available");

      test.trigger("e");

      assertThat(test.open()).filteredOn("a active"::equals).hasSize(4);
    }
  }

  @Test
  @Covers("42 repetition rule")
  void theCounterCanHaveAnotherName() {
    var again = human("a").repeats("flowable:counterVariable=\"round\"", "${round < 2}");
    try (var test = TestCase.of(database, again).start()) {
      test.complete("a").complete("a");

      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  @Covers({"42 repetition rule", "4 stages in stages"})
  void aStageRepeatsWithAllInIt() {
    var again = stage("s", human("a")).repeats("${repetitionCounter < 2}");
    try (var test = TestCase.of(database, again).start()) {
      test.complete("a");
      assertThat(test.open()).containsExactly("a active", "s active");

      test.complete("a");

      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void anInstanceThatExitsAsksForNoOther() {
    var again = human("a").repeats(null).exit("stop.occur");
    try (var test = TestCase.of(database, human("b"), again, user("stop")).start()) {
      test.trigger("stop");

      assertThat(test.open()).containsExactly("b active");
    }
  }

  @Test
  @Covers("42 repetition rule")
  void whatEndsWithItsStageIsNotFollowedByAnother() {
    var again = human("a").repeats("flowable:repeatOnStandardEvent=\"exit\"", null);
    var stage = stage("s", again).exit("stop.occur");
    try (var test = TestCase.of(database, stage, user("stop"), human("keep")).start()) {
      test.trigger("stop");

      assertThat(test.open()).containsExactly("keep active");
      assertThat(test.over()).containsExactly("a terminated", "s terminated", "stop completed");
    }
  }

  @Test
  void whatIsStartedOrEnabledByHandRepeatsAsIfACriterionWereMet() {
    var started = human("a").entry("e.occur").repeats(null);
    var enabled = human("b").entry("e.occur").repeats("${repetitionCounter < 2}");
    try (var test = TestCase.of(database, human("k"), user("e").repeats(null), started, enabled)) {
      test.start();
      test.runtime().startPlanItemInstance(test.itemId("a"));
      test.runtime().enablePlanItemInstance(test.itemId("b"));
      assertThat(test.open())
          .containsExactly(
              "a active",
              "a wait_repetition",
              "b enabled",
              "b wait_repetition",
              "e available",
              "k active");

      test.trigger("e");

      assertThat(test.open())
          .containsExactly(
              "a active",
              "a active",
              "a wait_repetition",
              "b active",
              "b enabled",
              "e available",
              "k active");
    }
  }

  @Test
  void whatIsStartedByHandForgetsWhatItsCriteriaHeard() {
    var both = human("a").entry("e.occur", "f.occur").repeats(null);
    try (var test =
        TestCase.of(database, human("k"), user("e").repeats(null), user("f"), both).start()) {
      test.trigger("e");
      test.runtime().startPlanItemInstance(test.itemId("a"));

      test.trigger("f");

      assertThat(test.open())
          .containsExactly("a active", "a wait_repetition", "e available", "k active");
    }
  }

  @Test
  @Covers("45 repetition over a collection")
  void whatIsStartedByHandStandsForTheElementsOfItsCollection() {
    var seen = new ArrayList<Object>();
    var each =
        service("a", "${seen.add(x)}")
            .entry("e.occur")
            .repeats("flowable:collectionVariable=\"list\" flowable:elementVariable=\"x\"", null);
    var plan = stage("plan", human("k"), user("e").repeats(null), each);
    try (var test = TestCase.of(database, Map.of("seen", seen), plan).start()) {
      assertThatThrownBy(() -> test.runtime().startPlanItemInstance(test.itemId("a")))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("collection");
      test.set("list", List.of("x", "y"));

      test.runtime().startPlanItemInstance(test.itemId("a"));

      assertThat(seen).containsExactly("x", "y");
      assertThat(test.open()).containsExactly("a wait_repetition", "e available", "k active");
    }
  }

  @Test
  @Covers("42 repetition rule")
  void anEventThatDoesNotEndAnInstanceMakesTheNextBesideIt() {
    var again =
        human("a")
            .manual()
            .repeats("flowable:repeatOnStandardEvent=\"disable\"", "${repetitionCounter < 3}");
    try (var test = TestCase.of(database, again, human("keep")).start()) {
      test.runtime().disablePlanItemInstance(test.itemId("a"));
      assertThat(test.open()).containsExactly("a disabled", "a enabled", "keep active");

      var next =
          test.rows("select ID_ from MR_PLAN_ITEM where ELEMENT_ID_ = 'a' order by ID_").get(1);
      test.runtime().startPlanItemInstance(next);
      test.complete("a");

      assertThat(test.open()).as("its end makes none").containsExactly("a disabled", "keep active");
    }
  }

  @Test
  void anExitIsNotTheEventThatARuleNames() {
    var again =
        human("a")
            .repeats("flowable:repeatOnStandardEvent=\"complete\"", null)
            .exitWith("flowable:exitType=\"activeInstances\"", "stop.occur");
    try (var test = TestCase.of(database, again, user("stop"), human("k")).start()) {
      test.trigger("stop");
      assertThat(test.open()).containsExactly("k active");
    }
  }

  @Test
  void theNameOfTheFirstOfACollectionShowsItsElement() {
    var plan =
        """
        <planItem id="a" name="Ask ${vars:getOrDefault('who', '?')}" definitionRef="task"><itemControl>
          <repetitionRule flowable:collectionVariable="people" flowable:elementVariable="who"/></itemControl>
          <entryCriterion id="e" sentryRef="s"/></planItem>
        <planItem id="k" definitionRef="task"/><planItem id="l" definitionRef="task"/>
        <sentry id="s"><planItemOnPart sourceRef="k"><standardEvent>complete</standardEvent></planItemOnPart></sentry>
        <humanTask id="task"/>
        """;
    try (var test =
        TestCase.ofXml(database, "", plan).start(variables("people", List.of("x", "y")))) {
      test.complete("k");
      assertThat(
              test.rows(
                  "select NAME_ from MR_PLAN_ITEM where ELEMENT_ID_ = 'a' and STATE_ = 'active' order by ID_"))
          .containsExactly("Ask x", "Ask y");
    }
  }

  @Test
  void whatWaitsForItsRepetitionIsStartedByHand() {
    var again = human("a").entry("e.occur").repeats(null);
    try (var test = TestCase.of(database, human("k"), user("e").repeats(null), again).start()) {
      test.trigger("e").complete("a");
      assertThat(test.open()).containsExactly("a wait_repetition", "e available", "k active");

      test.runtime().startPlanItemInstance(test.itemId("a"));
      assertThat(test.open())
          .containsExactly("a active", "a wait_repetition", "e available", "k active");
    }
  }
}
