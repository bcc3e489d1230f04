package io.millrace.cmmn.reference;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.cmmn.runtime.PlanItemInstance;
import io.millrace.common.EngineException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.job.Job;
import io.millrace.common.task.Task;
import io.millrace.test.random.Outcome;
import io.millrace.test.script.ScriptRunner;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One case on the engine, moved and asked by its services and queries alone. */
final class MillraceCase implements EngineUnderTest, ScriptRunner<CaseModel, Action> {

  private final CmmnEngine engine;
  private final Map<CaseModel, String> deployed;
  private String id;
  private CaseModel model;
  private Kinds kinds;
  private boolean over;
  private RuntimeException refusal;

  /** What the last look at the case showed; nothing has changed since. */
  private List<PlanItemInstance> found = List.of();

  private List<Task> tasks = List.of();
  private List<Job> jobs = List.of();

  /** What a case can have at all; nobody asks for the rest, since a question takes long. */
  private record Kinds(boolean tasks, boolean milestones, boolean jobs) {

    static Kinds of(CaseModel model) {
      return new Kinds(
          model.items().anyMatch(item -> item.kind() == Kind.HUMAN_TASK),
          model.items().anyMatch(item -> item.kind() == Kind.MILESTONE),
          model.items().anyMatch(Kinds::hasJobs));
    }

    private static boolean hasJobs(Item item) {
      return item.kind() == Kind.TIMER_LISTENER
          || item.extras().async()
          || item.extras().asyncLeave();
    }
  }

  /**
   * Creates a case that is to be started.
   *
   * @param deployed the definitions by their models; shared by all cases of an engine
   */
  MillraceCase(CmmnEngine engine, Map<CaseModel, String> deployed) {
    this.engine = engine;
    this.deployed = deployed;
  }

  /** The same case on another engine on the same database. */
  MillraceCase on(CmmnEngine other) {
    var same = new MillraceCase(other, deployed);
    same.id = id;
    same.model = model;
    same.kinds = kinds;
    same.over = over;
    same.found = found;
    same.tasks = tasks;
    same.jobs = jobs;
    return same;
  }

  @Override
  public Outcome start(CaseModel start, Map<String, Object> variables) {
    model = start;
    kinds = Kinds.of(start);
    var definition = definitionOf(start);
    return outcome(
        () -> {
          id = start(definition, variables).getId();
          if (start.plan().extras().async()) {
            openByJob();
          }
        });
  }

  @Override
  public void close() {
    if (id != null && !over) {
      engine.getCmmnRuntimeService().deleteCaseInstance(id);
    }
  }

  @Override
  public void find(CaseModel start) {
    if (id == null) {
      var roots = engine.getCmmnHistoryService().createHistoricCaseInstanceQuery().list().stream();
      id = roots.filter(one -> one.getSuperCaseInstanceId() == null).findFirst().get().getId();
    }
  }

  @Override
  public void look() {
    state();
  }

  @Override
  public void erase() {
    if (id != null) {
      look();
      close();
      engine.getCmmnHistoryService().deleteHistoricCaseInstance(id);
    }
  }

  @Override
  public RuntimeException refusal() {
    return refusal;
  }

  /** The definition of a model, which is deployed if it is not yet. */
  String definitionOf(CaseModel start) {
    return deployed.computeIfAbsent(start, this::deploy);
  }

  private String deploy(CaseModel start) {
    var repository = engine.getCmmnRepositoryService();
    var deployment =
        repository.createDeployment().addString(start.key() + ".cmmn", CaseXml.of(start)).deploy();
    return repository
        .createCaseDefinitionQuery()
        .deploymentId(deployment.getId())
        .caseDefinitionKey(start.key())
        .singleResult()
        .getId();
  }

  private CaseInstance start(String definition, Map<String, Object> variables) {
    return engine
        .getCmmnRuntimeService()
        .createCaseInstanceBuilder()
        .caseDefinitionId(definition)
        .variables(variables)
        .start();
  }

  private void openByJob() {
    var management = engine.getCmmnManagementService();
    management.executeJob(management.createJobQuery().caseInstanceId(id).singleResult().getId());
  }

  private Outcome outcome(Runnable call) {
    refusal = null;
    try {
      call.run();
      return Outcome.DONE;
    } catch (EngineException refused) {
      refusal = refused;
      return Outcome.REFUSED;
    }
  }

