package io.millrace.cmmn.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.random.Outcome;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Plan fragments, the reactivation of cases and changes from outside, as the rules say them. */
class LaterRulesTest {

  private static Item task(String id) {
    return Item.of(Kind.HUMAN_TASK, id);
  }

  private static Item inFragment(Item item) {
    return item.with(Extras.NONE.planned(new Discretion(null, null, "f")));
  }

  private static Item back() {
    return Item.of(Kind.REACTIVATE_LISTENER, "back");
  }

  private static Item after(Item item, String source, Transition event) {
    return item.entering(Criterion.on("e_" + item.id(), OnPart.of(source, event)));
  }

  private static Action change(StateChange... changes) {
    return new Action.ChangeState(Arrays.asList(changes));
  }

  private static StateChange change(StateChange.Kind kind, String item) {
    return new StateChange(kind, item, true);
  }

  @Test
  void aFragmentIsPlannedAsAWhole() {
    var milestone = after(Item.of(Kind.MILESTONE, "m"), "b", Transition.COMPLETE);
    var play = Play.of(task("a"), inFragment(task("b")), inFragment(milestone)).start();
    assertThat(play.instances()).isEqualTo("a:active");

    play.does(new Action.Plan("f", "plan", 0));

    assertThat(play.instances()).isEqualTo("a:active b:active m:available");
    assertThat(play.complete("b").milestones()).containsEntry("m", 1);
  }

  @Test
  void aCaseThatComesBackBeginsAsItsListenerSays() {
    var waiting = after(task("b"), "back", Transition.OCCUR);
    var play = Play.ofPlan(Item.stage("plan", task("a"), back(), waiting).autoCompleting());
    assertThat(play.start().instances()).isEqualTo("a:active b:available");
    assertThat(play.complete("a").state()).isEqualTo(CaseState.COMPLETED);

    play.does(new Action.Reactivate());

    assertThat(play.state()).isEqualTo(CaseState.ACTIVE);
    assertThat(play.instances()).isEqualTo("a:active b:active");
    assertThat(play.does(new Action.Reactivate()).outcome()).isEqualTo(Outcome.REFUSED);
  }

  @Test
  void rulesOfReactivationAreNotAskedInTheFirstLife() {
    var ignored = task("b").with(Control.NONE.with(new Reactivation(null, Condition.ALWAYS)));
    var activated =
        after(task("c"), "a", Transition.EXIT)
            .with(Control.NONE.with(new Reactivation(Condition.ALWAYS, null)));
    var play = Play.of(task("a"), ignored, activated, back()).start();
    assertThat(play.instances()).isEqualTo("a:active b:active c:available");

    play.does(new Action.TerminateCase()).does(new Action.Reactivate());

    assertThat(play.instances()).isEqualTo("a:active c:active");
  }

  @Test
  void whatIsActivatedOpensTheStagesAroundIt() {
    var stage = after(Item.stage("s", task("b"), task("c")), "a", Transition.COMPLETE);
    var play = Play.of(task("a"), stage).start();
    assertThat(play.instances()).isEqualTo("a:active s:available");

    play.does(change(change(StateChange.Kind.ACTIVATE, "b")));

    assertThat(play.instances()).isEqualTo("a:active b:active c:active s:active");
  }

  @Test
  void whatIsTerminatedAndActivatedBeginsAnew() {
    var play = Play.of(task("a"), task("b")).start().complete("b");

    play.does(
        change(
            change(StateChange.Kind.ACTIVATE, "b"),
            change(StateChange.Kind.ACTIVATE, "a"),
            change(StateChange.Kind.TERMINATE, "a")));

    assertThat(play.instances()).isEqualTo("a:active b:active");
  }

  @Test
  void whatIsMadeAvailableHasHeardNothing() {
    var both =
        task("c")
            .entering(
                Criterion.on(
                    "e", OnPart.of("a", Transition.COMPLETE), OnPart.of("b", Transition.COMPLETE)));
    var play = Play.of(task("a"), task("b"), both).start().complete("a");

    play.does(change(change(StateChange.Kind.AVAILABLE, "c"))).complete("b");

    assertThat(play.instances()).isEqualTo("c:available");
  }

  @Test
  void anInstanceThatWaitsIsAddedAndTakenAway() {
    var again =
        after(task("b"), "a", Transition.COMPLETE)
            .with(Control.NONE.withRepetition(new Repetition(Condition.NEVER, 0)));
    var play = Play.of(task("a"), again).start().complete("a");
    assertThat(play.instances()).isEqualTo("b:active");

    play.does(change(change(StateChange.Kind.AWAIT_REPETITION, "b")));
    assertThat(play.instances()).isEqualTo("b:active b:wait_repetition");

    play.does(change(change(StateChange.Kind.REMOVE_WAITING, "b")));
    assertThat(play.instances()).isEqualTo("b:active");
  }

  @Test
  void whatNobodyPlannedIsMadeOnlyIfItIsNamedItself() {
    var entry = task("b").with(Extras.NONE.planned(new Discretion(null, null)));
    var byDefinition = new StateChange(StateChange.Kind.ACTIVATE, "b", false);
    var play = Play.of(task("a"), entry).start();

    play.does(new Action.ChangeState(List.of(byDefinition)));
    assertThat(play.instances()).isEqualTo("a:active");

    play.does(change(change(StateChange.Kind.ACTIVATE, "b")));
    assertThat(play.instances()).isEqualTo("a:active b:active");
  }

  @Test
  void aCycleGoesOnWhenOneOfItsTimesIsMadeByHand() {
    var play = Play.of(cycle(), task("a")).start().occur("t");
    assertThat(play.instances()).isEqualTo("a:active t:available");

    assertThat(play.occur("t").instances()).isEqualTo("a:active");
  }

  @Test
  void aCycleThatHasNotBegunEndsByHand() {
    var waiting = cycle().with(cycle().extras().startedBy(OnPart.of("a", Transition.COMPLETE)));

    assertThat(Play.of(waiting, task("a")).start().occur("t").instances()).isEqualTo("a:active");
  }

  private static Item cycle() {
    return Item.of(Kind.TIMER_LISTENER, "t").with(Extras.NONE.occurring(2));
  }
}
