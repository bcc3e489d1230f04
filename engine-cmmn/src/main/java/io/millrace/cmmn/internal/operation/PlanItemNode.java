package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemKind;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.internal.sentry.CompiledCriterion;
import io.millrace.cmmn.model.AsyncSettings;
import io.millrace.common.internal.expression.Expression;
import java.util.ArrayList;
import java.util.List;

/**
 * A plan item of a compiled case, or its plan model: everything resolved that running it needs.
 * Immutable once linked; shared by all threads.
 */
public final class PlanItemNode {

  private static final String STAGE = "stage";
  private static final String REACTIVATE = "reactivateeventlistener";

  private final Names names;
  private PlanItemNode parent;
  private final int position;
  private final List<PlanItemNode> children = new ArrayList<>();
  private final List<CompiledCriterion> entry = new ArrayList<>();
  private final List<CompiledCriterion> exit = new ArrayList<>();
  private final List<Watcher> watchers = new ArrayList<>();
  private final List<Plannable> plannable = new ArrayList<>();
  private final List<PlanItemNode> remembered = new ArrayList<>();
  private PlanItemBehavior behavior;
  private ItemRules rules;
  private Completion completion = Completion.NONE;
  private Rule available = Rule.NONE;
  private Expression businessStatus;
  private ItemDisplay display = ItemDisplay.NONE;
  private AsyncSettings async = AsyncSettings.NONE;
  private BoundParameters bound = BoundParameters.NONE;
  private Watcher clock;
  private int places;
  private ReactivationFate reactivation;
  private NodeListeners listeners = NodeListeners.NONE;
  private Performers performers = Performers.ANYBODY;

  /**
   * What a plan item is called.
   *
   * @param id the plan item
   * @param definitionId its definition
   * @param name its name or that of its definition, as text or expression; or null
   * @param type its kind, as rows carry it
   */
  public record Names(String id, String definitionId, Expression name, String type) {}

  /**
   * When a stage completes by itself although items could still be started.
   *
   * @param always whether it always does
   * @param condition says whether it does; or null
   */
  public record Completion(boolean always, Expression condition) {
    /** Only when nothing is left. */
    static final Completion NONE = new Completion(false, null);
  }

  /**
   * Somebody who watches this plan item.
   *
   * @param target whose criterion watches
   * @param criterion the criterion
   * @param part the number of the on-part among those of the target
   * @param event what has to happen
   * @param exitCriterion the criterion that has to be the reason of an exit; null for any
   */
  public record Watcher(
      PlanItemNode target,
      CompiledCriterion criterion,
      int part,
      Transition event,
      String exitCriterion) {

    /** Tells whether the criterion listens in the state that an instance is in now. */
    boolean listens(PlanItemEntity item) {
      var state = ItemState.of(item.state());
      return isEntry() ? waits(state) : criterion.concerns(state);
    }

    /** Tells whether the criterion of an open instance listens now, or can do so later. */
    boolean canListen(PlanItemEntity item) {
      return !isEntry() || waits(ItemState.of(item.state()));
    }

    private boolean isEntry() {
      return target.entry().contains(criterion);
    }

    private static boolean waits(ItemState state) {
      return state.awaitsEntry() || state == ItemState.SUSPENDED;
    }
  }

  /**
   * Creates a node that is to be linked, as the next one of its parent; discretionary ones last.
   */
  public PlanItemNode(Names names, PlanItemNode parent) {
    this.names = names;
    this.parent = parent;
    this.position = parent == null ? 0 : parent.places++;
  }

  /** Returns what it is called. */
  public Names names() {
    return names;
  }

  /** Returns the id of the plan item. */
  public String id() {
    return names.id();
  }

  /** Returns the stage around it; null for the plan model. */
  public PlanItemNode parent() {
    return parent;
  }

  /** Returns its place among what is right inside the stage around it, from 0. */
  int position() {
    return position;
  }

  /** Returns what is right inside, in the order of the document; empty for all but stages. */
  public List<PlanItemNode> children() {
    return children;
  }

  /** Returns what users may plan at it: at a stage, or at a human task for the stage around it. */
  public List<Plannable> plannable() {
    return plannable;
  }

  /** Tells whether it is made when it is planned only. */
  boolean isDiscretionary() {
    return parent != null && !parent.hasAt(position, this) && !parent.children.contains(this);
  }

  private boolean hasAt(int place, PlanItemNode child) {
    return place < children.size() && children.get(place) == child;
  }

  /** Tells whether it is a stage. */
  boolean isStage() {
    return STAGE.equals(names.type());
  }

