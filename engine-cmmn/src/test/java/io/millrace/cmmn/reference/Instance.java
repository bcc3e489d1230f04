package io.millrace.cmmn.reference;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A live plan item instance with what its criteria have noted; children in document order. */
final class Instance {

  private final int position;
  private final Item item;
  private final Instance parent;
  private final int counter;
  private final List<Instance> children = new ArrayList<>();
  private final Map<String, BitSet> noted = new HashMap<>();
  private final Set<String> completedItems = new HashSet<>();
  private final Set<String> remembering = new HashSet<>();
  private State state;
  private boolean required;
  private boolean ended;
  private State before;
  private boolean heldByParent;
  private boolean callEnded;
  private boolean clock;
  private boolean triggered;
  private int timesLeft;
  private Transition awaited;
  private String awaitedCriterion;

  Instance(int position, Item item, Instance parent, int counter, State state) {
    this.position = position;
    this.item = item;
    this.parent = parent;
    this.counter = counter;
    this.state = state;
  }

  Instance copy(Instance newParent) {
    var copy = new Instance(position, item, newParent, counter, state);
    copy.required = required;
    copy.before = before;
    copy.heldByParent = heldByParent;
    copy.callEnded = callEnded;
    copy.clock = clock;
    copy.triggered = triggered;
    copy.timesLeft = timesLeft;
    copy.awaited = awaited;
    copy.awaitedCriterion = awaitedCriterion;
    children.forEach(child -> copy.children.add(child.copy(copy)));
    noted.forEach((criterion, parts) -> copy.noted.put(criterion, (BitSet) parts.clone()));
    copy.completedItems.addAll(completedItems);
    copy.remembering.addAll(remembering);
    return copy;
  }

  int position() {
    return position;
  }

  Item item() {
    return item;
  }

  /** Null for the root. */
  Instance parent() {
    return parent;
  }

  int counter() {
    return counter;
  }

  boolean required() {
    return required;
  }

  void require() {
    required = true;
  }

  State state() {
    return state;
  }

  /** The state it would be in if nobody had suspended it. */
  State stateBeneath() {
    return state == State.SUSPENDED ? before : state;
  }

  void suspend(boolean byParent) {
    before = state;
    state = State.SUSPENDED;
    heldByParent = byParent;
  }

  void resume() {
    state = before;
    heldByParent = false;
  }

  /** Whether it is suspended because something around it is. */
  boolean isHeldByParent() {
    return state == State.SUSPENDED && heldByParent;
  }

  /** Whether it is suspended, or a stage around it is. */
  boolean isInSuspended() {
    return state == State.SUSPENDED || parent != null && parent.isInSuspended();
  }

  /** Whether the case that it called is over. */
  boolean hasCallEnded() {
    return callEnded;
  }

  void setCallEnded(boolean over) {
    callEnded = over;
  }

  /** Whether the clock of a timer runs. */
  boolean hasClock() {
    return clock;
  }

  void setClock(boolean runs) {
    clock = runs;
  }

  /** Whether what starts the clock of a timer has happened. */
  boolean isTriggered() {
    return triggered;
  }

  void trigger() {
    triggered = true;
  }

  int timesLeft() {
    return timesLeft;
  }

  void setTimesLeft(int times) {
    timesLeft = times;
  }

  /** What its job is to do, rule 9a.9. */
  void await(Transition transition, String exitCriterion) {
    awaited = transition;
    awaitedCriterion = exitCriterion;
  }

  Transition awaited() {
    return awaited;
  }

  String awaitedCriterion() {
    return awaitedCriterion;
  }

  /** Whether a job is there for it. */
  boolean hasJob() {
    var beneath = stateBeneath();
    return clock || beneath == State.ASYNC_ACTIVE || beneath == State.ASYNC_ACTIVE_LEAVE;
  }

  boolean isLive() {
    return !ended;
  }

  boolean isRoot() {
    return parent == null;
  }

  List<Instance> children() {
    return children;
  }

  Set<String> completedItems() {
    return completedItems;
  }

  void moveTo(State next) {
    state = next;
  }

  /** Takes a place behind the older instances of its item and of the items before it, rule 3.1. */
  void adopt(Instance child) {
    int place = children.size();
    while (place > 0 && children.get(place - 1).position > child.position) {
      place--;
    }
    children.add(place, child);
  }

  void end() {
    ended = true;
    if (parent != null) {
      parent.children.remove(this);
    }
  }

  BitSet noted(Criterion criterion) {
    return noted.computeIfAbsent(criterion.id(), id -> new BitSet());
  }

  void forget(Criterion criterion) {
    noted.remove(criterion.id());
    remembering.remove(criterion.id());
  }

  /** Marks that something noted outlives the step, for the count of constructs only. */
  void keepOverSteps(Criterion criterion) {
    if (!noted(criterion).isEmpty()) {
      remembering.add(criterion.id());
    }
  }

  boolean hasKeptOverSteps(Criterion criterion) {
    return remembering.contains(criterion.id());
  }

  /** This instance and all below it, in document order. */
  List<Instance> all() {
    var found = new ArrayList<Instance>();
    collect(found);
    return found;
  }

  private void collect(List<Instance> found) {
    found.add(this);
    children.forEach(child -> child.collect(found));
  }

  /** This instance and all below it, children first. */
  List<Instance> insideOut() {
    var found = new ArrayList<Instance>();
    collectInsideOut(found);
    return found;
  }

  private void collectInsideOut(List<Instance> found) {
    children.forEach(child -> child.collectInsideOut(found));
    found.add(this);
  }

  /** The instance of the item among this one and those around it; null if there is none. */
  Instance within(Item around) {
    if (item == around) {
      return this;
    }
    return parent == null ? null : parent.within(around);
  }
}
