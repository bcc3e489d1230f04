package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.history.CaseHistory;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Lifecycle;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.internal.persistence.PlanItemTree;
import io.millrace.common.internal.agenda.Agenda;
import io.millrace.common.internal.agenda.Operation;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.listener.ModelListeners;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

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
  private final Siblings siblings;
  private final Unsettled unsettled;
  private final CaseFileWatch caseFile;
  private final Map<Long, Reactivation> reactivations = new HashMap<>();
  private Map<Long, Map<String, Object>> givenToCalled = Map.of();
  private final VariableNews variableNews;
  private final ModelListeners modelListeners;
  private Agenda held;
  private Agenda direct;
  private CaseGraph latest;

  CmmnContext(CommandContext command, CmmnRuntime runtime) {
    this.command = command;
    this.runtime = runtime;
    this.tree = PlanItemTree.of(command);
    this.history = new CaseHistory(command);
    this.variables = new CmmnVariables(this);
    this.steps = new Steps(runtime.mostSteps());
    this.siblings = new Siblings(this);
    this.unsettled = new Unsettled(this);
    this.caseFile = new CaseFileWatch(this);
    this.variableNews = new VariableNews(this);
    this.modelListeners = ModelListeners.of(command);
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

  /** Returns what hears of changes of case files. */
  CaseFileWatch caseFile() {
    return caseFile;
  }

  Steps steps() {
    return steps;
  }

  /** Returns the instances of plan items, by plan item. */
  Siblings siblings() {
    return siblings;
  }

  /** Returns the case that an instance runs. */
  public CaseGraph graph(CaseInstanceEntity instance) {
    return graph(instance.caseDefinitionId());
  }

  private CaseGraph graph(long definitionId) {
    if (latest == null || latest.definition().id() != definitionId) {
      latest = runtime.graphs().require(definitionId, command);
    }
    return latest;
  }

  /** Returns the case that a plan item comes from, which is another one for an injected item. */
  CaseGraph graph(PlanItemEntity item) {
    var version = graph(item.caseDefinitionId());
    return item.injected() == null ? version : version.injected().of(item.injected());
  }

  /** Tells whether a plan item is a stage. */
  public boolean isStage(PlanItemEntity item) {
    return node(item).isStage();
  }

  /** Returns the version that a plan item comes from. */
  public DefinitionEntity version(PlanItemEntity item) {
    return graph(item.caseDefinitionId()).definition();
  }

  /** Tells whether a change of a variable can start or end something in a case. */
  boolean hasConditions(CaseInstanceEntity instance) {
    return graph(instance).hasConditions()
        || instance.isInjected() && new Injections(this, instance).haveConditions();
  }

  /** Returns the plan item of an instance. */
  public PlanItemNode node(PlanItemEntity item) {
    return graph(item).node(item.elementId(), () -> node(tree.container(item)));
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
  public ExpressionScope caseScope(CaseInstanceEntity instance) {
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

  /** Notes that a case is reactivated in this unit of work. */
  void reactivates(CaseInstanceEntity instance, Reactivation reactivation) {
    reactivations.put(instance.id(), reactivation);
  }

  /** Returns the reactivation of a case in this unit of work; null if there is none. */
  Reactivation reactivation(CaseInstanceEntity instance) {
    return reactivations.get(instance.id());
  }

  /** Makes the plan items of a case whose start waited for a job. */
  public void openCase(CaseInstanceEntity instance) {
    unsettled.judge(instance);
    if (!graph(instance).planModel().listeners().cases().all().isEmpty()) {
      plan(new TellCaseStart(this, instance));
    }
    plan(new OpenStage(this, instance));
  }

  /**
   * Makes the instance of a listener that waits for the next time of a cycle; null if its rule, or
   * the end of its stage, allows none.
   */
  public PlanItemEntity followUp(PlanItemEntity item) {
    return new Repeating(this, item, node(item)).followUp();
  }

  /** Lets a listener occur after which no repetition rule makes another one. */
  public void occurForGood(PlanItemEntity item) {
    plan(ApplyTransition.forGood(this, item, Transition.OCCUR));
  }

  /** Ends a plan item in whichever state it is; nothing is repeated. */
  public void endForGood(PlanItemEntity item) {
    var kind = node(item).behavior().kind();
    var state = ItemState.of(item.state());
    Stream.of(Transition.TERMINATE, Transition.EXIT, Transition.PARENT_TERMINATE)
        .filter(transition -> Lifecycle.allows(kind, state, transition))
        .findFirst()
        .ifPresent(transition -> plan(ApplyTransition.forGood(this, item, transition)));
  }

  /** Lets a transition happen that was put off, by the criterion that was its reason then. */
  public void applyPutOff(PlanItemEntity item, Transition transition) {
    var isEnd = transition == Transition.COMPLETE;
    apply(item, transition, isEnd ? item.exitCriterionId() : item.entryCriterionId());
  }

  /** Keeps what a caller gives to what a plan item is going to call in this unit of work. */
  void givenToCalled(PlanItemEntity item, Map<String, Object> values) {
    if (!values.isEmpty()) {
      givenToCalled = givenToCalled.isEmpty() ? new HashMap<>() : givenToCalled;
      givenToCalled.put(item.id(), values);
    }
  }

  /** Returns, once, what a caller gave to what a plan item calls now. */
  public Map<String, Object> takeGivenToCalled(PlanItemEntity item) {
    var given = givenToCalled.isEmpty() ? null : givenToCalled.remove(item.id());
    return given == null ? Map.of() : given;
  }

  /** Returns who is told of variables that change. */
  VariableNews variableNews() {
    return variableNews;
  }

  public void plan(Operation operation) {
    agenda().plan(operation);
  }

  void planNext(Operation operation) {
    agenda().planNext(operation);
  }

  /** Lets an operation wait until all that is planned is done, and what follows from it. */
  void planAtRest(Operation operation) {
    agenda().planAtRest(operation);
  }

  /** Returns where what follows is planned. */
  private Agenda agenda() {
    return direct == null ? restingAgenda() : direct;
  }

  /** Returns where that is planned which waits until all is done. */
  Agenda restingAgenda() {
    return held == null ? command.agenda() : held;
  }

  /** Does something with its direct consequences, before anything else that is planned. */
  void directly(Runnable work) {
    var outer = direct;
    direct = new Agenda();
    try {
      work.run();
      direct.run();
    } finally {
      direct = outer;
    }
  }

  /** Tells whether a listener is being called, so that what is planned waits for the operation. */
  boolean isListening() {
    return held != null;
  }

  /** Returns what is known of the listeners of models. */
  ModelListeners modelListeners() {
    return modelListeners;
  }

  /**
   * Calls a listener, in the middle of an operation. What the services that it calls set going
   * waits until the operation is done, so that no operation finds a case changed under its hands.
   *
   * @param name says which it is
   */
  public void tell(Runnable listener, Supplier<String> name) {
    if (!modelListeners.skips().customListeners()) {
      modelListeners.call(() -> listening(listener), name);
    }
  }

  private void listening(Runnable listener) {
    var outer = held;
    var outerDirect = direct;
    held = restingAgenda();
    direct = null;
    try {
      listener.run();
    } finally {
      held = outer;
      direct = outerDirect;
    }
  }
}
