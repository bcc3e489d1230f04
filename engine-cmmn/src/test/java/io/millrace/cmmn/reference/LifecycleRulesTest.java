package io.millrace.cmmn.reference;

import static io.millrace.cmmn.reference.Items.complete;
import static io.millrace.cmmn.reference.Items.exit;
import static io.millrace.cmmn.reference.Items.listener;
import static io.millrace.cmmn.reference.Items.manual;
import static io.millrace.cmmn.reference.Items.milestone;
import static io.millrace.cmmn.reference.Items.on;
import static io.millrace.cmmn.reference.Items.stage;
import static io.millrace.cmmn.reference.Items.task;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.random.Outcome;
import org.junit.jupiter.api.Test;

/** Chapters 1 and 5 of the rules. */
class LifecycleRulesTest {

  @Test
  void anItemWithoutEntryCriteriaBecomesActiveWithItsStage() {
    var play = Play.of(task("a"), stage("s", task("b"))).start();

    assertThat(play.instances()).isEqualTo("a:active b:active s:active");
    assertThat(play.openTasks()).containsOnlyKeys("a", "b");
  }

  @Test
  void aChildOfAStageThatIsNotActiveHasNoInstance() {
    var play = Play.of(task("a"), stage("s", task("b")).entering(on("c", complete("a")))).start();

    assertThat(play.instances()).isEqualTo("a:active s:available");
    assertThat(play.complete("a").instances()).isEqualTo("b:active s:active");
  }

  @Test
  void manualActivationEnablesInsteadOfStarting() {
    var play = Play.of(task("a").with(manual())).start();

    assertThat(play.instances()).isEqualTo("a:enabled");
    assertThat(play.openTasks()).isEmpty();
    assertThat(play.does(new Action.ManualStart("a", 0)).instances()).isEqualTo("a:active");
  }

  @Test
  void manualActivationIsJudgedWhenTheInstanceEnters() {
    var byVariable = Control.NONE.withManualActivation(Items.is("careful"));
    var play = Play.of(task("a"), task("b").with(byVariable).entering(on("c", complete("a"))));
    play.with("careful", false).start().set("careful", true).complete("a");

    assertThat(play.instances()).isEqualTo("b:enabled");
  }

  @Test
  void anEnabledTaskIsDisabledAndEnabledAgain() {
    var play = Play.of(task("a").with(manual()), task("b")).start();

    assertThat(play.does(new Action.Disable("a", 0)).instances("a")).isEqualTo("a:disabled");
    assertThat(play.does(new Action.ManualStart("a", 0)).outcome()).isEqualTo(Outcome.REFUSED);
    assertThat(play.does(new Action.Reenable("a", 0)).instances("a")).isEqualTo("a:enabled");
  }

  @Test
  void startIsNotTheEventOfAManualStart() {
    var play =
        Play.of(
            task("a").with(manual()),
            task("started").entering(on("c1", OnPart.of("a", Transition.START))),
            task("manually").entering(on("c2", OnPart.of("a", Transition.MANUAL_START))));
    play.start().does(new Action.ManualStart("a", 0));

    assertThat(play.instances()).isEqualTo("a:active manually:active started:available");
  }

  @Test
  void aTaskThatDoesNotBlockCompletesAtOnce() {
    var play =
        Play.of(Item.of(Kind.NON_BLOCKING_TASK, "n"), task("b").entering(on("c", complete("n"))))
            .start();

    assertThat(play.instances()).isEqualTo("b:active");
  }

  @Test
  void aBlockingTaskWaitsForItsTrigger() {
    var play =
        Play.of(Item.of(Kind.BLOCKING_TASK, "t"), task("b").entering(on("c", complete("t"))))
            .start();

    assertThat(play.instances()).isEqualTo("b:available t:active");
    assertThat(play.trigger("t").instances()).isEqualTo("b:active");
  }

  @Test
  void aMilestoneWithoutEntryCriteriaOccursAtOnce() {
    var play = Play.of(task("a"), milestone("m")).start();

    assertThat(play.milestones()).containsEntry("m", 1);
    assertThat(play.instances()).isEqualTo("a:active");
  }

  @Test
  void anEndedStageEndsWhatIsInIt() {
    var play =
        Play.of(
            task("a"),
            stage("s", task("b"), listener("l"), milestone("m").entering(on("c1", complete("b"))))
                .exiting(on("c2", complete("a"))),
            task("exited").entering(on("c3", exit("b"))));

    assertThat(play.start().complete("a").instances()).isEqualTo("exited:active");
    assertThat(play.milestones()).isEmpty();
  }

  @Test
  void terminatingTheCaseEndsEverything() {
    var play = Play.of(task("a"), stage("s", task("b"))).start().does(new Action.TerminateCase());

    assertThat(play.state()).isEqualTo(CaseState.TERMINATED);
    assertThat(play.instances()).isEmpty();
  }

  @Test
  void nothingCanBeDoneToACaseThatIsOver() {
    var play = Play.of(task("a")).start().complete("a");

    assertThat(play.set("v", 1).outcome()).isEqualTo(Outcome.REFUSED);
  }
}