  /** Tells whether it is an event listener. */
  boolean isListener() {
    return behavior.kind() == ItemKind.LISTENER_OR_MILESTONE && !behavior.occursOnEntry();
  }

  /** Tells whether it is an event listener that a sentry names. */
  boolean isWatchedListener() {
    return !watchers.isEmpty() && isListener();
  }

  /** Tells whether its instances wait for conditions, and not only for events. */
  boolean waitsForConditions() {
    return available.exists()
        || exit.stream().anyMatch(CompiledCriterion::hasCondition)
        || entry.stream().anyMatch(CompiledCriterion::hasCondition);
  }

  /** Tells whether it is a listener that is there only when its case is reactivated. */
  boolean isReactivation() {
    return REACTIVATE.equals(names.type());
  }

  /** Returns its entry criteria. */
  public List<CompiledCriterion> entry() {
    return entry;
  }

  /** Returns its exit criteria. */
  public List<CompiledCriterion> exit() {
    return exit;
  }

  /** Returns who watches it. */
  public List<Watcher> watchers() {
    return watchers;
  }

  /** Returns what it does. */
  public PlanItemBehavior behavior() {
    return behavior;
  }

  /** Returns its rules. */
  public ItemRules rules() {
    return rules;
  }

  /** Returns how it repeats; null if it does not. */
  public Repetition repetition() {
    return rules.repetition();
  }

  /** Returns when it completes by itself; of a stage. */
  public Completion completion() {
    return completion;
  }

  /** Returns when it is available; of a listener. */
  public Rule available() {
    return available;
  }

  /** Returns those right inside it of which it matters whether they have completed once. */
  List<PlanItemNode> remembered() {
    return remembered;
  }

  /** Gives the node its behavior and its rules. */
  public void behave(PlanItemBehavior does, ItemRules under) {
    behavior = does;
    rules = under;
    if (parent != null && under.askForFirstCompletion()) {
      parent.remembered.add(this);
    }
  }

  /** Says when the stage completes by itself. */
  public void completes(Completion when) {
    completion = when;
  }

  /** Returns the status that the case has once the stage is active or the milestone reached. */
  Expression businessStatus() {
    return businessStatus;
  }

  /** Says which status the case has once the stage is active or the milestone is reached. */
  public void leadsTo(Expression status) {
    businessStatus = status;
  }

  /** Returns how users see it; of a stage or milestone. */
  public ItemDisplay display() {
    return display;
  }

  /** Says how users see it. */
  public void shownAs(ItemDisplay shown) {
    display = shown;
  }

  /** Returns who may perform it. */
  public Performers performers() {
    return performers;
  }

  /** Says who may perform it. */
  public void performedBy(Performers some) {
    performers = some;
  }

  /** Returns who listens to it. */
  public NodeListeners listeners() {
    return listeners;
  }

  /** Says who listens to it. */
  public void heardBy(NodeListeners all) {
    listeners = all;
  }

  /** Says when the listener is available. */
  public void availableWhen(Expression condition) {
    available = condition == null ? Rule.NONE : new Rule(true, condition, null);
  }

  /** Returns where jobs cut the execution. */
  public AsyncSettings async() {
    return async;
  }

  /** Says where jobs cut the execution. */
  public void cut(AsyncSettings where) {
    async = where;
  }

  /** Returns which of its parameters are bound to case file items. */
  BoundParameters bound() {
    return bound;
  }

  /** Says which of its parameters are bound to case file items. */
  public void binds(BoundParameters parameters) {
    bound = parameters;
  }

  /** Returns what becomes of it in a reactivation, of a listener of all others; or null. */
  ReactivationFate reactivation() {
    return reactivation;
  }

  /** Says what becomes of it in a reactivation; null for what the listener says. */
  public void reactivatedAs(ReactivationFate rule) {
    reactivation = rule;
  }

  /** Returns what starts the clock of a timer; null if its creation does. */
  public Watcher clock() {
    return clock;
  }

  /** Says what starts the clock of a timer. */
  public void startsBy(Watcher start) {
    clock = start;
  }

  /**
   * Takes it out of its case: nothing is around it, and nothing outside starts or ends it. What is
   * planned at a task stands beside it, and goes as well.
   */
  void standAlone() {
    parent = null;
    entry.clear();
    exit.clear();
    clock = null;
    if (!isStage()) {
      plannable.clear();
    }
  }

  @Override
  public String toString() {
    return names.type() + " '" + names.id() + "'";
  }
}
