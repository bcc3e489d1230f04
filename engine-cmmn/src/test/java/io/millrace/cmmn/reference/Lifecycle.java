package io.millrace.cmmn.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The transitions with their direct consequences, rules 1.1 to 1.7 and 2.2. */
class Lifecycle {

  private final Repetitions repetitions;

  Lifecycle(Repetitions repetitions) {
    this.repetitions = repetitions;
  }

  /** The case begins: the root becomes active, at once or by a job, which makes no difference. */
  void begin(CaseRun run) {
    if (run.root().item().extras().async() && !run.isComingBack()) {
      run.hit(Construct.STARTED_BY_JOB);
    }
    begin(run, run.root(), Transition.START);
  }

  /** An instance leaves available or wait_repetition, rules 5.2 and 8.1. */
  void enter(CaseRun run, Instance instance) {
    var entered = new ArrayList<>(List.of(instance));
    if (!instance.item().entry().isEmpty() && repetitions.isOverCollection(instance.item())) {
      for (int further = 1; further < repetitions.elements(run, instance.item()); further++) {
        run.hit(Construct.COLLECTION_AFTER_ENTRY);
        entered.add(another(run, instance, further, State.AVAILABLE));
      }
    }
    entered.forEach(one -> enterAlone(run, one));
    var last = entered.get(entered.size() - 1);
    if (!instance.item().entry().isEmpty() && repetitions.again(run, last)) {
      run.hit(Construct.REPEATED_AFTER_ENTRY);
      repeat(run, last, State.WAIT_REPETITION);
    }
  }

  private void enterAlone(CaseRun run, Instance instance) {
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
  }

  boolean isManual(CaseRun run, Instance instance) {
    var rule = instance.item().control().manualActivation();
    return rule != null && run.holds(rule, instance);
  }

  /** Rule 9a.9: a job starts what is asynchronous. */
  void activate(CaseRun run, Instance instance, Transition transition) {
    if (instance.item().extras().async()) {
      run.hit(Construct.ASYNC_START);
      instance.await(transition, null);
      move(run, instance, Transition.ASYNC_ACTIVATE, State.ASYNC_ACTIVE);
    } else {
      begin(run, instance, transition);
    }
  }

  private void begin(CaseRun run, Instance instance, Transition transition) {
    move(run, instance, transition, State.ACTIVE);
    run.hit(Construct.valueOf(instance.item().kind().name()));
    switch (instance.item().kind()) {
      case STAGE -> makeChildren(run, instance);
      case NON_BLOCKING_TASK -> complete(run, instance, null);
      case CASE_TASK -> instance.setCallEnded(false);
      default -> {
        // waits for an action
      }
    }
  }

  void makeChildren(CaseRun run, Instance stage) {
    if (stage.item().extras().shares() != null) {
      run.hit(Construct.SHARED_DEFINITION);
    }
    if (run.model().path(stage.item().id()).size() > 4) {
      run.hit(Construct.STAGE_AT_DEPTH_FOUR);
    }
    var items = stage.item().children();
    var entering = new ArrayList<Instance>();
    for (int position = 0; position < items.size(); position++) {
      var item = items.get(position);
      if (!item.isDiscretionary() && isMade(run, stage, item)) {
        var made = makeAll(run, stage, item, position);
        if (entersAtOnce(run, stage, item)) {
          entering.addAll(made);
        }
      }
    }
    entering.forEach(instance -> enterAtOnce(run, instance));
  }

  /** Rules 9b.1 to 9b.4. */
  private boolean isMade(CaseRun run, Instance stage, Item item) {
    if (item.kind() == Kind.REACTIVATE_LISTENER) {
      return run.isComingBack() && reactivateListeners(run, stage).contains(item);
    }
    var rule = run.isComingBack() ? reactivation(run, item) : null;
    boolean ignored = rule != null && rule.ignores(run, stage);
    if (ignored) {
      run.hit(Construct.REACTIVATION_IGNORES);
    }
    return !ignored;
  }

  /** Rule 9b.3. */
  private boolean entersAtOnce(CaseRun run, Instance stage, Item item) {
    if (item.kind() == Kind.REACTIVATE_LISTENER) {
      return true;
    }
    var rule = run.isComingBack() && !item.kind().isListener() ? reactivation(run, item) : null;
    return rule != null && rule.activates(run, stage);
  }

  private void enterAtOnce(CaseRun run, Instance instance) {
    var item = instance.item();
    if (item.kind() == Kind.REACTIVATE_LISTENER) {
      occur(run, instance);
    } else if (item.entry().isEmpty() || repetitions.elements(run, item) > 0) {
      run.hit(Construct.REACTIVATION_ACTIVATES);
      enter(run, instance);
    }
  }

