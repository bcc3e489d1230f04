package io.millrace.cmmn.reference;

import java.util.List;

/** The transitions with their direct consequences, rules 1.1 to 1.7 and 2.2. */
class Lifecycle {

  private final Repetitions repetitions;

  Lifecycle(Repetitions repetitions) {
    this.repetitions = repetitions;
  }

  /** The case begins: the root becomes active. */
  void begin(CaseRun run) {
    activate(run, run.root(), Transition.START);
  }

  /** An instance leaves available or wait_repetition, rules 5.2 and 8.1. */
  void enter(CaseRun run, Instance instance) {
    var item = instance.item();
    item.entry().forEach(instance::forget);
    if (item.kind() == Kind.MILESTONE) {
      occur(run, instance);
    } else if (isManual(run, instance)) {
      run.hit(Construct.MANUAL_ACTIVATION);
      move(run, instance, Transition.ENABLE, State.ENABLED);
    } else {
      activate(run, instance, Transition.START);
    }
    if (!item.entry().isEmpty() && repetitions.again(run, instance)) {
      run.hit(Construct.REPEATED_AFTER_ENTRY);
      repeat(run, instance, State.WAIT_REPETITION);
    }
  }

  boolean isManual(CaseRun run, Instance instance) {
    var rule = instance.item().control().manualActivation();
    return rule != null && run.holds(rule, instance);
  }

  void activate(CaseRun run, Instance instance, Transition transition) {
    move(run, instance, transition, State.ACTIVE);
    run.hit(Construct.valueOf(instance.item().kind().name()));
    switch (instance.item().kind()) {
      case STAGE -> makeChildren(run, instance);
      case NON_BLOCKING_TASK -> complete(run, instance, null);
      default -> {
        // waits for an action
      }
    }
  }

  void makeChildren(CaseRun run, Instance stage) {
    if (run.model().path(stage.item().id()).size() > 4) {
      run.hit(Construct.STAGE_AT_DEPTH_FOUR);
    }
    var items = stage.item().children();
    for (int position = 0; position < items.size(); position++) {
      make(run, stage, items.get(position), position, 1, State.AVAILABLE);
    }
  }

  private void make(
      CaseRun run, Instance parent, Item item, int position, int counter, State first) {
    run.happened(run.make(parent, item, position, counter, first), Transition.CREATE, null);
  }

  void move(CaseRun run, Instance instance, Transition transition, State next) {
    if (next == State.ENABLED) {
      judgeRequiredAgain(run, instance);
    }
    instance.moveTo(next);
    run.happened(instance, transition, null);
  }

  /** Rule 7.8, at {@code enable} and {@code reenable}. */
  void judgeRequiredAgain(CaseRun run, Instance instance) {
    run.judgeRequired(instance);
  }

  void occur(CaseRun run, Instance instance) {
    run.hit(Construct.valueOf(instance.item().kind().name()));
    if (instance.item().kind() == Kind.MILESTONE) {
      reached(run, instance);
    }
    completed(run, instance, Transition.OCCUR, null);
  }

  void reached(CaseRun run, Instance milestone) {
    run.milestones().add(milestone.item().id());
  }

  /** A task or stage completes; by an exit criterion if one is named. */
  void complete(CaseRun run, Instance instance, String exitCriterion) {
    endBelow(run, instance);
    if (instance.isRoot()) {
      run.over(CaseState.COMPLETED);
    } else {
      completed(run, instance, Transition.COMPLETE, exitCriterion);
    }
  }

  private void completed(
      CaseRun run, Instance instance, Transition transition, String exitCriterion) {
    instance.end();
    instance.parent().completedItems().add(instance.item().id());
    run.happened(instance, transition, exitCriterion);
    repeatAfterEnd(run, instance);
  }

  /** An instance leaves by an exit criterion as by {@code exit}, rules 6.3, 6.4 and 8.3. */
  void exit(CaseRun run, Instance instance, Criterion criterion) {
    endBelow(run, instance);
    if (instance.isRoot()) {
      run.over(CaseState.TERMINATED);
      return;
    }
    instance.end();
    run.happened(instance, Transition.EXIT, criterion.id());
    if (repetitions.repeatsAfterExit(criterion)) {
      repeatAfterEnd(run, instance);
    }
  }

  void terminateCase(CaseRun run) {
    endBelow(run, run.root());
    run.over(CaseState.TERMINATED);
  }

  /** Rule 9.1. */
  void remove(CaseRun run, Instance listener) {
    listener.end();
    run.happened(listener, Transition.TERMINATE, null);
  }

  private void repeatAfterEnd(CaseRun run, Instance ended) {
    if (ended.item().entry().isEmpty() && repetitions.again(run, ended)) {
      run.hit(Construct.REPEATED_AFTER_END);
      repeat(run, ended, State.AVAILABLE);
    }
  }

  private void repeat(CaseRun run, Instance before, State first) {
    switch (before.item().kind()) {
      case STAGE -> run.hit(Construct.REPEATED_STAGE);
      case MILESTONE -> run.hit(Construct.REPEATED_MILESTONE);
      case USER_LISTENER, GENERIC_LISTENER -> run.hit(Construct.REPEATED_LISTENER);
      default -> {
        // tasks are counted by the way they repeat
      }
    }
    make(run, before.parent(), before.item(), before.position(), before.counter() + 1, first);
  }

  /** Rule 1.7. */
  private void endBelow(CaseRun run, Instance stage) {
    for (var child : List.copyOf(stage.children())) {
      endBelow(run, child);
      child.end();
      endedWithParent(run, child);
    }
  }

  void endedWithParent(CaseRun run, Instance child) {
    boolean exits = child.item().kind().isStageOrTask();
    run.happened(child, exits ? Transition.EXIT : Transition.PARENT_TERMINATE, null);
  }
}
