package io.millrace.cmmn.reference;

import java.util.BitSet;
import java.util.List;

/** Faults in what criteria hear, remember and decide. */
final class SentryFaults {

  private static final Semantics STANDARD = Semantics.STANDARD;

  private final Faults faults;

  SentryFaults(Faults faults) {
    this.faults = faults;
  }

  void sentries() {
    faults.plant(
        "exit criteria are ignored",
        STANDARD.with(
            new Sentries() {
              @Override
              List<Criterion> exit(Instance instance) {
                return List.of();
              }
            }));
    faults.plant(
        "what was noted is lost when a step ends",
        STANDARD.with(
            new Sentries() {
              @Override
              boolean forgetsAtEndOfStep(Criterion criterion) {
                return true;
              }
            }));
    faults.plant(
        "onEvent remembers",
        STANDARD.with(
            new Sentries() {
              @Override
              boolean forgetsAtEndOfStep(Criterion criterion) {
                return false;
              }
            }));
    faults.plant(
        "one on-part is enough",
        STANDARD.with(
            new Sentries() {
              @Override
              boolean areNoted(Criterion criterion, BitSet noted) {
                return criterion.onParts().isEmpty() || !noted.isEmpty();
              }
            }));
    faults.plant(
        "every exit type is default",
        STANDARD.with(
            new Sentries() {
              @Override
              ExitType type(Criterion criterion) {
                return ExitType.DEFAULT;
              }
            }));
    faults.plant(
        "any exit answers an exit criterion reference",
        STANDARD.with(
            new Sentries() {
              @Override
              boolean isNamed(OnPart part, Event event) {
                return event.source() != null
                    && part.source().equals(event.source().item().element())
                    && part.event() == event.transition();
              }
            }));
    faults.plant(
        "instances of a repeated stage hear each other",
        STANDARD.with(
            new Sentries() {
              @Override
              boolean isInScope(CaseRun run, Event event, Instance target) {
                return true;
              }
            }));
    faults.plant(
        "if-parts beside on-parts are ignored",
        STANDARD.with(
            new Sentries() {
              @Override
              boolean ifPartHolds(CaseRun run, Instance instance, Criterion criterion) {
                return !criterion.onParts().isEmpty()
                    || super.ifPartHolds(run, instance, criterion);
              }
            }));
  }
}
