package io.millrace.cmmn.reference;

import static io.millrace.cmmn.reference.Items.complete;
import static io.millrace.cmmn.reference.Items.is;
import static io.millrace.cmmn.reference.Items.listener;
import static io.millrace.cmmn.reference.Items.milestone;
import static io.millrace.cmmn.reference.Items.occur;
import static io.millrace.cmmn.reference.Items.on;
import static io.millrace.cmmn.reference.Items.repeating;
import static io.millrace.cmmn.reference.Items.repeatingWhile;
import static io.millrace.cmmn.reference.Items.task;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Chapter 8 of the rules. */
class RepetitionRulesTest {

  private static Item button() {
    return listener("go").with(repeating());
  }

  @Test
  void withoutEntryCriteriaTheNextFollowsTheLast() {
    var play = Play.of(task("a").with(repeatingWhile(new Condition.CounterBelow(3)))).start();

    assertThat(play.complete("a").complete("a").instances()).isEqualTo("a:active");
    assertThat(play.complete("a").state()).isEqualTo(CaseState.COMPLETED);
  }

  @Test
  void withEntryCriteriaTheNextWaitsBesideTheRunningOne() {
    var play =
        Play.of(button(), task("a").with(repeating()).entering(on("c", occur("go")))).start();

    assertThat(play.instances("a")).isEqualTo("a:available");
    assertThat(play.occur("go").instances("a")).isEqualTo("a:active a:wait_repetition");
    assertThat(play.occur("go").instances("a")).isEqualTo("a:active*2 a:wait_repetition");
    assertThat(play.complete("a").instances("a")).isEqualTo("a:active a:wait_repetition");
  }

  @Test
  void theRuleIsJudgedWithTheCounterOfTheOneThatEnters() {
    var rule = repeatingWhile(new Condition.CounterBelow(2));
    var play = Play.of(button(), task("a").with(rule).entering(on("c", occur("go")))).start();

    assertThat(play.occur("go").instances("a")).isEqualTo("a:active a:wait_repetition");
    assertThat(play.occur("go").instances("a")).isEqualTo("a:active*2");
  }

  @Test
  void aRuleThatDoesNotHoldEndsTheRepetition() {
    var play =
        Play.of(
            button(), task("a").with(repeatingWhile(is("more"))).entering(on("c", occur("go"))));
    play.with("more", false).start().occur("go").set("more", true);

    assertThat(play.instances("a")).isEqualTo("a:active");
  }

  @Test
  void aWaitingInstanceRemembersOnlyWhatItHeardItself() {
    var both = on("c", occur("go"), complete("b"));
    var play = Play.of(button(), task("b"), task("a").with(repeating()).entering(both)).start();
    play.complete("b").occur("go").occur("go");

    assertThat(play.instances("a")).isEqualTo("a:active a:wait_repetition");
  }

  @Test
  void maxInstanceCountHoldsTheWaitingOneBackButNotItsMemory() {
    var one = Control.NONE.withRepetition(new Repetition(null, 1));
    var play =
        Play.of(button(), task("a").with(one).entering(on("c", occur("go"))))
            .start()
            .occur("go")
            .occur("go");

    assertThat(play.instances("a")).isEqualTo("a:active a:wait_repetition");
    assertThat(play.complete("a").instances("a")).isEqualTo("a:active a:wait_repetition");
    assertThat(play.complete("a").instances("a")).isEqualTo("a:wait_repetition");
  }

  @Test
  void aConditionAloneRepeatsWhileItHoldsUpToTheMaximum() {
    var two = Control.NONE.withRepetition(new Repetition(null, 2));
    var play =
        Play.of(task("a").with(two).entering(Criterion.when("c", is("on"))))
            .with("on", true)
            .start();

    assertThat(play.instances()).isEqualTo("a:active*2 a:wait_repetition");
    assertThat(play.set("on", false).complete("a").instances())
        .isEqualTo("a:active a:wait_repetition");
  }

  @Test
  void aMilestoneRepeats() {
    var play =
        Play.of(button(), milestone("m").with(repeating()).entering(on("c", occur("go")))).start();

    assertThat(play.occur("go").occur("go").milestones()).containsEntry("m", 2);
  }

  @Test
  void aDefaultExitIsForGoodAndAnExitOfActiveInstancesIsNot() {
    var stop = on("c", occur("go"));
    var gentle = stop.with(ExitType.ACTIVE_INSTANCES);

    assertThat(
            Play.of(button(), task("a").with(repeating()).exiting(stop))
                .start()
                .occur("go")
                .instances("a"))
        .isEmpty();
    assertThat(
            Play.of(button(), task("a").with(repeating()).exiting(gentle))
                .start()
                .occur("go")
                .instances("a"))
        .isEqualTo("a:active");
  }

  @Test
  void eachStageInstanceCountsForItself() {
    var inner = task("a").with(repeatingWhile(new Condition.CounterBelow(2)));
    var outer = Item.stage("s", inner).with(repeatingWhile(new Condition.CounterBelow(2)));
    var play = Play.of(outer).start().complete("a").complete("a").complete("a");

    assertThat(play.instances()).isEqualTo("a:active s:active");
    assertThat(play.complete("a").state()).isEqualTo(CaseState.COMPLETED);
  }
}
