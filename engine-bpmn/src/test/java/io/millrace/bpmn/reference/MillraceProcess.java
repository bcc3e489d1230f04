package io.millrace.bpmn.reference;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.runtime.ActivityInstance;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.common.EngineException;
import io.millrace.common.eventsubscription.EventSubscription;
import io.millrace.common.job.Job;
import io.millrace.common.task.Task;
import io.millrace.test.random.Outcome;
import io.millrace.test.script.ScriptRunner;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** One process instance on the engine, moved and asked by its services and queries alone. */
final class MillraceProcess implements EngineUnderTest, ScriptRunner<ProcessModel, Action> {

  /** What the engine's own service tasks call. */
  public static final class Workshop {

    /** Throws an error of the model once a number is large enough. */
    public Object error(Number number, Number limit, String code) {
      if (number.longValue() >= limit.longValue()) {
        throw new BpmnError(code);
      }
      return null;
    }

    /** Fails once a number is large enough. */
    public Object fail(Number number, Number limit) {
      if (number.longValue() >= limit.longValue()) {
        throw new Broken();
      }
      return null;
    }

    /** So many elements. */
    public List<Object> list(Number size) {
      return LongStream.range(0, size.longValue())
          .mapToObj(index -> Loop.element((int) index))
          .toList();
    }
  }

  /** A failure that the model knows nothing of. */
  private static final class Broken extends RuntimeException {

    private static final long serialVersionUID = 1L;
  }

  private final ProcessEngine engine;
  private final MillraceDeployments deployed;
  private String id;
  private MillraceView view;
  private RuntimeException refusal;

  /**
   * Creates an instance that is to be started.
   *
   * @param deployed the definitions; shared by all instances on a database
   */
  MillraceProcess(ProcessEngine engine, MillraceDeployments deployed) {
    this.engine = engine;
    this.deployed = deployed;
  }

  /** The same instance on another engine on the same database. */
  MillraceProcess on(ProcessEngine other) {
    var same = new MillraceProcess(other, deployed);
    same.id = id;
    same.view = view.on(other);
    return same;
  }

  @Override
  public Outcome start(ProcessModel model, Map<String, Object> variables) {
    var definition = deployed.definitionOf(model, engine);
    var event = model.body().beginning().map(gateway -> model.body().outgoing(gateway).get(0));
    var outcome =
        outcome(
            () ->
                id =
                    event
                        .map(flow -> model.body().node(flow.target()))
                        .map(first -> startedBy(first, definition, variables))
                        .orElseGet(() -> started(definition, variables))
                        .getId());
    view = new MillraceView(engine, id, model);
    return outcome;
  }

  private ProcessInstance started(String definition, Map<String, Object> variables) {
    return engine
        .getRuntimeService()
        .createProcessInstanceBuilder()
        .processDefinitionId(definition)
        .variables(variables)
        .start();
  }

  private ProcessInstance startedBy(Node event, String definition, Map<String, Object> variables) {
    return engine
        .getRuntimeService()
        .createMessageCorrelation(event.event().name())
        .processDefinitionId(definition)
        .setVariables(variables)
        .correlateStartMessage();
  }

  @Override
  public void find(ProcessModel model) {
    if (id == null) {
      var roots = engine.getHistoryService().createHistoricProcessInstanceQuery().list().stream();
      id = roots.filter(one -> one.getSuperProcessInstanceId() == null).findFirst().get().getId();
      view = new MillraceView(engine, id, model);
    }
  }

  @Override
  public void close() {
    if (id == null) {
      return;
    }
    if (view.runs()) {
      engine.getRuntimeService().deleteProcessInstance(id, "deleted");
    }
    engine.getHistoryService().deleteHistoricProcessInstance(id);
  }

  private Outcome outcome(Runnable call) {
    refusal = null;
    try {
      call.run();
      return Outcome.DONE;
    } catch (EngineException | Broken refused) {
      refusal = refused;
      return Outcome.REFUSED;
    }
  }

  /** Each step asks for what it means. */
  @Override
  public void look() {}

  @Override
  public void erase() {
    close();
  }

  @Override
  public RuntimeException refusal() {
    return refusal;
  }

