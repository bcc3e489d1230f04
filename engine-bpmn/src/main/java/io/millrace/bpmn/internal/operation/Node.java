package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.SequenceFlow;
import io.millrace.bpmn.internal.model.TokenQuantity;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.listener.TaskListeners;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * An element of a compiled process: the model's element with everything resolved that running it
 * needs. Immutable once linked; shared by all threads.
 */
public final class Node {

  private final FlowNode element;
  private final String type;
  private final Node scope;
  private final List<Flow> outgoing = new ArrayList<>();
  private final List<Node> boundaryEvents = new ArrayList<>();
  private final List<Node> eventStarts = new ArrayList<>();
  private Node begin;
  private Map<Integer, VariableWait> variableWaits = Map.of();
  private ActivityBehavior behavior;
  private ActivityBehavior inner;
  private ElementListeners listeners = ElementListeners.NONE;
  private TaskListeners<BpmnContext> taskListeners = TaskListeners.none();
  private List<TaskTimeout> taskTimeouts = List.of();
  private FlowCondition skip;
  private ElementData data = ElementData.NONE;
  private TokenQuantity quantity = TokenQuantity.ONE;
  private Flow defaultFlow;
  private int incoming;
  private Node compensator;
  private Node undoing;
  private boolean compensable;

  /** Creates a node that is to be linked. */
  public Node(FlowNode element, String type, Node scope) {
    this.element = element;
    this.type = type;
    this.scope = scope;
  }

  /** Returns the model's element. */
  public FlowNode element() {
    return element;
  }

  /** Returns the element's id. */
  public String id() {
    return element.id();
  }

  /** Returns the kind of element as history shows it, such as {@code userTask}. */
  public String type() {
    return type;
  }

  /** Returns the sub-process around the element; null at the top level of the process. */
  public Node scope() {
    return scope;
  }

  /** Returns what the element does, for a multi-instance activity the loop around it. */
  public ActivityBehavior behavior() {
    return behavior;
  }

  /**
   * Returns what one instance of a multi-instance activity does; for all others the same as {@link
   * #behavior()}.
   */
  public ActivityBehavior inner() {
    return inner;
  }

  /** Returns the flows that leave the element, in the order of the document. */
  public List<Flow> outgoing() {
    return outgoing;
  }

  /** Returns the flow to take when no condition holds; null without one. */
  public Flow defaultFlow() {
    return defaultFlow;
  }

  /** Returns how many flows lead here. */
  public int incoming() {
    return incoming;
  }

  /** Returns the events at the border of the activity. */
  public List<Node> boundaryEvents() {
    return boundaryEvents;
  }

  /**
   * Returns the start events of the event sub-processes inside a sub-process, in the order of the
   * document.
   */
  public List<Node> eventStarts() {
    return eventStarts;
  }

  /** Adds the start event of an event sub-process inside the sub-process. */
  public void addEventStart(Node start) {
    eventStarts.add(start);
  }

  /** Returns the start event of an event sub-process; null for all others. */
  public Node begin() {
    return begin;
  }

  /** Gives an event sub-process its start event. */
  public void beginWith(Node start) {
    begin = start;
  }

  /**
   * Returns what the event wants to know of variables, by the number of its definition; empty for
   * all that do not.
   */
  public Map<Integer, VariableWait> variableWaits() {
    return variableWaits;
  }

  /** Tells whether an event at the border of the activity wants to know of variables. */
  public boolean watchesVariablesAtBorder() {
    return boundaryEvents.stream().anyMatch(event -> !event.variableWaits.isEmpty());
  }

  /** Lets the event wait for conditions or variables. */
  public void waitForVariables(Map<Integer, VariableWait> waits) {
    variableWaits = Map.copyOf(waits);
  }

  /** Returns what listens at the element. */
  public ElementListeners listeners() {
    return listeners;
  }

  /** Returns what listens to the tasks of the element. */
  public TaskListeners<BpmnContext> taskListeners() {
    return taskListeners;
  }

  /** Returns what is called when a task of the element has waited long. */
  public List<TaskTimeout> taskTimeouts() {
    return taskTimeouts;
  }

  /** Gives the element what listens to its tasks. */
  public void hearTasks(TaskListeners<BpmnContext> heard, List<TaskTimeout> timeouts) {
    taskListeners = heard;
    taskTimeouts = List.copyOf(timeouts);
  }

  /** Says how many tokens the element takes and lets go. */
  public void takeTokens(TokenQuantity tokens) {
    quantity = tokens;
  }

  /** Returns how many tokens the element takes and lets go. */
  public TokenQuantity quantity() {
    return quantity;
  }

  /** Tells whether a token has to remember the flow along which it comes here. */
  public boolean asksForFlow() {
    return quantity.start() > 1 || behavior.asksForFlow();
  }

  /** Gives the element the data that flows into and out of it. */
  public void carry(ElementData carried) {
    data = carried;
  }

  /** Returns the data that flows into and out of the element. */
  public ElementData data() {
    return data;
  }

  /** Lets the work of the element be left out where a condition holds. */
  public void skipWhen(FlowCondition condition) {
    skip = condition;
  }

  /**
   * Returns what the element does if an asynchronous one can do it before its family is locked: it
   * is work, and nothing is to be asked or told before it. Null otherwise.
   */
  public WorkingBehavior workAhead() {
    return skip == null && !listeners.hears("start") && inner instanceof WorkingBehavior work
        ? work
        : null;
  }

  /** Tells whether the work of the element is left out. */
  boolean isSkipped(ExecutionEntity execution, BpmnContext context) {
    return skip != null && skip.holds(execution, context);
  }

  /** Gives the element its behavior. */
  public void behave(ActivityBehavior whole, ActivityBehavior single, ElementListeners heard) {
    behavior = whole;
    inner = single;
    listeners = heard;
  }

  /** Adds a flow that leaves the element. */
  public void addOutgoing(SequenceFlow flow, Flow compiled, boolean isDefault) {
    outgoing.add(compiled);
    compiled.target().incoming++;
    if (isDefault) {
      defaultFlow = compiled;
    }
  }

  /** Adds an event at the border of the activity. */
  public void addBoundaryEvent(Node event) {
    boundaryEvents.add(event);
  }

  /** Returns the activity that compensates this one; null if none is bound to it. */
  public Node compensator() {
    return compensator;
  }

  /** Binds the activity that compensates this one. */
  public void compensateBy(Node handler) {
    compensator = handler;
    compensable = true;
  }

  /** Returns the event sub-process inside that undoes this one; null if there is none. */
  public Node undoing() {
    return undoing;
  }

  /** Lets an event sub-process inside undo this one. */
  public void undoBy(Node handler) {
    undoing = handler;
  }

  /** Tells whether there may be something to compensate when the activity has completed. */
  public boolean isCompensable() {
    return compensable;
  }

  /** Notes that activities inside this one can be compensated. */
  public void compensateInside() {
    compensable = true;
  }

  @Override
  public String toString() {
    return type + " '" + id() + "'";
  }
}