  @Override
  public Outcome apply(Action action) {
    var runtime = engine.getCmmnRuntimeService();
    if (over && !(action instanceof Action.Reactivate)) {
      return Outcome.REFUSED;
    } else if (action instanceof Action.Reactivate) {
      var history = engine.getCmmnHistoryService();
      return outcome(() -> history.createCaseReactivationBuilder(id).reactivate());
    } else if (action instanceof Action.CompleteTask a) {
      return ofItem(a.item(), a.index(), State.ACTIVE, this::completeTask);
    } else if (action instanceof Action.Trigger a) {
      return ofItem(a.item(), a.index(), State.ACTIVE, runtime::triggerPlanItemInstance);
    } else if (action instanceof Action.ManualStart a) {
      return ofItem(a.item(), a.index(), State.ENABLED, runtime::startPlanItemInstance);
    } else if (action instanceof Action.Disable a) {
      return ofItem(a.item(), a.index(), State.ENABLED, runtime::disablePlanItemInstance);
    } else if (action instanceof Action.Reenable a) {
      return ofItem(a.item(), a.index(), State.DISABLED, runtime::enablePlanItemInstance);
    } else if (action instanceof Action.Occur a) {
      return ofItem(a.item(), a.index(), State.AVAILABLE, runtime::triggerPlanItemInstance);
    } else if (action instanceof Action.CompleteStage a) {
      return ofItem(a.item(), a.index(), State.ACTIVE, runtime::completeStagePlanItemInstance);
    } else if (action instanceof Action.Move a) {
      return ofItem(a.item(), a.index(), a.state(), item -> move(item, a.transition()));
    } else if (action instanceof Action.RunJob a) {
      return runJob(a);
    } else if (action instanceof Action.CreateFile a) {
      return outcome(() -> runtime.createCaseFileItem(id, a.path(), a.value()));
    } else if (action instanceof Action.ChangeFile a) {
      return outcome(() -> changeFile(a));
    } else if (action instanceof Action.CompleteCalled a) {
      return ofCalled(a.item(), a.index(), a.state(), this::completeCalled);
    } else if (action instanceof Action.TerminateCalled a) {
      return ofCalled(a.item(), a.index(), State.ACTIVE, runtime::terminateCaseInstance);
    } else if (action instanceof Action.Plan a) {
      return plan(a);
    } else if (action instanceof Action.Signal a) {
      return outcome(() -> runtime.signalEventReceived(a.name()));
    } else if (action instanceof Action.RemoveVariable a) {
      return outcome(() -> runtime.removeVariable(id, a.name()));
    } else if (action instanceof Action.SetVariable a) {
      return outcome(() -> runtime.setVariable(id, a.name(), a.value()));
    } else if (action instanceof Action.ChangeState a) {
      return outcome(() -> change(a));
    } else if (action instanceof Action.CompleteCase) {
      return outcome(() -> runtime.completeCaseInstance(id));
    }
    return outcome(() -> runtime.terminateCaseInstance(id));
  }

  private void change(Action.ChangeState action) {
    var builder =
        engine.getCmmnRuntimeService().createChangePlanItemStateBuilder().caseInstanceId(id);
    for (var change : action.changes()) {
      var name = change.own() ? change.item() : change.item() + "_def";
      switch (change.kind()) {
        case REMOVE_WAITING -> builder.removeWaitingForRepetitionPlanItemDefinitionId(name);
        case TERMINATE -> builder.terminatePlanItemDefinitionId(name);
        case AVAILABLE -> builder.changeToAvailableStateByPlanItemDefinitionId(name);
        case ACTIVATE -> builder.activatePlanItemDefinitionId(name);
        case AWAIT_REPETITION -> builder.addWaitingForRepetitionPlanItemDefinitionId(name);
      }
    }
    builder.changeState();
  }

  private void move(String item, Transition transition) {
    var builder = engine.getCmmnRuntimeService().createPlanItemInstanceTransitionBuilder(item);
    switch (transition) {
      case SUSPEND -> builder.suspend();
      case RESUME -> builder.resume();
      case FAULT -> builder.fault();
      case REACTIVATE -> builder.reactivate();
      default -> builder.terminate();
    }
  }

  private void changeFile(Action.ChangeFile change) {
    var runtime = engine.getCmmnRuntimeService();
    switch (change.transition()) {
      case UPDATE -> runtime.updateCaseFileItem(id, change.path(), change.value());
      case REPLACE -> runtime.replaceCaseFileItem(id, change.path(), change.value());
      default -> runtime.deleteCaseFileItem(id, change.path());
    }
  }

  private Outcome plan(Action.Plan plan) {
    var planning =
        engine.getCmmnRuntimeService().createPlanningBuilder().discretionaryItemId(plan.entry());
    return plan.owner().equals("plan")
        ? outcome(() -> planning.caseInstanceId(id).plan())
        : ofItem(
            plan.owner(),
            plan.index(),
            State.ACTIVE,
            item -> planning.planItemInstanceId(item).plan());
  }

  private Outcome runJob(Action.RunJob action) {
    return ofItem(
        action.item(),
        action.index(),
        action.state(),
        item -> {
          var job = jobs.stream().filter(j -> item.equals(j.getSubScopeId())).findFirst();
          engine
              .getCmmnManagementService()
              .executeJob(
                  job.orElseThrow(() -> new IllegalStateEngineException("no job of " + item))
                      .getId());
        });
  }