  private static Reactivation reactivation(CaseRun run, Item item) {
    return item.control().reactivation() == null
        ? listeners(run)
            .map(listener -> listener.control().reactivation())
            .filter(rule -> rule != null)
            .findFirst()
            .orElse(null)
        : item.control().reactivation();
  }

  private static Stream<Item> listeners(CaseRun run) {
    return run.model().plan().children().stream()
        .filter(item -> item.kind() == Kind.REACTIVATE_LISTENER);
  }

  /** Those that are available, rule 9b.5. */
  List<Item> reactivateListeners(CaseRun run, Instance root) {
    return listeners(run)
        .filter(
            item -> item.extras().available() == null || run.holds(item.extras().available(), root))
        .toList();
  }

  /** Rules 16.4 and 16.5. */
  void plan(CaseRun run, Instance stage, List<Item> planned) {
    planned.forEach(item -> makeAll(run, stage, item, stage.item().children().indexOf(item)));
  }

  /** Rule 8.11. */
  private List<Instance> makeAll(CaseRun run, Instance stage, Item item, int position) {
    int count = item.entry().isEmpty() ? repetitions.elements(run, item) : 1;
    if (repetitions.isOverCollection(item) && item.entry().isEmpty()) {
      run.hit(count == 0 ? Construct.EMPTY_COLLECTION : Construct.COLLECTION);
    }
    return IntStream.rangeClosed(1, count)
        .mapToObj(counter -> make(run, stage, item, position, counter, State.AVAILABLE))
        .toList();
  }

  private Instance another(CaseRun run, Instance first, int further, State state) {
    return make(
        run, first.parent(), first.item(), first.position(), first.counter() + further, state);
  }

  Instance make(CaseRun run, Instance parent, Item item, int position, int counter, State first) {
    var made = run.make(parent, item, position, counter, first);
    run.happened(made, Transition.CREATE, null);
    var condition = item.extras().available();
    if (condition != null && !run.holds(condition, made)) {
      run.hit(Construct.UNAVAILABLE);
      made.moveTo(State.UNAVAILABLE);
    }
    made.setTimesLeft(item.extras().times());
    made.setClock(hasClock(made));
    return made;
  }

  /** Rule 9a.3. */
  private static boolean hasClock(Instance instance) {
    return instance.item().kind() == Kind.TIMER_LISTENER
        && instance.state() == State.AVAILABLE
        && (instance.item().extras().startTrigger() == null || instance.isTriggered());
  }

  /** A listener becomes available or unavailable as its condition says. */
  void turn(CaseRun run, Instance listener) {
    boolean available = listener.state() == State.UNAVAILABLE;
    run.hit(available ? Construct.AVAILABLE_AGAIN : Construct.UNAVAILABLE);
    listener.moveTo(available ? State.AVAILABLE : State.UNAVAILABLE);
    listener.setClock(hasClock(listener));
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
    run.milestones().add(milestone.item().element());
  }

  /** The job of an asynchronous item runs, rule 9a.9. */
  void runJob(CaseRun run, Instance instance) {
    if (instance.state() == State.ASYNC_ACTIVE) {
      begin(run, instance, instance.awaited());
    } else {
      finish(run, instance, instance.awaitedCriterion());
    }
  }

  /** A task or stage completes; by an exit criterion if one is named. */
  void complete(CaseRun run, Instance instance, String exitCriterion) {
    if (!instance.item().extras().asyncLeave()) {
      finish(run, instance, exitCriterion);
      return;
    }
    run.hit(
        instance.item().kind() == Kind.STAGE
            ? Construct.ASYNC_LEAVE_OF_STAGE
            : Construct.ASYNC_LEAVE);
    endBelow(run, instance);
    instance.await(Transition.COMPLETE, exitCriterion);
    move(run, instance, Transition.ASYNC_LEAVE_ACTIVE, State.ASYNC_ACTIVE_LEAVE);
  }

