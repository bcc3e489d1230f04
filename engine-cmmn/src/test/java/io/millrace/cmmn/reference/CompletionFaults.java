package io.millrace.cmmn.reference;

import java.util.Optional;

/** Faults in the completion of stages. */
final class CompletionFaults {

  private static final Semantics STANDARD = Semantics.STANDARD;

  private final Faults faults;

  CompletionFaults(Faults faults) {
    this.faults = faults;
  }

  void completion() {
    faults.plant(
        "a disabled child holds its stage open",
        STANDARD.with(
            new Completion() {
              @Override
              boolean isOutOfPlay(State state) {
                return state != State.DISABLED && super.isOutOfPlay(state);
              }
            }));
    faults.plant(
        "required is ignored",
        STANDARD.with(
            new Completion() {
              @Override
              boolean isRequired(Instance child) {
                return false;
              }
            }));
    faults.plant(
        "auto-complete is treated as manual",
        STANDARD.with(
            new Completion() {
              @Override
              boolean completesItself(CaseRun run, Instance stage) {
                return false;
              }
            }));
    faults.plant(
        "a waiting repetition holds its stage open",
        STANDARD.with(
            new Completion() {
              @Override
              boolean isOutOfPlay(State state) {
                return state != State.WAIT_REPETITION && super.isOutOfPlay(state);
              }
            }));
    faults.plant(
        "completion neutral is ignored",
        STANDARD.with(
            new Completion() {
              @Override
              boolean isNeutral(CaseRun run, Instance child) {
                return false;
              }
            }));
    faults.plant(
        "ignore is taken for ignoreIfAvailable",
        mixedUp(ParentCompletion.IGNORE, ParentCompletion.IGNORE_IF_AVAILABLE));
    faults.plant(
        "ignoreIfAvailable is taken for ignoreIfAvailableOrEnabled",
        mixedUp(
            ParentCompletion.IGNORE_IF_AVAILABLE, ParentCompletion.IGNORE_IF_AVAILABLE_OR_ENABLED));
    faults.plant(
        "the first completion of a child is not seen",
        STANDARD.with(
            new Completion() {
              @Override
              boolean hasCompletedBefore(Instance child) {
                return false;
              }
            }));
    faults.plant(
        "the outer stage completes before the inner one is heard",
        STANDARD.with(
            new Completion() {
              @Override
              Optional<Instance> next(CaseRun run) {
                return super.next(run).map(inner -> outermost(run, inner));
              }

              private Instance outermost(CaseRun run, Instance stage) {
                boolean onlyChild =
                    !stage.isRoot()
                        && stage.parent().children().stream()
                            .allMatch(
                                c ->
                                    c == stage
                                        || !holdsOpen(
                                            run, c, completesItself(run, stage.parent())));
                return onlyChild ? outermost(run, stage.parent()) : stage;
              }
            }));
  }

  private static Semantics mixedUp(ParentCompletion right, ParentCompletion wrong) {
    return STANDARD.with(
        new Completion() {
          @Override
          ParentCompletion parentCompletion(Item item) {
            return item.control().parentCompletion() == right
                ? wrong
                : item.control().parentCompletion();
          }
        });
  }
}
