package io.millrace.cmmn.reference;

import static io.millrace.cmmn.reference.Items.complete;
import static io.millrace.cmmn.reference.Items.exit;
import static io.millrace.cmmn.reference.Items.is;
import static io.millrace.cmmn.reference.Items.listener;
import static io.millrace.cmmn.reference.Items.occur;
import static io.millrace.cmmn.reference.Items.on;
import static io.millrace.cmmn.reference.Items.repeating;
import static io.millrace.cmmn.reference.Items.stage;
import static io.millrace.cmmn.reference.Items.task;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.random.DoesNotSettle;
import org.junit.jupiter.api.Test;

/** Chapters 2 to 4 of the rules. */
class SentryRulesTest {

  @Test
  void allOnPartsHaveToCome() {
    var play =
        Play.of(task("a"), task("b"), task("x").entering(on("c", complete("a"), complete("b"))))
            .start();

    assertThat(play.complete("a").instances("x")).isEqualTo("x:available");
    assertThat(play.complete("b").instances("x")).isEqualTo("x:active");
  }

  @Test
  void oneOfSeveralCriteriaIsEnough() {
    var play =
        Play.of(
                task("a"),
                task("b"),
                task("x").entering(on("c1", complete("a")), on("c2", complete("b"))))
            .start();

    assertThat(play.complete("b").instances("x")).isEqualTo("x:active");
  }

  @Test
  void anOnPartIsRememberedUntilTheConditionHolds() {
    var play = Play.of(task("a"), task("x").entering(on("c", complete("a")).withIfPart(is("ok"))));
    play.with("ok", false).start().complete("a");

    assertThat(play.instances("x")).isEqualTo("x:available");
    assertThat(play.set("ok", true).instances("x")).isEqualTo("x:active");
  }

  @Test
  void aConditionThatOnceHeldIsNotRemembered() {
    var play = Play.of(task("a"), task("x").entering(on("c", complete("a")).withIfPart(is("ok"))));
    play.with("ok", true).start().set("ok", false).complete("a");

    assertThat(play.instances("x")).isEqualTo("x:available");
  }

  @Test
  void onEventForgetsWhenTheStepEnds() {
    var play =
        Play.of(
            task("a"), task("x").entering(on("c", complete("a")).withIfPart(is("ok")).asOnEvent()));
    play.with("ok", false).start().complete("a").set("ok", true);

    assertThat(play.instances("x")).isEqualTo("x:available");
  }

  @Test
  void onEventHearsAllRoundsOfOneStep() {
    var play =
        Play.of(
                task("a"),
                task("b").exiting(on("c1", complete("a"))),
                task("x").exiting(on("c2", complete("a"), exit("b")).asOnEvent()),
                task("y"))
            .start();

    assertThat(play.complete("a").instances()).isEqualTo("y:active");
  }

  @Test
  void onEventDoesNotJoinTwoSteps() {
    var play =
        Play.of(
                task("a"),
                task("b"),
                task("x").entering(on("c", complete("a"), complete("b")).asOnEvent()))
            .start();

    assertThat(play.complete("a").complete("b").instances("x")).isEqualTo("x:available");
  }

  @Test
  void aConditionAloneIsJudgedAtCreationAndOnEachChange() {
    var now = task("now").entering(Criterion.when("c1", is("yes")));
    var later = task("later").entering(Criterion.when("c2", is("no")));
    var play = Play.of(now, later).with("yes", true).with("no", false).start();

    assertThat(play.instances()).isEqualTo("later:available now:active");
    assertThat(play.set("no", true).instances()).isEqualTo("later:active now:active");
  }

  @Test
  void anInstanceKnowsNothingOfWhatWasBeforeIt() {
    var play =
        Play.of(
                task("a"),
                task("b"),
                stage("s", task("x").entering(on("c1", complete("a"))))
                    .entering(on("c2", complete("b"))))
            .start();

    assertThat(play.complete("a").complete("b").instances()).isEqualTo("s:active x:available");
  }

  @Test
  void eventsOfOneRoundAreSimultaneous() {
    // both children are made in the same round, so the first hears of the creation of the second
    var play =
        Play.of(task("x").entering(on("c", OnPart.of("y", Transition.CREATE))), task("y")).start();

    assertThat(play.instances()).isEqualTo("x:active y:active");
  }

  @Test
  void instancesOfARepeatedStageDoNotHearEachOther() {
    var inner = stage("s", task("a"), task("x").entering(on("c1", complete("a"))));
    var play =
        Play.of(
                listener("go").with(repeating()),
                inner.entering(on("c2", occur("go"))).with(repeating()))
            .start();
    play.occur("go").occur("go");

    assertThat(play.instances("a", "x")).isEqualTo("a:active*2 x:available*2");
    assertThat(play.complete("a").instances("a", "x")).isEqualTo("a:active x:active x:available");
  }

  @Test
  void anExitCriterionHearsOnlyWhatIsInsideItsOwnInstance() {
    var inner = stage("s", task("a"), task("b")).entering(on("c1", occur("go"))).with(repeating());
    var play =
        Play.of(listener("go").with(repeating()), inner.exiting(on("c2", complete("a")))).start();
    play.occur("go").occur("go").complete("a");

    assertThat(play.instances("s", "b")).isEqualTo("b:active s:active s:wait_repetition");
  }

  @Test
  void anExitCriterionReferenceHearsOnlyThisWayOut() {
    var left = task("t").exiting(on("out1", complete("a")), on("out2", complete("b")));
    var x = task("x").entering(on("c", new OnPart("t", Transition.EXIT, "out2")));

    assertThat(Play.of(task("a"), task("b"), left, x).start().complete("a").instances("x"))
        .isEqualTo("x:available");
    assertThat(Play.of(task("a"), task("b"), left, x).start().complete("b").instances("x"))
        .isEqualTo("x:active");
  }

  @Test
  void exitIsJudgedBeforeEntry() {
    var play =
        Play.of(
            task("a"),
            task("x").entering(on("c1", complete("a"))).exiting(on("c2", complete("a"))),
            task("y"));

    assertThat(play.start().complete("a").instances()).isEqualTo("y:active");
  }

  @Test
  void aFiringWhoseInstanceHasEndedMeanwhileDoesNothing() {
    var play =
        Play.of(
            task("a"),
            stage("s", task("x").entering(on("c1", complete("a"))))
                .exiting(on("c2", complete("a"))),
            task("heard").entering(on("c3", OnPart.of("x", Transition.START))));

    assertThat(play.start().complete("a").instances()).isEqualTo("heard:available");
  }

  @Test
  void whatFiresInOnePassWasJudgedBeforeAnyOfItIsApplied() {
    // y is satisfied in the pass in which x is started, so the start of x comes too late to keep it
    var play =
        Play.of(
            task("a"),
            task("x").entering(on("c1", complete("a"))),
            task("y")
                .entering(on("c2", complete("a")))
                .exiting(on("c3", OnPart.of("x", Transition.START))),
            task("seen").entering(on("c4", OnPart.of("y", Transition.START))));

    assertThat(play.start().complete("a").instances()).isEqualTo("seen:active x:active");
  }

  @Test
  void aStepThatDoesNotSettleIsStopped() {
    var turn = Item.of(Kind.NON_BLOCKING_TASK, "n").with(repeating());
    org.assertj.core.api.Assertions.assertThatThrownBy(() -> Play.of(turn).start())
        .isInstanceOf(DoesNotSettle.class);
  }
}
