package io.millrace.cmmn.reference;

import static io.millrace.cmmn.reference.Items.complete;
import static io.millrace.cmmn.reference.Items.is;
import static io.millrace.cmmn.reference.Items.listener;
import static io.millrace.cmmn.reference.Items.manual;
import static io.millrace.cmmn.reference.Items.occur;
import static io.millrace.cmmn.reference.Items.on;
import static io.millrace.cmmn.reference.Items.repeating;
import static io.millrace.cmmn.reference.Items.required;
import static io.millrace.cmmn.reference.Items.stage;
import static io.millrace.cmmn.reference.Items.task;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.random.Outcome;
import org.junit.jupiter.api.Test;

/** Chapter 6 of the rules. */
class ExitRulesTest {

  @Test
  void anExitCriterionEndsAnActiveTask() {
    var play =
        Play.of(listener("stop"), task("x").exiting(on("c", occur("stop"))), task("y")).start();

    assertThat(play.occur("stop").instances()).isEqualTo("y:active");
  }

  @Test
  void theDefaultExitEndsAvailableEnabledDisabledAndWaitingInstances() {
    var stop = on("c1", complete("a"));
    var play =
        Play.of(
            task("a"),
            task("available").entering(on("c2", complete("z"))).exiting(stop),
            task("enabled").with(manual()).exiting(stop),
            task("disabled").with(manual()).exiting(stop),
            task("repeated")
                .with(repeating())
                .entering(on("c3", OnPart.of("z", Transition.START)))
                .exiting(stop),
            task("z"));
    play.start().does(new Action.Disable("disabled", 0));

    assertThat(play.instances("repeated")).isEqualTo("repeated:active repeated:wait_repetition");
    assertThat(play.complete("a").instances()).isEqualTo("z:active");
  }

  @Test
  void activeInstancesLeavesWhatIsNotActive() {
    var stop = on("c1", complete("a")).with(ExitType.ACTIVE_INSTANCES);
    var again =
        task("again")
            .with(repeating())
            .entering(on("c3", OnPart.of("z", Transition.START)))
            .exiting(stop);
    var play =
        Play.of(task("a"), task("enabled").with(manual()).exiting(stop), again, task("z")).start();

    assertThat(play.complete("a").instances())
        .isEqualTo("again:wait_repetition enabled:enabled z:active");
  }

  @Test
  void activeAndEnabledInstancesLeavesWhatIsAvailableOrDisabled() {
    var stop = on("c1", complete("a")).with(ExitType.ACTIVE_AND_ENABLED_INSTANCES);
    var play =
        Play.of(
            task("a"),
            task("available").entering(on("c2", complete("z"))).exiting(stop),
            task("enabled").with(manual()).exiting(stop),
            task("disabled").with(manual()).exiting(stop),
            task("z").exiting(stop),
            task("end"));
    play.start().does(new Action.Disable("disabled", 0));

    assertThat(play.complete("a").instances())
        .isEqualTo("available:available disabled:disabled end:active");
  }

  @Test
  void aCriterionHearsNothingInStatesThatItsTypeDoesNotCover() {
    var stop = on("c1", complete("a")).with(ExitType.ACTIVE_INSTANCES);
    var play = Play.of(task("a"), task("x").with(manual()).exiting(stop)).start().complete("a");

    assertThat(play.does(new Action.ManualStart("x", 0)).instances()).isEqualTo("x:active");
  }

  @Test
  void anExitCriterionOfThePlanModelTerminatesTheCase() {
    var play =
        Play.ofPlan(stage("plan", task("a"), task("b")).exiting(on("c", complete("a")))).start();

    assertThat(play.complete("a").state()).isEqualTo(CaseState.TERMINATED);
  }

  @Test
  void forceCompleteCompletesAStageWithActiveChildren() {
    var done = on("c1", occur("done")).with(ExitEventType.FORCE_COMPLETE);
    var play =
        Play.of(
            listener("done"),
            stage("s", task("a")).exiting(done),
            task("next").entering(on("c2", complete("s"))));

    assertThat(play.start().occur("done").instances()).isEqualTo("next:active");
  }

  @Test
  void completeIsRefusedWithAllOfItsStepWhileAChildIsActive() {
    var done = on("c1", occur("done")).with(ExitEventType.COMPLETE);
    var play =
        Play.of(listener("done"), stage("s", task("a"), task("b").with(manual())).exiting(done))
            .start()
            .occur("done");

    assertThat(play.outcome()).isEqualTo(Outcome.REFUSED);
    assertThat(play.instances()).isEqualTo("a:active b:enabled done:available s:active");
    assertThat(play.complete("a").occur("done").state()).isEqualTo(CaseState.COMPLETED);
  }

  @Test
  void completeIsRefusedWhileARequiredChildWaits() {
    var done = on("c1", occur("done")).with(ExitEventType.COMPLETE);
    var needed = required().withManualActivation(Condition.ALWAYS);
    var play =
        Play.of(listener("done"), stage("s", task("b").with(needed)).exiting(done))
            .start()
            .occur("done");

    assertThat(play.outcome()).isEqualTo(Outcome.REFUSED);
  }

  @Test
  void aConditionAloneExitsAsSoonAsTheStateIsCovered() {
    var stop = Criterion.when("c", is("stop")).with(ExitType.ACTIVE_INSTANCES);
    var play =
        Play.of(task("x").with(manual()).exiting(stop), task("y")).with("stop", true).start();

    assertThat(play.instances()).isEqualTo("x:enabled y:active");
    assertThat(play.does(new Action.ManualStart("x", 0)).instances()).isEqualTo("y:active");
  }
}
