package io.millrace.cmmn.reference;

import java.util.Comparator;
import java.util.List;

/** Changes of state from outside, chapter 17 of the rules. */
class Changes {

  private final Lifecycle lifecycle;
  private final Repetitions repetitions;

  Changes(Lifecycle lifecycle, Repetitions repetitions) {
    this.lifecycle = lifecycle;
    this.repetitions = repetitions;
  }

  /** Rules 17.1 and 17.2. */
  void make(CaseRun run, Action.ChangeState action) {
    action.changes().stream()
        .sorted(Comparator.comparing(StateChange::kind))
        .forEach(change -> make(run, change));
  }

  private void make(CaseRun run, StateChange change) {
    if (!run.model().has(change.item())) {
      throw new Refused("no item " + change.item()); // in a case made smaller
    }
    var item = run.model().item(change.item());
    if (isUnplanned(run, item, change)) {
      return;
    }
    switch (change.kind()) {
      case REMOVE_WAITING -> {
        run.hit(Construct.WAITING_REMOVED);
        instances(run, item).stream()
            .filter(i -> i.state() == State.WAIT_REPETITION)
            .forEach(i -> lifecycle.terminateForGood(run, i));
      }
      case TERMINATE -> {
        run.hit(Construct.TERMINATED_FROM_OUTSIDE);
        instances(run, item).stream()
            .filter(Instance::isLive)
            .forEach(i -> lifecycle.terminateForGood(run, i));
      }
      case AVAILABLE -> {
        run.hit(Construct.MADE_AVAILABLE);
        open(run, item, change).forEach(stage -> available(run, stage, item, change));
      }
      case ACTIVATE -> {
        run.hit(Construct.ACTIVATED_FROM_OUTSIDE);
        open(run, item, change).forEach(stage -> activate(run, stage, item, change));
      }
      case AWAIT_REPETITION -> awaitRepetition(run, item, change);
    }
  }

  /** Rule 17.13. */
  private static boolean isUnplanned(CaseRun run, Item item, StateChange change) {
    return run.model().path(item.id()).stream()
        .anyMatch(i -> !mayMake(i, change) && instances(run, i).isEmpty());
  }

  private static boolean mayMake(Item item, StateChange change) {
    return change.own() || !item.isDiscretionary();
  }

  private static List<Instance> instances(CaseRun run, Item item) {
    return run.live().stream().filter(i -> i.item() == item).toList();
  }

  private static List<Instance> inside(Instance stage, Item item) {
    return stage.children().stream().filter(i -> i.item() == item).toList();
  }

  private static Item around(CaseRun run, Item item) {
    var path = run.model().path(item.id());
    return path.get(path.size() - 2);
  }

  private static List<Instance> activeStages(CaseRun run, Item item) {
    return instances(run, around(run, item)).stream()
        .filter(stage -> stage.state() == State.ACTIVE)
        .toList();
  }

  /** Rule 17.4: the active instances of the stage around, of which there is one then. */
  private List<Instance> open(CaseRun run, Item item, StateChange change) {
    var active = activeStages(run, item);
    if (active.isEmpty()) {
      var stage = around(run, item);
      var outer = open(run, stage, change);
      if (activeStages(run, item).isEmpty()) {
        run.hit(Construct.STAGE_OPENED_FROM_OUTSIDE);
        outer.forEach(each -> activate(run, each, stage, change));
      }
      active = activeStages(run, item);
    }
    if (active.isEmpty()) {
      throw new Refused("the stage around " + item.id() + " does not become active");
    }
    return active;
  }

  /** Rule 17.3, in one stage. */
  private void activate(CaseRun run, Instance stage, Item item, StateChange change) {
    var there = inside(stage, item);
    if (there.isEmpty() && mayMake(item, change)) {
      start(run, make(run, stage, item, 1, State.AVAILABLE), true);
      return;
    }
    var others = there.stream().filter(i -> i.state() != State.WAIT_REPETITION).toList();
    var started =
        (others.isEmpty() ? there : others)
            .stream().filter(i -> !i.state().countsAsActive()).toList();
    boolean waits =
        there.stream().anyMatch(i -> i.state() == State.WAIT_REPETITION && !started.contains(i));
    started.forEach(i -> start(run, i, !waits));
  }

  private void start(CaseRun run, Instance instance, boolean repeats) {
    var item = instance.item();
    var state = instance.state();
    boolean enters = state.awaitsEntry() && !item.kind().isListener();
    item.entry().forEach(instance::forget);
    if (state == State.SUSPENDED) {
      lifecycle.resume(run, instance);
    } else if (state == State.FAILED) {
      lifecycle.reactivate(run, instance);
    } else if (item.kind().isListener()) {
      if (state == State.UNAVAILABLE) {
        instance.moveTo(State.AVAILABLE);
      }
    } else if (item.kind() == Kind.MILESTONE) {
      lifecycle.occur(run, instance);
    } else if (enters) {
      lifecycle.activate(run, instance, Transition.START);
    } else {
      if (state == State.DISABLED) {
        lifecycle.move(run, instance, Transition.REENABLE, State.ENABLED);
      }
      lifecycle.activate(run, instance, Transition.MANUAL_START);
    }
    if (enters && repeats) {
      repeat(run, instance);
    }
  }

  /** As in rule 8.1. */
  private void repeat(CaseRun run, Instance entered) {
    if (!entered.item().entry().isEmpty() && repetitions.again(run, entered)) {
      make(run, entered.parent(), entered.item(), entered.counter() + 1, State.WAIT_REPETITION);
    }
  }

  /** Rule 17.5, in one stage. */
  private void available(CaseRun run, Instance stage, Item item, StateChange change) {
    var there = inside(stage, item);
    if (there.isEmpty() && mayMake(item, change)) {
      make(run, stage, item, 1, State.AVAILABLE);
    }
    there.forEach(instance -> available(run, instance));
  }

  private void available(CaseRun run, Instance instance) {
    if (instance.state().awaitsEntry() || instance.state() == State.UNAVAILABLE) {
      instance.item().entry().forEach(instance::forget);
      instance.item().exit().forEach(instance::forget);
      instance.moveTo(State.AVAILABLE);
    } else {
      var stage = instance.parent();
      lifecycle.terminateForGood(run, instance);
      make(run, stage, instance.item(), instance.counter(), State.AVAILABLE);
    }
  }

  /** Rule 17.7. */
  private void awaitRepetition(CaseRun run, Item item, StateChange change) {
    if (item.control().repetition() == null || item.entry().isEmpty()) {
      throw new Refused(item.id() + " does not wait for a repetition");
    }
    var stages = activeStages(run, item);
    if (stages.isEmpty()) {
      throw new Refused("no stage around " + item.id() + " is active");
    }
    run.hit(Construct.WAITING_ADDED);
    for (var stage : stages) {
      var there = inside(stage, item);
      boolean wanted = !there.isEmpty() || mayMake(item, change);
      if (wanted && there.stream().noneMatch(i -> i.state().awaitsEntry())) {
        int last = there.stream().mapToInt(Instance::counter).max().orElse(0);
        make(run, stage, item, last + 1, State.WAIT_REPETITION);
      }
    }
  }

  private Instance make(CaseRun run, Instance stage, Item item, int counter, State first) {
    return lifecycle.make(run, stage, item, stage.item().children().indexOf(item), counter, first);
  }
}
