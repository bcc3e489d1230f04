package io.millrace.cmmn.reference;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Interpreters with one rule broken each; a comparison that is worth anything finds every one of
 * them.
 */
final class Faults {

  private static final Semantics STANDARD = Semantics.STANDARD;

  private final Map<String, Supplier<EngineUnderTest>> faults = new LinkedHashMap<>();

  private Faults() {
    sentries();
    lifecycle();
    repetitions();
    completion();
    rounds();
    order();
    engine();
  }

  static Map<String, Supplier<EngineUnderTest>> all() {
    return new Faults().faults;
  }

  private void plant(String name, Semantics rules) {
    faults.put(name, () -> new Reference(rules));
  }

  private void sentries() {
    plant(
        "exit criteria are ignored",
        STANDARD.with(
            new Sentries() {
              @Override
              List<Criterion> exit(Instance instance) {
                return List.of();
              }
            }));
    plant(
        "what was noted is lost when a step ends",
        STANDARD.with(
            new Sentries() {
              @Override
              boolean forgetsAtEndOfStep(Criterion criterion) {
                return true;
              }
            }));
    plant(
        "onEvent remembers",
        STANDARD.with(
            new Sentries() {
              @Override
              boolean forgetsAtEndOfStep(Criterion criterion) {
                return false;
              }
            }));
    plant(
        "one on-part is enough",
        STANDARD.with(
            new Sentries() {
              @Override
              boolean areNoted(Criterion criterion, BitSet noted) {
                return criterion.onParts().isEmpty() || !noted.isEmpty();
              }
            }));
    plant(
        "every exit type is default",
        STANDARD.with(
            new Sentries() {
              @Override
              ExitType type(Criterion criterion) {
                return ExitType.DEFAULT;
              }
            }));
    plant(
        "any exit answers an exit criterion reference",
        STANDARD.with(
            new Sentries() {
              @Override
              boolean isNamed(OnPart part, Event event) {
                return part.source().equals(event.source().item().id())
                    && part.event() == event.transition();
              }
            }));
    plant(
        "instances of a repeated stage hear each other",
        STANDARD.with(
            new Sentries() {
              @Override
              boolean isInScope(CaseRun run, Event event, Instance target) {
                return true;
              }
            }));
    plant(
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

  private void lifecycle() {
    plant(
        "what ends with its parent makes no event",
        STANDARD.with(
            new Lifecycle(STANDARD.repetitions()) {
              @Override
              void endedWithParent(CaseRun run, Instance child) {
                // nobody hears
              }
            }));
    plant(
        "a milestone is reached twice",
        STANDARD.with(
            new Lifecycle(STANDARD.repetitions()) {
              @Override
              void reached(CaseRun run, Instance milestone) {
                super.reached(run, milestone);
                super.reached(run, milestone);
              }
            }));
    plant(
        "manual activation is ignored",
        STANDARD.with(
            new Lifecycle(STANDARD.repetitions()) {
              @Override
              boolean isManual(CaseRun run, Instance instance) {
                return false;
              }
            }));
  }

  private void repetitions() {
    plant(
        "the counter is off by one",
        Semantics.of(
            new Repetitions() {
              @Override
              int counterForRule(Instance leaving) {
                return leaving.counter() + 1;
              }
            }));
    plant(
        "maxInstanceCount is ignored",
        Semantics.of(
            new Repetitions() {
              @Override
              boolean hasRoom(CaseRun run, Instance instance) {
                // two rather than any number, so that the fault does not show by never settling
                return super.hasRoom(run, instance) || instance.counter() <= 2;
              }
            }));
    plant(
        "what was exited for good comes back",
        Semantics.of(
            new Repetitions() {
              @Override
              boolean repeatsAfterExit(Criterion criterion) {
                return true;
              }
            }));
  }

  private void completion() {
    plant(
        "a disabled child holds its stage open",
        STANDARD.with(
            new Completion() {
              @Override
              boolean isOutOfPlay(State state) {
                return state == State.WAIT_REPETITION;
              }
            }));
    plant(
        "required is ignored",
        STANDARD.with(
            new Completion() {
              @Override
              boolean isRequired(Instance child) {
                return false;
              }
            }));
    plant(
        "auto-complete is treated as manual",
        STANDARD.with(
            new Completion() {
              @Override
              boolean completesItself(Item stage) {
                return false;
              }
            }));
    plant(
        "a waiting repetition holds its stage open",
        STANDARD.with(
            new Completion() {
              @Override
              boolean isOutOfPlay(State state) {
                return state == State.DISABLED;
              }
            }));
    plant(
        "completion neutral is ignored",
        STANDARD.with(
            new Completion() {
              @Override
              boolean isNeutral(CaseRun run, Instance child) {
                return false;
              }
            }));
    plant(
        "ignore is taken for ignoreIfAvailable",
        mixedUp(ParentCompletion.IGNORE, ParentCompletion.IGNORE_IF_AVAILABLE));
    plant(
        "ignoreIfAvailable is taken for ignoreIfAvailableOrEnabled",
        mixedUp(
            ParentCompletion.IGNORE_IF_AVAILABLE, ParentCompletion.IGNORE_IF_AVAILABLE_OR_ENABLED));
    plant(
        "the first completion of a child is not seen",
        STANDARD.with(
            new Completion() {
              @Override
              boolean hasCompletedBefore(Instance child) {
                return false;
              }
            }));
    plant(
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
                                            run, c, stage.parent().item().autoComplete()));
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

  private void rounds() {
    plant(
        "exitEventType complete does not look at the children",
        new Rounds(STANDARD) {
          @Override
          void leave(CaseRun run, Instance instance, Criterion criterion) {
            boolean asked = criterion.exitEventType() == ExitEventType.COMPLETE;
            super.leave(
                run, instance, asked ? criterion.with(ExitEventType.FORCE_COMPLETE) : criterion);
          }
        });
    plant(
        "forceComplete exits",
        new Rounds(STANDARD) {
          @Override
          void leave(CaseRun run, Instance instance, Criterion criterion) {
            boolean forced = criterion.exitEventType() == ExitEventType.FORCE_COMPLETE;
            super.leave(run, instance, forced ? criterion.with(ExitEventType.EXIT) : criterion);
          }
        });
    plant(
        "entry is judged before exit",
        new Rounds(STANDARD) {
          @Override
          Optional<Firing> judge(CaseRun run, Instance instance) {
            var entry = judgeEntry(run, instance);
            return entry.isPresent() ? entry : judgeExit(run, instance);
          }
        });
  }

  private void order() {
    plant(
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
    plant(
        "one criterion fires per pass",
        new Rounds(STANDARD) {
          @Override
          boolean fire(CaseRun run) {
            var first = run.live().stream().flatMap(i -> judge(run, i).stream()).findFirst();
            first.ifPresent(f -> apply(run, f));
            return first.isPresent();
          }
        });
    plant(
        "stages complete before criteria are judged",
        new Rounds(STANDARD) {
          @Override
          boolean fire(CaseRun run) {
            return completeStage(run) || super.fire(run);
          }
        });
    plant(
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
                        .toList();
                super.note(run, events);
              }

              @Override
              boolean isInScope(CaseRun run, Event event, Instance target) {
                return !made.contains(target) && super.isInScope(run, event, target);
              }
            }));
  }

  private void plant(String name, Rounds rounds) {
    faults.put(name, () -> new Reference(STANDARD, rounds));
  }

  private void engine() {
    plant(
        "listeners nobody needs stay",
        STANDARD.with(
            new Listeners() {
              @Override
              List<Instance> unneeded(CaseRun run) {
                return List.of();
              }
            }));
    faults.put("conditions are not judged when a variable is set", Deaf::new);
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
