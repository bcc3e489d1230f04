package io.millrace.cmmn.reference;

import java.util.List;
import java.util.Optional;

/** Faults in the way stages leave, and in the order of a round. */
final class RoundFaults {

  private static final Semantics STANDARD = Semantics.STANDARD;

  private final Faults faults;

  RoundFaults(Faults faults) {
    this.faults = faults;
  }

  void rounds() {
    faults.plant(
        "exitEventType complete does not look at the children",
        new Rounds(STANDARD) {
          @Override
          void leave(CaseRun run, Instance instance, Criterion criterion) {
            boolean asked = criterion.exitEventType() == ExitEventType.COMPLETE;
            super.leave(
                run, instance, asked ? criterion.with(ExitEventType.FORCE_COMPLETE) : criterion);
          }
        });
    faults.plant(
        "forceComplete exits",
        new Rounds(STANDARD) {
          @Override
          void leave(CaseRun run, Instance instance, Criterion criterion) {
            boolean forced = criterion.exitEventType() == ExitEventType.FORCE_COMPLETE;
            super.leave(run, instance, forced ? criterion.with(ExitEventType.EXIT) : criterion);
          }
        });
    faults.plant(
        "entry is judged before exit",
        new Rounds(STANDARD) {
          @Override
          Optional<Firing> judge(CaseRun run, Instance instance) {
            var entry = judgeEntry(run, instance);
            return entry.isPresent() ? entry : judgeExit(run, instance);
          }
        });
  }

  void order() {
    faults.plant(
        "each instance is judged when what fired before it is done",
        new Rounds(STANDARD) {
          @Override
          boolean fire(CaseRun run) {
            boolean fired = false;
            for (var instance : run.live()) {
              STANDARD.sentries().note(run, run.takeEvents());
              var firing = instance.isLive() ? judge(run, instance) : Optional.<Firing>empty();
              firing.ifPresent(f -> apply(run, f));
              fired |= firing.isPresent();
            }
            return fired;
          }
        });
    faults.plant(
        "one criterion fires per pass",
        new Rounds(STANDARD) {
          @Override
          boolean fire(CaseRun run) {
            var first = run.live().stream().flatMap(i -> judge(run, i).stream()).findFirst();
            first.ifPresent(f -> apply(run, f));
            return first.isPresent();
          }
        });
    faults.plant(
        "stages complete before criteria are judged",
        new Rounds(STANDARD) {
          @Override
          boolean fire(CaseRun run) {
            return completeStage(run) || super.fire(run);
          }
        });
    faults.plant(
        "what is made in a round does not hear its events",
        STANDARD.with(
            new Sentries() {
              private List<Instance> made = List.of();

              @Override
              void note(CaseRun run, List<Event> events) {
                made =
                    events.stream()
                        .filter(e -> e.transition() == Transition.CREATE)
                        .map(Event::source)
                        .filter(java.util.Objects::nonNull)
                        .toList();
                super.note(run, events);
              }

              @Override
              boolean isInScope(CaseRun run, Event event, Instance target) {
                return !made.contains(target) && super.isInScope(run, event, target);
              }
            }));
  }
}