  private List<Job> openJobs() {
    if (!kinds.jobs()) {
      return List.of();
    }
    var management = engine.getCmmnManagementService();
    return Stream.of(
            management.createJobQuery().caseInstanceId(id).list(),
            management.createTimerJobQuery().caseInstanceId(id).list(),
            management.createSuspendedJobQuery().caseInstanceId(id).list(),
            management.createDeadLetterJobQuery().caseInstanceId(id).list())
        .<Job>flatMap(List::stream)
        .toList();
  }

  private interface Call {
    void on(String planItemInstanceId);
  }

  private Outcome ofItem(String item, int index, State state, Call call) {
    var meant =
        found.stream()
            .filter(i -> i.getElementId().equals(item) && i.getState().equals(state.word()))
            .sorted(new MillraceOrder(model, found))
            .skip(index)
            .findFirst();
    return meant.isEmpty() ? Outcome.REFUSED : outcome(() -> call.on(meant.get().getId()));
  }

  private Outcome ofCalled(String item, int index, State state, Call call) {
    return ofItem(item, index, state, id -> call.on(called(id)));
  }

  private String called(String planItemInstanceId) {
    return found.stream()
        .filter(item -> item.getId().equals(planItemInstanceId))
        .map(PlanItemInstance::getReferenceId)
        .filter(Objects::nonNull)
        .findFirst()
        .orElseThrow(() -> new IllegalStateEngineException("nothing was called"));
  }

  private void completeCalled(String caseId) {
    var tasks = engine.getCmmnTaskService();
    var task = tasks.createTaskQuery().caseInstanceId(caseId).singleResult();
    if (task == null) {
      throw new IllegalStateEngineException("the called case " + caseId + " is over");
    }
    tasks.complete(task.getId());
  }

  private void completeTask(String planItemInstanceId) {
    var task = tasks.stream().filter(t -> t.getSubScopeId().equals(planItemInstanceId)).findFirst();
    engine.getCmmnTaskService().complete(task.orElseThrow().getId());
  }

  private List<PlanItemInstance> items() {
    return engine.getCmmnRuntimeService().createPlanItemInstanceQuery().caseInstanceId(id).list();
  }

  private List<Task> openTasks() {
    if (!kinds.tasks()) {
      return List.of();
    }
    return engine.getCmmnTaskService().createTaskQuery().caseInstanceId(id).list();
  }

  @Override
  public Snapshot state() {
    found = items();
    tasks = openTasks();
    jobs = openJobs();
    var running =
        engine
            .getCmmnRuntimeService()
            .createCaseInstanceQuery()
            .caseInstanceId(id)
            .includeCaseVariables()
            .list();
    over = running.isEmpty();
    return new Snapshot(
        over ? lastState() : CaseState.ACTIVE,
        counted(found.stream().map(i -> i.getElementId() + ":" + i.getState())),
        counted(tasks.stream().map(Task::getName)),
        counted(over ? milestonesOfHistory() : milestones()),
        counted(jobs.stream().map(Job::getElementId)),
        new TreeMap<>(over ? variablesOfHistory() : running.get(0).getCaseVariables()));
  }

  private CaseState lastState() {
    var ended =
        engine
            .getCmmnHistoryService()
            .createHistoricCaseInstanceQuery()
            .caseInstanceId(id)
            .singleResult();
    return CaseState.valueOf(ended.getState().toUpperCase());
  }

  private Stream<String> milestones() {
    if (!kinds.milestones()) {
      return Stream.empty();
    }
    return engine
        .getCmmnRuntimeService()
        .createMilestoneInstanceQuery()
        .milestoneInstanceCaseInstanceId(id)
        .list()
        .stream()
        .map(m -> m.getElementId());
  }

  private Stream<String> milestonesOfHistory() {
    if (!kinds.milestones()) {
      return Stream.empty();
    }
    return engine
        .getCmmnHistoryService()
        .createHistoricMilestoneInstanceQuery()
        .milestoneInstanceCaseInstanceId(id)
        .list()
        .stream()
        .map(m -> m.getElementId());
  }

  private Map<String, Object> variablesOfHistory() {
    return engine
        .getCmmnHistoryService()
        .createHistoricVariableInstanceQuery()
        .scopeIds(List.of(id))
        .list()
        .stream()
        .filter(v -> !Variables.HEARD.contains(v.getVariableName()))
        .filter(v -> !CaseFile.holds(v.getVariableName()))
        .collect(Collectors.toMap(v -> v.getVariableName(), v -> v.getValue()));
  }

  private static TreeMap<String, Integer> counted(Stream<String> names) {
    return names.collect(Collectors.toMap(name -> name, name -> 1, Integer::sum, TreeMap::new));
  }
}
