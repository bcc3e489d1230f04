package io.millrace.cmmn.reference;

import io.millrace.test.random.DoesNotSettle;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Runs the rounds of a step until the case is settled, chapter 2 of the rules. */
class Rounds {

  /** Far below the limit of rule 2.9: scripts that come near it are not worth comparing. */
  private static final int LIMIT = 200;

  private final Semantics rules;

  Rounds(Semantics rules) {
    this.rules = rules;
  }

  void settle(CaseRun run) {
    for (int round = 0; next(run); round++) {
      if (round == LIMIT) {
        throw new DoesNotSettle(
            run.live().stream()
                .map(i -> i.item().id())
                .distinct()
                .collect(Collectors.joining(", ")));
      }
    }
    rules.sentries().endStep(run);
  }

  /** One round; false if the step is over. */
  private boolean next(CaseRun run) {
    rules.sentries().note(run, run.takeEvents());
    if (run.isOver()) {
      return false;
    }
    return fire(run) || removeListeners(run) || completeStage(run);
  }

  /** Rules 2.4 and 2.5. */
  boolean fire(CaseRun run) {
    var firings = run.live().stream().flatMap(instance -> judge(run, instance).stream()).toList();
    var turned = run.live().stream().filter(i -> turns(run, i)).toList();
    firings.stream().filter(Firing::stillHolds).forEach(firing -> apply(run, firing));
    turned.stream().filter(Instance::isLive).forEach(i -> rules.lifecycle().turn(run, i));
    return !firings.isEmpty() || !turned.isEmpty();
  }

  /** Whether the available condition of a listener says otherwise than its state. */
  boolean turns(CaseRun run, Instance listener) {
    var condition = listener.item().extras().available();
    return condition != null
        && (run.holds(condition, listener)
            ? listener.state() == State.UNAVAILABLE
            : listener.state() == State.AVAILABLE);
  }

  /** Rules 3.2, 3.3 and 5.1. */
  Optional<Firing> judge(CaseRun run, Instance instance) {
    var exit = judgeExit(run, instance);
    return exit.isPresent() ? exit : judgeEntry(run, instance);
  }

  Optional<Firing> judgeExit(CaseRun run, Instance instance) {
    var exit = rules.sentries().firstSatisfied(run, instance, rules.sentries().exit(instance));
    return exit.map(criterion -> new Firing(instance, instance.state(), criterion, true));
  }

  Optional<Firing> judgeEntry(CaseRun run, Instance instance) {
    if (!instance.state().awaitsEntry() || instance.item().kind().isListener()) {
      return Optional.empty();
    }
    if (instance.item().entry().isEmpty()) {
      return Optional.of(new Firing(instance, instance.state(), null, false));
    }
    var entry = rules.sentries().firstSatisfied(run, instance, rules.sentries().entry(instance));
    if (entry.isPresent() && !rules.repetitions().hasRoom(run, instance)) {
      run.hit(Construct.MAX_INSTANCES_HOLDS_BACK);
      return Optional.empty();
    }
    if (entry.isPresent() && rules.repetitions().elements(run, instance.item()) == 0) {
      run.hit(Construct.EMPTY_COLLECTION_HOLDS_BACK);
      return Optional.empty();
    }
    return entry.map(criterion -> new Firing(instance, instance.state(), criterion, false));
  }

  void apply(CaseRun run, Firing firing) {
    FiringCount.count(run, firing);
    if (firing.exits()) {
      leave(run, firing.instance(), firing.criterion());
    } else {
      rules.lifecycle().enter(run, firing.instance());
    }
  }

  /** Rules 6.3 to 6.6. */
  void leave(CaseRun run, Instance instance, Criterion criterion) {
    boolean completes =
        instance.state() == State.ACTIVE && criterion.exitEventType() != ExitEventType.EXIT;
    if (!completes) {
      rules.lifecycle().exit(run, instance, criterion);
      return;
    }
    boolean forced = criterion.exitEventType() == ExitEventType.FORCE_COMPLETE;
    if (!forced && !rules.completion().mayBeCompletedByHand(run, instance)) {
      run.hit(Construct.EXIT_COMPLETE_REFUSED);
      throw new Refused(instance.item().id() + " cannot complete by " + criterion.id());
    }
    instance.forget(criterion);
    rules.lifecycle().complete(run, instance, criterion.id());
  }

  private boolean removeListeners(CaseRun run) {
    List<Instance> unneeded = rules.listeners().unneeded(run);
    unneeded.forEach(listener -> rules.lifecycle().remove(run, listener));
    unneeded.forEach(listener -> run.hit(Construct.LISTENER_REMOVED));
    return !unneeded.isEmpty();
  }

  boolean completeStage(CaseRun run) {
    var stage = rules.completion().next(run);
    stage.ifPresent(
        s -> {
          run.hit(
              s.item().extras().autoComplete() != null
                  ? Construct.AUTO_COMPLETE_CONDITION
                  : s.item().autoComplete()
                      ? Construct.AUTO_COMPLETED
                      : Construct.COMPLETED_WITHOUT_AUTO_COMPLETE);
          rules.lifecycle().complete(run, s, null);
        });
    return stage.isPresent();
  }
}
