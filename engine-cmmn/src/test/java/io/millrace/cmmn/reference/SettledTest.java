package io.millrace.cmmn.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.random.DoesNotSettle;
import io.millrace.test.random.Outcome;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What must be true after every step of every case, whatever the case is. */
class SettledTest {

  private static void afterEveryStep(Consumer<Reference> check) {
    for (long seed = 2_000; seed < 2_250; seed++) {
      var script = new Schedule().of(CaseGenerator.generate(seed), seed);
      var reference = new Reference();
      // schedules hold only actions that settle; a case whose start does not has none
      if (script.actions().isEmpty()
          || reference.start(script.model(), script.variables()) != Outcome.DONE) {
        continue;
      }
      for (var action : script.actions()) {
        check.accept(reference);
        reference.apply(action);
      }
      check.accept(reference);
    }
  }

  @Test
  void aFurtherStepThatChangesNothingChangesNothing() {
    afterEveryStep(
        reference -> {
          var before = reference.state();
          reference.apply(new Action.SetVariable("v0", before.variables().get("v0")));
          assertThat(reference.state()).isEqualTo(before);
        });
  }

  @Test
  void aCaseThatIsOverHasNothingLive() {
    afterEveryStep(
        reference -> {
          var state = reference.state();
          assertThat(
                  state.state() == CaseState.ACTIVE
                      || (state.instances().isEmpty() && state.openTasks().isEmpty()))
              .isTrue();
        });
  }

  @Test
  void nothingIsAvailableThatNeedsNoCriterion() {
    for (long seed = 2_000; seed < 2_250; seed++) {
      var script = CaseGenerator.generate(seed);
      var free =
          script
              .model()
              .items()
              .filter(i -> i.entry().isEmpty() && !i.kind().isListener())
              .map(Item::id)
              .toList();
      afterStart(
          script, state -> assertThat(free).allMatch(id -> state.count(id, State.AVAILABLE) == 0));
    }
  }

  private static void afterStart(Script script, Consumer<Snapshot> check) {
    var reference = new Reference();
    try {
      if (reference.start(script.model(), script.variables()) == Outcome.DONE) {
        check.accept(reference.state());
      }
    } catch (DoesNotSettle unsettled) {
      // nothing to look at
    }
  }

  @Test
  void aRefusedStepLeavesNoTrace() {
    afterEveryStep(
        reference -> {
          var before = reference.state();
          if (reference.apply(new Action.CompleteCase()) == Outcome.REFUSED) {
            assertThat(reference.state()).isEqualTo(before);
          }
        });
  }
}
