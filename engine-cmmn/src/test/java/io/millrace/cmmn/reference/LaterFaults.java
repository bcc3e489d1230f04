package io.millrace.cmmn.reference;

import io.millrace.test.random.Outcome;

/**
 * Faults in suspension, listeners that occur by themselves, jobs, planning, and what is outside.
 */
final class LaterFaults {

  private static final Semantics STANDARD = Semantics.STANDARD;

  private final Faults faults;

  LaterFaults(Faults faults) {
    this.faults = faults;
  }

  void suspension() {
    faults.plant(
        "what is suspended does not hold its stage open",
        STANDARD.with(
            new Completion() {
              @Override
              boolean isSuspended(CaseRun run, Instance child) {
                return false;
              }
            }));
    faults.plant(
        "the suspension of a stage does not reach what is in it",
        STANDARD.with(
            new Lifecycle(STANDARD.repetitions()) {
              @Override
              void suspendWithParent(CaseRun run, Instance instance) {
                // goes on
              }
            }));
    faults.plant(
        "a failed item holds its stage open",
        STANDARD.with(
            new Completion() {
              @Override
              boolean isOutOfPlay(State state) {
                return state != State.FAILED && super.isOutOfPlay(state);
              }
            }));
  }

  void listeners() {
    faults.plant(
        "available conditions are judged once",
        new Rounds(STANDARD) {
          @Override
          boolean turns(CaseRun run, Instance listener) {
            return false;
          }
        });
    faults.plant(
        "a timer occurs once whatever its time says",
        STANDARD.with(
            new Lifecycle(STANDARD.repetitions()) {
              @Override
              void repeatTimer(CaseRun run, Instance ended) {
                // that was the last
              }
            }));
    faults.plant(
        "signals are not heard",
        () ->
            new Reference() {
              @Override
              public Outcome apply(Action action) {
                return action instanceof Action.Signal ? Outcome.DONE : super.apply(action);
              }
            });
  }

  void work() {
    faults.plant(
        "what waits for its job does not hold its stage open",
        STANDARD.with(
            new Completion() {
              @Override
              boolean holdsOpen(CaseRun run, Instance child, boolean auto) {
                boolean active = child.state() == State.ACTIVE;
                return (active || !child.state().countsAsActive())
                    && super.holdsOpen(run, child, auto);
              }
            }));
    faults.plant(
        "the condition of auto-complete is ignored",
        STANDARD.with(
            new Completion() {
              @Override
              boolean completesItself(CaseRun run, Instance stage) {
                return stage.item().autoComplete();
              }
            }));
  }

  void planning() {
    faults.plant(
        "what could be planned does not hold its stage open",
        STANDARD.with(
            new Completion() {
              @Override
              boolean offers(CaseRun run, Instance stage) {
                return false;
              }
            }));
    faults.plant(
        "applicability rules are ignored",
        STANDARD.with(
            new Completion() {
              @Override
              boolean isApplicable(CaseRun run, Instance stage, Item entry) {
                return true;
              }
            }));
  }

  void outside() {
    faults.plant(
        "on-parts do not hear variables",
        STANDARD.with(
            new Sentries() {
              @Override
              boolean isNamed(OnPart part, Event event) {
                return !part.isVariable() && super.isNamed(part, event);
              }
            }));
    faults.plant(
        "the replacement of a case file item is heard as its update",
        STANDARD.with(
            new Sentries() {
              @Override
              boolean isNamed(OnPart part, Event event) {
                boolean replaced = event.transition() == Transition.REPLACE;
                return super.isNamed(
                    part,
                    replaced
                        ? new Event(event.source(), event.outside(), Transition.UPDATE, null)
                        : event);
              }
            }));
    faults.plant(
        "an on-part means every use of a shared definition",
        STANDARD.with(
            new Sentries() {
              @Override
              boolean isMeant(CaseRun run, Item source, Item target) {
                return true;
              }
            }));
  }
}
