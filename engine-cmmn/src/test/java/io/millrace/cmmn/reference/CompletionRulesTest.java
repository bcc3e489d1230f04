package io.millrace.cmmn.reference;

import static io.millrace.cmmn.reference.Items.complete;
import static io.millrace.cmmn.reference.Items.is;
import static io.millrace.cmmn.reference.Items.manual;
import static io.millrace.cmmn.reference.Items.on;
import static io.millrace.cmmn.reference.Items.repeating;
import static io.millrace.cmmn.reference.Items.required;
import static io.millrace.cmmn.reference.Items.stage;
import static io.millrace.cmmn.reference.Items.task;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.random.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 7 of the rules. */
class CompletionRulesTest {

  private static Item waiting(String id) {
    return task(id).entering(on("never", OnPart.of(id, Transition.DISABLE)));
  }

  @Test
  void aStageCompletesWhenAllOfItIsDone() {
    var play = Play.of(stage("s", task("a"), task("b")), task("y")).start();

    assertThat(play.complete("a").instances()).isEqualTo("b:active s:active y:active");
    assertThat(play.complete("b").instances()).isEqualTo("y:active");
  }

  @Test
  void aStageWithoutItemsCompletesAtOnce() {
    assertThat(Play.of(stage("s")).start().state()).isEqualTo(CaseState.COMPLETED);
  }

  @Test
  void withoutAutoCompleteAnAvailableChildHoldsTheStageOpen() {
    var play = Play.of(task("a"), waiting("b")).start().complete("a");

    assertThat(play.state()).isEqualTo(CaseState.ACTIVE);
  }

  @Test
  void withAutoCompleteOnlyActiveAndRequiredChildrenHoldIt() {
    var plan = stage("plan", task("a"), waiting("b"), task("c").with(manual())).autoCompleting();

    assertThat(Play.ofPlan(plan).start().complete("a").state()).isEqualTo(CaseState.COMPLETED);
  }

  @Test
  void aRequiredChildHoldsAnAutoCompletingStage() {
    var needed = required().withManualActivation(Condition.ALWAYS);
    var play =
        Play.ofPlan(stage("plan", task("a"), task("b").with(needed)).autoCompleting())
            .start()
            .complete("a");

    assertThat(play.instances()).isEqualTo("b:enabled");
    assertThat(play.does(new Action.ManualStart("b", 0)).complete("b").state())
        .isEqualTo(CaseState.COMPLETED);
  }

  @Test
  void requiredIsJudgedAgainWhenAnInstanceIsEnabledUntilItHolds() {
    var needed = manual().withRequired(is("needed"));
    var plan = stage("plan", task("a"), task("b").with(needed)).autoCompleting();
    var play = Play.ofPlan(plan).with("needed", false).start().set("needed", true);

    play.does(new Action.Disable("b", 0)).does(new Action.Reenable("b", 0)).complete("a");
    assertThat(play.instances()).isEqualTo("b:enabled");
  }

  @Test
  void requiredIsNotJudgedAgainAtOtherMoments() {
    var needed = manual().withRequired(is("needed"));
    var plan = stage("plan", task("a"), task("b").with(needed)).autoCompleting();
    var play = Play.ofPlan(plan).with("needed", false).start().set("needed", true).complete("a");

    assertThat(play.state()).isEqualTo(CaseState.COMPLETED);
  }

  @Test
  void onceRequiredIsAlwaysRequired() {
    var needed = manual().withRequired(is("needed"));
    var play = Play.ofPlan(stage("plan", task("a"), task("b").with(needed)).autoCompleting());
    play.with("needed", true).start().set("needed", false).complete("a");

    assertThat(play.state()).isEqualTo(CaseState.ACTIVE);
  }

  @Test
  void aDisabledChildHoldsNothing() {
    var play = Play.of(task("a"), task("b").with(manual())).start().complete("a");

    assertThat(play.state()).isEqualTo(CaseState.ACTIVE);
    assertThat(play.does(new Action.Disable("b", 0)).state()).isEqualTo(CaseState.COMPLETED);
  }

  @Test
  void aWaitingRepetitionHoldsNothing() {
    var play =
        Play.of(task("a"), task("b").with(repeating()).entering(on("c", complete("a")))).start();

    assertThat(play.complete("a").instances()).isEqualTo("b:active b:wait_repetition");
    assertThat(play.complete("b").state()).isEqualTo(CaseState.COMPLETED);
  }

