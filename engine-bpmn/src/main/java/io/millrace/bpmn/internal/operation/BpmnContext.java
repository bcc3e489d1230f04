package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.history.HistoryRecorder;
import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ExecutionTree;
import io.millrace.common.EngineException;
import io.millrace.common.ExpressionException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.internal.call.CallSide;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.listener.ModelListeners;
import io.millrace.common.internal.listener.SkipOptions;
import io.millrace.common.internal.persistence.UnitOfWork;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.variable.VariableAccess;
import java.time.Instant;
import java.util.List;

/**
 * What operations and behaviors work with in one unit of work: the tree, the history, the
 * variables, and the verbs that move a token.
 *
 * <p>Not thread-safe: it belongs to one unit of work.
 */
public final class BpmnContext {

  private final CommandContext command;
  private final BpmnRuntime runtime;
  private final ExecutionTree tree;
  private final HistoryRecorder history;
  private final ExecutionVariables variables;
  private final Compensables compensables;
  private Conditions conditions;
  private final Cancellation cancellation = new Cancellation();
  private final ModelListeners modelListeners;
  private int steps;
  private int stepsUnderWay;
  private Unsettled unsettled;

  /** The process that was asked for last: nearly every step of a unit of work is in the same. */
  private CompiledProcess latest;

  BpmnContext(CommandContext command, BpmnRuntime runtime) {
    this(command, runtime, runtime.scopes().variables(command));
  }

  BpmnContext(CommandContext command, BpmnRuntime runtime, VariableAccess access) {
    this.command = command;
    this.runtime = runtime;
    this.tree = ExecutionTree.of(command);
    this.history = new HistoryRecorder(command, this::isIncludedInHistory);
    this.compensables = new Compensables(this);
    this.variables = new ExecutionVariables(this, access);
    this.modelListeners = ModelListeners.of(command);
  }

  /** Returns the unit of work's own context. */
  public CommandContext command() {
    return command;
  }

  /** Returns the rows of the unit of work. */
  public UnitOfWork unitOfWork() {
    return command.unitOfWork();
  }

  /** Returns what the engine's parts are. */
  public BpmnRuntime runtime() {
    return runtime;
  }

  /** Returns the executions. */
  public ExecutionTree tree() {
    return tree;
  }

  /** Returns what writes down what happened. */
  public HistoryRecorder history() {
    return history;
  }

  /** Returns the variables of executions. */
  public ExecutionVariables variables() {
    return variables;
  }

  /** Returns what has completed and can be compensated. */
  public Compensables compensables() {
    return compensables;
  }

  /** Returns what an expression sees at an execution. */
  public ExpressionScope scope(ExecutionEntity execution) {
    return runtime.scopes().expressionScope(execution, this);
  }

  /** Returns an execution as one side of a call. */
  public CallSide side(ExecutionEntity execution) {
    return new CallSide(variables.access(), variables.node(execution), scope(execution));
  }

  /** Returns the engine's time. */
  public Instant now() {
    return command.now();
  }

  /** Returns the process that an execution runs. */
  public CompiledProcess process(ExecutionEntity execution) {
    return process(execution.processDefinitionId());
  }

  /** Returns a version of a process. */
  CompiledProcess process(long id) {
    if (latest == null || latest.definition().id() != id) {
      latest = runtime.definitions().require(id, command);
    }
    return latest;
  }

  /** Tells whether an execution is one instance of a multi-instance activity. */
  public boolean isLoopInstance(ExecutionEntity execution) {
    return LeaveActivity.isLoopInstance(execution, this);
  }

  private boolean isIncludedInHistory(ExecutionEntity execution) {
    var element = process(execution).model().node(execution.activityId());
    return element != null && element.info().includedInHistory();
  }

  /** Returns the element that an execution is at. */
  public Node node(ExecutionEntity execution) {
    return process(execution).node(execution.activityId());
  }