  private void finish(CaseRun run, Instance instance, String exitCriterion) {
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
    repeatAfterEnd(run, instance, true);
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
      repeatAfterEnd(run, instance, false);
    }
  }

  /** An instance is terminated from outside, in whatever state, with what is inside it. */
  void terminate(CaseRun run, Instance instance) {
    if (terminates(instance)) {
      terminateForGood(run, instance);
      repeatAfterEnd(run, instance, false);
    } else {
      terminateForGood(run, instance);
    }
  }

  private static boolean terminates(Instance instance) {
    return instance.item().kind().isStageOrTask()
        ? instance.state().countsAsActive()
        : instance.state().awaitsEntry();
  }

  /** The same, and nothing is repeated. */
  void terminateForGood(CaseRun run, Instance instance) {
    boolean ofWork = instance.item().kind().isStageOrTask();
    boolean terminates = terminates(instance);
    var otherwise = ofWork ? Transition.EXIT : Transition.PARENT_TERMINATE;
    endBelow(run, instance);
    instance.end();
    run.happened(instance, terminates ? Transition.TERMINATE : otherwise, null);
  }

  /** A stage goes on with what is in it, or is opened anew if that is over. */
  void reactivate(CaseRun run, Instance instance) {
    if (instance.children().isEmpty()) {
      begin(run, instance, Transition.REACTIVATE);
    } else {
      move(run, instance, Transition.REACTIVATE, State.ACTIVE);
    }
  }

  void suspend(CaseRun run, Instance instance) {
    instance.suspend(false);
    run.happened(instance, Transition.SUSPEND, null);
    instance.children().forEach(child -> suspendWithParent(run, child));
  }

  void suspendWithParent(CaseRun run, Instance instance) {
    if (instance.state() == State.SUSPENDED) {
      return;
    }
    if (instance.state() != State.FAILED) {
      run.hit(Construct.SUSPENDED_WITH_STAGE);
      instance.suspend(true);
      boolean named = instance.item().kind().isStageOrTask();
      run.happened(instance, named ? Transition.PARENT_SUSPEND : Transition.SUSPEND, null);
    }
    instance.children().forEach(child -> suspendWithParent(run, child));
  }

  void resume(CaseRun run, Instance instance) {
    instance.resume();
    instance.setClock(hasClock(instance));
    run.happened(instance, Transition.RESUME, null);
    List.copyOf(instance.children()).forEach(child -> resumeWithParent(run, child));
    goOnAfterCall(run, instance);
  }

  /** Rule 20.4: what it called has ended while it was suspended. */
  private void goOnAfterCall(CaseRun run, Instance instance) {
    if (instance.state() == State.ACTIVE && instance.hasCallEnded()) {
      run.hit(Construct.CALL_ENDED_WHILE_SUSPENDED);
      complete(run, instance, null);
    }
  }

  /** The case that a case task called has completed, rules 20.1 and 20.4. */
  void calledCaseEnds(CaseRun run, Instance instance) {
    instance.setCallEnded(true);
    if (instance.state() == State.ACTIVE) {
      complete(run, instance, null);
    }
  }

  private void resumeWithParent(CaseRun run, Instance instance) {
    if (instance.state() == State.FAILED) {
      List.copyOf(instance.children()).forEach(child -> resumeWithParent(run, child));
    }
    if (!instance.isHeldByParent()) {
      return;
    }
    run.hit(Construct.RESUMED_WITH_STAGE);
    instance.resume();
    instance.setClock(hasClock(instance));
    boolean named = instance.item().kind().isStageOrTask();
    run.happened(instance, named ? Transition.PARENT_RESUME : Transition.RESUME, null);
    List.copyOf(instance.children()).forEach(child -> resumeWithParent(run, child));
    goOnAfterCall(run, instance);
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

  private void repeatAfterEnd(CaseRun run, Instance ended, boolean occurred) {
    if (ended.parent().state() == State.SUSPENDED) {
      return;
    }
    if (ended.item().extras().times() > 0 && occurred && ended.hasClock()) {
      repeatTimer(run, ended);
    } else if (ended.item().entry().isEmpty()
        && !repetitions.isOverCollection(ended.item())
        && repetitions.again(run, ended)) {
      run.hit(Construct.REPEATED_AFTER_END);
      repeat(run, ended, State.AVAILABLE);
    }
  }

  /** Rule 9a.4. */
  void repeatTimer(CaseRun run, Instance ended) {
    boolean wanted = ended.item().control().repetition() == null || repetitions.again(run, ended);
    if (ended.timesLeft() > 1 && wanted) {
      run.hit(Construct.TIMER_REPEATED);
      var next = repeat(run, ended, State.AVAILABLE);
      next.setTimesLeft(ended.timesLeft() - 1);
      next.trigger();
      next.setClock(true);
    }
  }

  private Instance repeat(CaseRun run, Instance before, State first) {
    switch (before.item().kind()) {
      case STAGE -> run.hit(Construct.REPEATED_STAGE);
      case MILESTONE -> run.hit(Construct.REPEATED_MILESTONE);
      case USER_LISTENER,
          GENERIC_LISTENER,
          INTENT_LISTENER,
          SIGNAL_LISTENER,
          VARIABLE_LISTENER,
          TIMER_LISTENER ->
          run.hit(Construct.REPEATED_LISTENER);
      default -> {
        // tasks are counted by the way they repeat
      }
    }
    return make(
        run, before.parent(), before.item(), before.position(), before.counter() + 1, first);
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
