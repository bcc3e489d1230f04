package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.history.CaseHistory;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.internal.persistence.PlanItemTree;
import io.millrace.common.internal.agenda.Agenda;
import io.millrace.common.internal.agenda.Operation;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.time.Instant;

/**
 * What operations and behaviors work with in one unit of work: the tree, the history, the
 * variables, and the verbs that move plan items and cases.
 *
 * <p>Not thread-safe: it belongs to one unit of work.
 */
public final class CmmnContext {

  private final CommandContext command;
  private final CmmnRuntime runtime;
  private final PlanItemTree tree;
  private final CaseHistory history;
  private final CmmnVariables variables;
  private final Steps steps;
  private final Unsettled unsettled;
  private final VariableNews variableNews;
  private Agenda held;

  CmmnContext(CommandContext command, CmmnRuntime runtime) {
    this.command = command;
    this.runtime = runtime;
    this.tree = PlanItemTree.of(command);
    this.history = new CaseHistory(command);
    this.variables = new CmmnVariables(this);
    this.steps = new Steps(runtime.mostSteps());
    this.unsettled = new Unsettled(this);
    this.variableNews = new VariableNews(this);
  }

  /** Returns the unit of work's own context. */
  public CommandContext command() {
    return command;
  }

  /** Returns what the engine's parts are. */
  public CmmnRuntime runtime() {
    return runtime;
  }

  /** Returns the open plan items. */
  public PlanItemTree tree() {
    return tree;
  }

  /** Returns what writes down what is over. */
  public CaseHistory history() {
    return history;
  }

  /** Returns the variables of cases and plan items. */
  public CmmnVariables variables() {
    return variables;
  }

  /** Returns what still has to be judged. */
  public Unsettled unsettled() {
    return unsettled;
  }

  /** Returns the engine's time. */
  public Instant now() {
    return command.now();
  }

  Steps steps() {
    return steps;
  }

  /** Returns the case that an instance runs. */
  public CaseGraph graph(CaseInstanceEntity instance) {
    return runtime.graphs().require(instance.caseDefinitionId(), command);
  }

  /** Returns the plan item of an instance. */
  public PlanItemNode node(PlanItemEntity item) {
    return runtime
        .graphs()
        .require(item.caseDefinitionId(), command)
        .node(item.elementId(), () -> node(tree.container(item)));
  }

  /** Returns the stage or plan model of an instance. */
  PlanItemNode node(OwnerEntity container) {
    return container instanceof PlanItemEntity stage
        ? node(stage)
        : graph((CaseInstanceEntity) container).planModel();
  }

  /** Lets an instance see its number among those of a plan item that repeats. */
  void nameCounter(PlanItemEntity item) {
    var repetition = node(item).repetition();
    item.counterName(repetition == null ? null : repetition.counterVariable());
  }

  /** Returns what an expression sees at a plan item. */
  public ExpressionScope scope(PlanItemEntity item) {
    return runtime.scopes().expressionScope(tree.instance(item), item, this);
  }

  /** Returns what an expression sees at a case. */
  ExpressionScope caseScope(CaseInstanceEntity instance) {
    return runtime.scopes().expressionScope(instance, null, this);
  }

  /** Returns what an expression sees at a stage or a case. */
  ExpressionScope scope(OwnerEntity container) {
    return container instanceof PlanItemEntity stage
        ? scope(stage)
        : caseScope((CaseInstanceEntity) container);
  }

  /** Gives the case the status that a stage or milestone leads to, if it leads to one. */
  void reached(PlanItemNode node, CaseInstanceEntity instance, ExpressionScope scope) {
    if (node.businessStatus() != null) {
      instance.businessStatus(node.businessStatus().evaluateString(scope));
    }
  }

  /** Lets a transition happen to a plan item, if its state allows it when its turn comes. */
  public void apply(PlanItemEntity item, Transition transition) {
    apply(item, transition, null);
  }

  /**
   * Lets a transition happen to a plan item, if its state allows it when its turn comes.
   *
   * @param criterion the id of the criterion that is the reason; null for none
   */
  void apply(PlanItemEntity item, Transition transition, String criterion) {
    plan(new ApplyTransition(this, item, transition, criterion));
  }

  /** Lets a transition happen to a case, if its state allows it when its turn comes. */
  public void apply(CaseInstanceEntity instance, Transition transition) {
    plan(new ApplyCaseTransition(this, instance, transition));
  }

  /** Makes the plan items of a stage that became active. */
  public void openStage(PlanItemEntity stage) {
    plan(new OpenStage(this, stage));
  }

  /** Returns who is told of variables that change. */
  VariableNews variableNews() {
    return variableNews;
  }

  void plan(Operation operation) {
    agenda().plan(operation);
  }

  void planNext(Operation operation) {
    agenda().planNext(operation);
  }

  /** Returns where what follows is planned. */
  Agenda agenda() {
    return held == null ? command.agenda() : held;
  }

  /**
   * Calls a listener, in the middle of an operation. What the services that it calls set going
   * waits until the operation is done, so that no operation finds a case changed under its hands.
   */
  public void listening(Runnable listener) {
    var outer = held;
    held = agenda();
    try {
      listener.run();
    } finally {
      held = outer;
    }
  }
}
