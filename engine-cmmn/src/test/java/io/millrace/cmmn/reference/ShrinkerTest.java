package io.millrace.cmmn.reference;

import static io.millrace.cmmn.reference.Items.complete;
import static io.millrace.cmmn.reference.Items.exit;
import static io.millrace.cmmn.reference.Items.on;
import static io.millrace.cmmn.reference.Items.stage;
import static io.millrace.cmmn.reference.Items.task;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.random.Comparison;
import io.millrace.test.random.Shrinker;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ShrinkerTest {

  @Test
  void whatIsRemovedTakesAlongWhatNamesIt() {
    var a = task("a").exiting(on("out", complete("b")));
    var b = task("b");
    var x =
        task("x")
            .entering(
                on("c1", complete("b"), complete("a")),
                on("c2", new OnPart("a", Transition.EXIT, "out")));
    var model = new CaseModel("case", stage("plan", a, b, x));

    var smaller = new Edits(model).remove(b);

    assertThat(smaller.items().map(Item::id)).containsExactly("plan", "a", "x");
    assertThat(smaller.item("a").exit()).isEmpty();
    assertThat(smaller.item("x").entry()).containsExactly(on("c1", complete("a")));
  }

  @Test
  void aDissolvedStageLeavesItsItems() {
    var model =
        new CaseModel(
            "case", stage("plan", task("a"), stage("s", task("b"), task("c")), task("d")));

    var flat = new Edits(model).dissolve(model.item("s"));

    assertThat(flat.items().map(Item::id)).containsExactly("plan", "a", "b", "c", "d");
  }

  @Test
  void onlyWhatTheDifferenceNeedsIsLeft() {
    // given a case in which manual activation of x is all that a deaf engine would get wrong
    var x = task("x").with(Items.manual()).entering(on("c1", complete("a")));
    var plan =
        stage(
            "plan",
            task("a"),
            stage("s", task("b"), x.entering()),
            task("y").exiting(on("c2", exit("b"))));
    var actions = List.<Action>of(new Action.CompleteTask("a", 0), new Action.CompleteTask("b", 0));
    var script = new Script(new CaseModel("case", plan), Map.of(), actions);
    var comparison =
        new Comparison<CaseModel, Action, Snapshot>(
            Reference::new, Faults.all().get("manual activation is ignored"));

    // when
    var smallest =
        new Shrinker<Script, Snapshot>(Reductions::of, comparison::run, 1_000).shrink(script);

    // then
    assertThat(smallest.actions()).isEmpty();
    assertThat(smallest.model().items().map(Item::id)).containsExactly("plan", "x");
    assertThat(comparison.run(smallest)).isPresent();
  }

  @Test
  void aMismatchSaysWhatWasExpectedAndHowToSeeItAgain() {
    var found =
        new RandomCases(Faults.all().get("a milestone is reached twice"))
            .run(0, 100, 1)
            .orElseThrow();

    assertThat(found.toString()).contains("<casePlanModel", "start with", "expected", "but was");
  }
}