  /** Lets a token arrive at an element. */
  public void enter(ExecutionEntity execution, Node node) {
    command.agenda().plan(new EnterActivity(this, execution, node));
  }

  /** Lets a token leave its element by all flows whose conditions hold. */
  public void leave(ExecutionEntity execution) {
    leave(execution, null);
  }

  /** Lets a token leave its element by given flows; null for all whose conditions hold. */
  public void leave(ExecutionEntity execution, List<Flow> flows) {
    runtime.disposal().workIsDone(execution, this);
    command.agenda().plan(new LeaveActivity(this, execution, execution.activityId(), flows));
  }

  /**
   * An event is done before what it brings about takes its token away: listeners are told of it,
   * and it is written down.
   *
   * @return false if a listener has taken the token away itself
   */
  public boolean done(ExecutionEntity execution) {
    var isThere =
        node(execution)
            .listeners()
            .tellEnd(execution, () -> runtime.eventBus().activityCompleted(execution, this), this);
    if (isThere) {
      history().activityEnded(execution, null);
    }
    return isThere;
  }

  /** Ends a token where it is; with the last token its scope ends. */
  public void end(ExecutionEntity execution) {
    command.agenda().plan(new EndExecution(this, execution));
  }

  /**
   * Lets an event that a token waits for in the flow happen: that of its element, or one behind its
   * event-based gateway.
   */
  public void trigger(ExecutionEntity execution, Node event) {
    command.agenda().plan(triggering(execution, event));
  }

  private TokenOperation triggering(ExecutionEntity execution, Node event) {
    return event.id().equals(execution.activityId())
        ? new TriggerExecution(this, execution)
        : new PassEventGateway(this, execution, event);
  }

  /** Tells a waiting token that what it waits for has happened. */
  public void trigger(ExecutionEntity execution) {
    command.agenda().plan(new TriggerExecution(this, execution));
  }

  /**
   * Lets an event at the border of an activity happen before anything else, so that what it ends
   * does nothing more.
   */
  public void triggerBoundaryEvent(ExecutionEntity host, Node event) {
    command.agenda().planNext(new TriggerBoundaryEvent(this, host, event));
  }

  /** Lets a token take a flow, whatever its condition says. */
  public void take(ExecutionEntity execution, Flow flow) {
    command.agenda().plan(new TakeSequenceFlow(this, execution, flow));
  }

  /** Returns what is left out for now. */
  SkipOptions skips() {
    return modelListeners.skips();
  }

  /** Leaves something out from now on; returns what was left out before. */
  public SkipOptions skips(SkipOptions from) {
    return modelListeners.skips(from);
  }

  /** Lets a token wait at its join until no other one can still come. */
  public void awaitOthers(ExecutionEntity token) {
    token.active(false);
    moved(token);
  }

  /**
   * Lets an event happen that an execution waits for: at the border of its activity, in the flow,
   * or as the start of an event sub-process of its scope. What waits in the flow stops waiting here
   * and now, so that nothing else wakes it, too.
   */
  public void happen(ExecutionEntity execution, Node event) {
    command.agenda().plan(happening(execution, event));
  }

  /** Tells whether conditions are about to be looked at, before anything else begins or is over. */
  boolean looksSoon() {
    return conditions != null && conditions.areDue();
  }

  /** Lets a token stand at an element. */
  public void arrive(ExecutionEntity execution, Node node) {
    countStep(node);
    execution.activityId(node.id());
    execution.activityName(node.element().name());
    execution.activityType(node.type());
    moved(execution);
  }

  /**
   * A token has come to an element, or is about to go: joins that wait for it have to be judged.
   */
  public void moved(ExecutionEntity token) {
    if (!process(token).joins().isEmpty()) {
      if (unsettled == null) {
        unsettled = new Unsettled(this);
      }
      unsettled.note(tree.parent(token));
    }
  }

