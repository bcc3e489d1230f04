package io.millrace.cmmn.reference;

import io.millrace.test.random.Outcome;
import java.util.List;

/** Faults in transitions, repetition and listeners. */
final class LifecycleFaults {

  private static final Semantics STANDARD = Semantics.STANDARD;

  private final Faults faults;

  LifecycleFaults(Faults faults) {
    this.faults = faults;
  }

  void lifecycle() {
    faults.plant(
        "what ends with its parent makes no event",
        STANDARD.with(
            new Lifecycle(STANDARD.repetitions()) {
              @Override
              void endedWithParent(CaseRun run, Instance child) {
                // nobody hears
              }
            }));
    faults.plant(
        "a milestone is reached twice",
        STANDARD.with(
            new Lifecycle(STANDARD.repetitions()) {
              @Override
              void reached(CaseRun run, Instance milestone) {
                super.reached(run, milestone);
                super.reached(run, milestone);
              }
            }));
    faults.plant(
        "manual activation is ignored",
        STANDARD.with(
            new Lifecycle(STANDARD.repetitions()) {
              @Override
              boolean isManual(CaseRun run, Instance instance) {
                return false;
              }
            }));
  }

  void required() {
    faults.plant(
        "required is not judged again when an instance is enabled",
        STANDARD.with(
            new Lifecycle(STANDARD.repetitions()) {
              @Override
              void judgeRequiredAgain(CaseRun run, Instance instance) {
                // stays as it was at creation
              }
            }));
  }

  void repetitions() {
    faults.plant(
        "the counter is off by one",
        Semantics.of(
            new Repetitions() {
              @Override
              int counterForRule(Instance leaving) {
                return leaving.counter() + 1;
              }
            }));
    faults.plant(
        "maxInstanceCount is ignored",
        Semantics.of(
            new Repetitions() {
              @Override
              boolean hasRoom(CaseRun run, Instance instance) {
                // two rather than any number, so that the fault does not show by never settling
                return super.hasRoom(run, instance) || instance.counter() <= 2;
              }
            }));
    faults.plant(
        "what was exited for good comes back",
        Semantics.of(
            new Repetitions() {
              @Override
              boolean repeatsAfterExit(Criterion criterion) {
                return true;
              }
            }));
  }

  void engine() {
    faults.plant(
        "listeners nobody needs stay",
        STANDARD.with(
            new Listeners() {
              @Override
              List<Instance> unneeded(CaseRun run) {
                return List.of();
              }
            }));
    faults.plant("conditions are not judged when a variable is set", Deaf::new);
  }

  /** Settles only after other actions than the setting of a variable. */
  private static final class Deaf extends Reference {

    private boolean deaf;

    @Override
    public Outcome apply(Action action) {
      deaf = action instanceof Action.SetVariable;
      return super.apply(action);
    }

    @Override
    void settle(Rounds how, CaseRun next) {
      if (!deaf) {
        super.settle(how, next);
      }
    }
  }
}