  @Test
  void criteriaAreJudgedBeforeTheStageCompletes() {
    var play =
        Play.ofPlan(
            stage("plan", task("a"), task("b").entering(on("c", complete("a")))).autoCompleting());

    assertThat(play.start().complete("a").instances()).isEqualTo("b:active");
  }

  @Test
  void theCompletionOfAnInnerStageIsHeardBeforeTheOuterOneCompletes() {
    var next = task("next").entering(on("c", complete("s")));
    var play = Play.ofPlan(stage("plan", stage("s", task("a")), next).autoCompleting()).start();

    assertThat(play.complete("a").instances()).isEqualTo("next:active");
  }

  @Test
  void aStageIsCompletedByHandWhenNothingIsActiveOrRequired() {
    var play = Play.of(stage("s", task("a"), task("b").with(manual())), task("y")).start();

    assertThat(play.does(new Action.CompleteStage("s", 0)).outcome()).isEqualTo(Outcome.REFUSED);
    assertThat(play.complete("a").does(new Action.CompleteStage("s", 0)).instances())
        .isEqualTo("y:active");
  }

  @Test
  void aCaseIsCompletedByHandLikeAStage() {
    var play =
        Play.of(task("a"), waiting("b")).start().complete("a").does(new Action.CompleteCase());

    assertThat(play.state()).isEqualTo(CaseState.COMPLETED);
  }

  @Test
  void aNeutralChildHoldsNothingWhileAvailable() {
    var neutral = Control.NONE.withCompletionNeutral(Condition.ALWAYS);

    assertThat(Play.of(task("a"), waiting("b").with(neutral)).start().complete("a").state())
        .isEqualTo(CaseState.COMPLETED);
    assertThat(
            Play.of(task("a"), task("b").with(neutral.withManualActivation(Condition.ALWAYS)))
                .start()
                .complete("a")
                .state())
        .isEqualTo(CaseState.ACTIVE);
  }

  @Test
  void requiredGoesBeforeNeutral() {
    var both = required().withCompletionNeutral(Condition.ALWAYS);

    assertThat(Play.of(task("a"), waiting("b").with(both)).start().complete("a").state())
        .isEqualTo(CaseState.ACTIVE);
  }

  @ParameterizedTest
  @CsvSource({
    "DEFAULT, ACTIVE, ACTIVE, ACTIVE",
    "IGNORE, COMPLETED, COMPLETED, COMPLETED",
    "IGNORE_IF_AVAILABLE, COMPLETED, ACTIVE, ACTIVE",
    "IGNORE_IF_AVAILABLE_OR_ENABLED, COMPLETED, COMPLETED, ACTIVE",
    "IGNORE_AFTER_FIRST_COMPLETION, ACTIVE, ACTIVE, ACTIVE",
    "IGNORE_AFTER_FIRST_COMPLETION_IF_AVAILABLE_OR_ENABLED, ACTIVE, ACTIVE, ACTIVE"
  })
  void theParentCompletionRuleDecides(
      ParentCompletion rule, CaseState available, CaseState enabled, CaseState active) {
    var control = Control.NONE.with(rule);
    var enabledOne = task("b").with(control.withManualActivation(Condition.ALWAYS));

    assertThat(Play.of(task("a"), waiting("b").with(control)).start().complete("a").state())
        .isEqualTo(available);
    assertThat(Play.of(task("a"), enabledOne).start().complete("a").state()).isEqualTo(enabled);
    assertThat(Play.of(task("a"), task("b").with(control)).start().complete("a").state())
        .isEqualTo(active);
  }

  @ParameterizedTest
  @CsvSource({
    "IGNORE_AFTER_FIRST_COMPLETION, COMPLETED, COMPLETED",
    "IGNORE_AFTER_FIRST_COMPLETION_IF_AVAILABLE_OR_ENABLED, COMPLETED, ACTIVE"
  })
  void afterItsFirstCompletionARepeatedChildMayBeIgnored(
      ParentCompletion rule, CaseState enabled, CaseState active) {
    var control = repeating().with(rule);
    var enabledOne = task("b").with(control.withManualActivation(Condition.ALWAYS));

    var byHand = Play.of(enabledOne).start().does(new Action.ManualStart("b", 0)).complete("b");
    assertThat(byHand.state()).isEqualTo(enabled);
    assertThat(Play.of(task("b").with(control)).start().complete("b").state()).isEqualTo(active);
  }
}