  /** A step begins; returns what is being cancelled around it, which concerns it no more. */
  Cancellation.Part stepBegins() {
    stepsUnderWay++;
    return cancellation.apart();
  }

  /**
   * A step ends.
   *
   * @param around what is being cancelled around it
   */
  void stepEnds(Cancellation.Part around) {
    cancellation.goOn(around);
    stepsUnderWay--;
    if (unsettled != null && stepsUnderWay == 0) {
      unsettled.plan();
    }
    if (conditions != null && stepsUnderWay == 0) {
      conditions.stepEnds();
    }
  }

  /** Returns what is known of the listeners of models. */
  ModelListeners modelListeners() {
    return modelListeners;
  }

  /** Returns what is being cancelled. */
  Cancellation cancellation() {
    return cancellation;
  }

  /** Calls code of the application, whose errors wait while something is being cancelled. */
  public void tell(Runnable call) {
    cancellation.tell(call);
  }

  /** Tells whether user code is running in a step. */
  boolean isInStep() {
    return stepsUnderWay > 0;
  }

  /**
   * Lets an event happen as {@link #happen(ExecutionEntity, Node)} does, if nothing else is needed
   * for it than what has come.
   *
   * @param come the subscription by which it has come
   */
  public void happen(ExecutionEntity execution, Node event, EventSubscriptionEntity come) {
    if (new PartsOfEvent(this).areComplete(execution, event, come)) {
      happen(execution, event);
    }
  }

  /**
   * Lets the timer of an event happen, if nothing else is needed for it.
   *
   * @param part which of the event's definitions it is; null for the only one
   */
  public void timerCame(ExecutionEntity execution, Node event, String part) {
    var parts = new PartsOfEvent(this);
    parts.timerCame(execution, event, part);
    if (parts.areComplete(execution, event, null)) {
      happen(execution, event);
    }
  }

  /**
   * Returns the step by which an event happens that comes from outside. Errors and escalations are
   * parts of a step that is under way, even if that has suspended its own instance.
   */
  TokenOperation happening(ExecutionEntity execution, Node event) {
    new SuspendedInstance(execution).refuseTo("let the event '" + event.id() + "' happen at");
    if (event.element() instanceof BoundaryEvent) {
      return new TriggerBoundaryEvent(this, execution, event);
    } else if (event.element() instanceof StartEvent) {
      return new TriggerEventSubProcess(this, execution, event);
    }
    runtime.disposal().waits(execution, this);
    return triggering(execution, event);
  }

  /** Returns what conditions and variable listeners wait for in this unit of work. */
  public Conditions conditions() {
    if (conditions == null) {
      conditions = new Conditions(this);
    }
    return conditions;
  }

  /** Returns the exception for an element that no flow leads out of now. */
  public EngineException noFlow(Node node, ExecutionEntity execution) {
    return new ExpressionException(
        "No outgoing sequence flow of "
            + node
            + " (process '"
            + process(execution).model().key()
            + "', instance '"
            + execution.processInstanceId()
            + "') has a condition that holds, and it has no default flow. Correct the conditions or the variables, or add a default "
            + "flow.");
  }

  /**
   * Counts an element that is entered.
   *
   * @throws LimitExceededException if the unit of work has entered too many, which means a loop
   *     without a wait state
   */
  public void countStep(Node node) {
    count(node);
  }

  /**
   * Counts an error that is taken to the event that catches it, as if it entered an element.
   *
   * @throws LimitExceededException as for elements
   */
  void countError(String code) {
    count("the error '" + code + "'");
  }

  private void count(Object last) {
    if (++steps > runtime.limits().steps()) {
      throw new LimitExceededException(
          "More than "
              + runtime.limits().steps()
              + " elements were entered in one unit of work, the last one is "
              + last
              + ". The process probably runs in a circle without a wait state; add one (a user task, a timer, an asynchronous "
              + "continuation) or raise maxStepsPerUnitOfWork.");
    }
  }
}
