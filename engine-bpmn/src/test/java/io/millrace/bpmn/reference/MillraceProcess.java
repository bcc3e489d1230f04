package io.millrace.bpmn.reference;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.history.HistoricActivityInstance;
import io.millrace.bpmn.runtime.ActivityInstance;
import io.millrace.common.EngineException;
import io.millrace.common.eventsubscription.EventSubscription;
import io.millrace.common.job.Job;
import io.millrace.common.task.Task;
import io.millrace.test.random.Outcome;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** One process instance on the engine, moved and asked by its services and queries alone. */
final class MillraceProcess implements EngineUnderTest {

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
  private final Map<ProcessModel, String> deployed;
  private String id;
  private boolean hasLoops;

  /**
   * Creates an instance that is to be started.
   *
   * @param deployed the definitions by their models; shared by all instances on a database
   */
  MillraceProcess(ProcessEngine engine, Map<ProcessModel, String> deployed) {
    this.engine = engine;
    this.deployed = deployed;
  }

  /** The same instance on another engine on the same database. */
  MillraceProcess on(ProcessEngine other) {
    var same = new MillraceProcess(other, deployed);
    same.id = id;
    same.hasLoops = hasLoops;
    return same;
  }

  @Override
  public Outcome start(ProcessModel model, Map<String, Object> variables) {
    hasLoops = model.nodes().anyMatch(node -> node.traits().isRepeated());
    var definition = deployed.computeIfAbsent(model, this::deploy);
    return outcome(
        () ->
            id =
                engine
                    .getRuntimeService()
                    .createProcessInstanceBuilder()
                    .processDefinitionId(definition)
                    .variables(variables)
                    .start()
                    .getId());
  }

  private String deploy(ProcessModel model) {
    var repository = engine.getRepositoryService();
    var deployment =
        repository
            .createDeployment()
            .addString(model.key() + ".bpmn", ProcessXml.of(model))
            .deploy();
    return repository
        .createProcessDefinitionQuery()
        .deploymentId(deployment.getId())
        .processDefinitionKey(model.key())
        .singleResult()
        .getId();
  }

  @Override
  public void close() {
    if (id == null) {
      return;
    }
    if (runs()) {
      engine.getRuntimeService().deleteProcessInstance(id, "deleted");
    }
    engine.getHistoryService().deleteHistoricProcessInstance(id);
  }

  private boolean runs() {
    return engine.getRuntimeService().createProcessInstanceQuery().processInstanceId(id).count()
        > 0;
  }

  private static Outcome outcome(Runnable call) {
    try {
      call.run();
      return Outcome.DONE;
    } catch (EngineException | Broken refused) {
      return Outcome.REFUSED;
    }
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
          subscriptions().filter(s -> s.getActivityId().equals(a.node())),
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
    return on(
        jobs().filter(job -> job.getElementId().equals(node) && isTimer(job) == timer),
        Job::getId,
        index,
        job -> engine.getManagementService().executeJob(job.getId()));
  }

  private interface Call<T> {
    void on(T found);
  }

  /** Ids are in the order of creation. */
  private static <T> Outcome on(Stream<T> found, Function<T, String> id, int index, Call<T> call) {
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
    return active().filter(visit -> visit.getActivityId().equals(node));
  }

  /** Not those that only wait for the job that leaves them. */
  private Stream<ActivityInstance> waiting(String node) {
    var left =
        jobs()
            .filter(job -> job.getElementId().equals(node) && !isTimer(job))
            .map(Job::getExecutionId)
            .toList();
    return active(node).filter(visit -> !left.contains(visit.getExecutionId()));
  }

  private Stream<ActivityInstance> active() {
    return engine.getRuntimeService().createActivityInstanceQuery().unfinished().list().stream();
  }

  private Stream<EventSubscription> subscriptions() {
    return engine.getRuntimeService().createEventSubscriptionQuery().list().stream();
  }

  private Stream<Job> jobs() {
    var management = engine.getManagementService();
    return Stream.of(
            management.createJobQuery().list(),
            management.createTimerJobQuery().list(),
            management.createDeadLetterJobQuery().list())
        .flatMap(List::stream);
  }

  private static boolean isTimer(Job job) {
    return job.getJobType().equals(Job.JOB_TYPE_TIMER);
  }

  @Override
  public Snapshot state() {
    boolean runs = runs();
    var tasks = engine.getTaskService().createTaskQuery().list();
    return new Snapshot(
        runs ? null : end(),
        Look.counted(active().map(ActivityInstance::getActivityId)),
        Look.counted(tasks.stream().map(Task::getTaskDefinitionKey)),
        Look.counted(subscriptions().map(MillraceProcess::subscription)),
        Look.counted(
            jobs()
                .map(
                    job ->
                        job.getElementId()
                            + (isTimer(job) ? ":timer:" : ":async:")
                            + job.getRetries())),
        runs ? text(engine.getRuntimeService().getVariables(id)) : lastVariables(),
        tasks.stream().map(this::seenBy).sorted().toList(),
        (int) engine.getRuntimeService().createProcessInstanceQuery().count() - (runs ? 1 : 0),
        Look.counted(
            engine
                .getHistoryService()
                .createHistoricActivityInstanceQuery()
                .finished()
                .list()
                .stream()
                .map(MillraceProcess::visit)));
  }

  private static String subscription(EventSubscription one) {
    return one.getEventType().equals("conditional")
        ? one.getActivityId() + ":conditional"
        : one.getActivityId() + ":" + one.getEventType() + ":" + one.getEventName();
  }

  /** The counters of a loop are found by name and not listed. */
  private String seenBy(Task task) {
    var service = engine.getTaskService();
    Map<String, Object> seen = new TreeMap<>(service.getVariables(task.getId()));
    if (hasLoops) {
      for (var name : Loop.COUNTERS) {
        var value = service.getVariable(task.getId(), name);
        if (value != null) {
          seen.put(name, value);
        }
      }
    }
    return task.getTaskDefinitionKey() + text(seen);
  }

  private static String visit(HistoricActivityInstance visit) {
    return visit.getActivityId() + (visit.getDeleteReason() == null ? "" : ":canceled");
  }

  private static SortedMap<String, String> text(Map<String, Object> variables) {
    return Look.text(new TreeMap<>(variables));
  }

  private SortedMap<String, String> lastVariables() {
    var text = new TreeMap<String, String>();
    engine
        .getHistoryService()
        .createHistoricVariableInstanceQuery()
        .processInstanceId(id)
        .list()
        .stream()
        .filter(
            variable -> variable.getExecutionId() == null || variable.getExecutionId().equals(id))
        .forEach(
            variable -> text.put(variable.getVariableName(), String.valueOf(variable.getValue())));
    return text;
  }

  private String end() {
    var ended =
        engine
            .getHistoryService()
            .createHistoricProcessInstanceQuery()
            .processInstanceId(id)
            .singleResult();
    if (ended.getDeleteReason() != null) {
      return "deleted";
    }
    return ended.getEndActivityId() == null ? "none" : ended.getEndActivityId();
  }
}