  @Override
  public Outcome apply(Action action) {
    var runtime = engine.getRuntimeService();
    if (action instanceof Action.CompleteTask a) {
      return on(
          tasks(a.node()),
          Task::getId,
          a.index(),
          task -> engine.getTaskService().complete(task.getId(), a.variables()));
    } else if (action instanceof Action.TaskError a) {
      return on(
          tasks(a.node()),
          Task::getId,
          a.index(),
          task -> engine.getTaskService().handleBpmnError(task.getId(), a.code()));
    } else if (action instanceof Action.TaskEscalation a) {
      return on(
          tasks(a.node()),
          Task::getId,
          a.index(),
          task -> engine.getTaskService().handleEscalation(task.getId(), a.code()));
    } else if (action instanceof Action.AddInstance a) {
      return outcome(
          () -> runtime.addMultiInstanceExecution(a.node(), id, Map.of(Loop.ELEMENT, Loop.ADDED)));
    } else if (action instanceof Action.RemoveInstance a) {
      return on(
          waiting(a.node()),
          ActivityInstance::getId,
          a.index(),
          visit -> runtime.deleteMultiInstanceExecution(visit.getExecutionId(), a.completed()));
    } else if (action instanceof Action.Execute a) {
      return on(
          waiting(a.node()),
          ActivityInstance::getId,
          a.index(),
          visit -> runtime.executeActivityInAdhocSubProcess(visit.getExecutionId(), a.activity()));
    } else if (action instanceof Action.CompleteAdHoc a) {
      return on(
          waiting(a.node()),
          ActivityInstance::getId,
          a.index(),
          visit -> runtime.completeAdhocSubProcess(visit.getExecutionId()));
    } else if (action instanceof Action.Trigger a) {
      return on(
          waiting(a.node()),
          ActivityInstance::getId,
          a.index(),
          visit -> runtime.trigger(visit.getExecutionId()));
    } else if (action instanceof Action.Message a) {
      return on(
          view.subscriptions()
              .filter(s -> s.getActivityId().equals(a.node()))
              .filter(s -> s.getEventType().equals("message")),
          EventSubscription::getId,
          a.index(),
          one -> runtime.messageEventReceived(one.getEventName(), one.getExecutionId()));
    } else if (action instanceof Action.Signal a) {
      return outcome(() -> runtime.signalEventReceived(a.name()));
    } else if (action instanceof Action.Timer a) {
      return runJob(a.node(), true, a.index());
    } else if (action instanceof Action.RunJob a) {
      return runJob(a.node(), false, a.index());
    } else if (action instanceof Action.SetVariable a) {
      return outcome(() -> runtime.setVariable(id, a.name(), a.value()));
    } else if (action instanceof Action.SetLocal a) {
      return on(
          active(a.node()),
          ActivityInstance::getId,
          a.index(),
          visit -> runtime.setVariableLocal(visit.getExecutionId(), a.name(), a.value()));
    }
    return outcome(() -> runtime.deleteProcessInstance(id, "deleted"));
  }

  private Outcome runJob(String node, boolean timer, int index) {
    var outcome =
        on(
            view.jobs()
                .filter(job -> job.getElementId().equals(node))
                .filter(job -> MillraceView.isTimer(job) == timer),
            Job::getId,
            index,
            job -> engine.getManagementService().executeJob(job.getId()));
    if (outcome == Outcome.REFUSED) {
      view.failed();
    }
    return outcome;
  }

  private interface Call<T> {
    void on(T found);
  }

  /** Ids are in the order of creation. */
  private <T> Outcome on(Stream<T> found, Function<T, String> id, int index, Call<T> call) {
    var meant =
        found
            .sorted(Comparator.comparingLong(one -> Long.parseLong(id.apply(one))))
            .skip(index)
            .findFirst();
    return meant.isEmpty() ? Outcome.REFUSED : outcome(() -> call.on(meant.get()));
  }

  private Stream<Task> tasks(String node) {
    return engine.getTaskService().createTaskQuery().taskDefinitionKey(node).list().stream();
  }

  private Stream<ActivityInstance> active(String node) {
    return view.active().filter(visit -> visit.getActivityId().equals(node));
  }

  /** Not those that only wait for the job that leaves them. */
  private Stream<ActivityInstance> waiting(String node) {
    var left =
        view.jobs()
            .filter(job -> job.getElementId().equals(node) && !MillraceView.isTimer(job))
            .map(Job::getExecutionId)
            .toList();
    return active(node).filter(visit -> !left.contains(visit.getExecutionId()));
  }

  @Override
  public Snapshot state() {
    return view.snapshot();
  }
}
