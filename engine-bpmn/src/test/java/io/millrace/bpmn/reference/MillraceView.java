package io.millrace.bpmn.reference;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.history.HistoricActivityInstance;
import io.millrace.bpmn.runtime.ActivityInstance;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.common.eventsubscription.EventSubscription;
import io.millrace.common.job.Job;
import io.millrace.common.task.Task;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What can be seen of the one process instance on an engine, by queries alone. */
final class MillraceView {

  private final ProcessEngine engine;
  private final String id;
  private final Set<String> inLoops;
  private final boolean hasTimers;

  /** Only what has failed waits for its next try, or is a dead letter. */
  private boolean hasFailed;

  MillraceView(ProcessEngine engine, String id, ProcessModel model) {
    this(engine, id, looped(model), model.nodes().anyMatch(node -> node.deals(Event.Type.TIMER)));
  }

  private MillraceView(ProcessEngine engine, String id, Set<String> inLoops, boolean hasTimers) {
    this.engine = engine;
    this.id = id;
    this.inLoops = inLoops;
    this.hasTimers = hasTimers;
  }

  MillraceView on(ProcessEngine other) {
    var same = new MillraceView(other, id, inLoops, hasTimers);
    same.hasFailed = hasFailed;
    return same;
  }

  /** A job or timer has failed. */
  void failed() {
    hasFailed = true;
  }

  /** The nodes at which there may be counters of a loop to be seen. */
  private static Set<String> looped(ProcessModel model) {
    var looped = model.nodes().filter(node -> node.traits().isRepeated()).toList();
    boolean undone = model.nodes().anyMatch(node -> node.traits().undoneBy() != null);
    var seeing = undone && !looped.isEmpty() ? model.nodes() : looped.stream().flatMap(Node::all);
    return seeing.map(Node::id).collect(Collectors.toSet());
  }

  boolean runs() {
    return engine.getRuntimeService().createProcessInstanceQuery().processInstanceId(id).count()
        > 0;
  }

  Snapshot snapshot() {
    var instances = engine.getRuntimeService().createProcessInstanceQuery().list();
    boolean runs = instances.stream().map(ProcessInstance::getId).anyMatch(id::equals);
    var tasks = engine.getTaskService().createTaskQuery().list();
    return new Snapshot(
        runs ? null : end(),
        Look.counted(active().map(ActivityInstance::getActivityId)),
        Look.counted(tasks.stream().map(Task::getTaskDefinitionKey)),
        Look.counted(subscriptions().map(MillraceView::text)),
        Look.counted(jobs().map(MillraceView::text)),
        runs ? text(engine.getRuntimeService().getVariables(id)) : lastVariables(),
        tasks.stream().map(this::seenBy).sorted().toList(),
        instances.size() - (runs ? 1 : 0),
        Look.counted(history()));
  }

  Stream<ActivityInstance> active() {
    return engine.getRuntimeService().createActivityInstanceQuery().unfinished().list().stream();
  }

  /** Not those of definitions. */
  Stream<EventSubscription> subscriptions() {
    return engine.getRuntimeService().createEventSubscriptionQuery().list().stream()
        .filter(one -> one.getExecutionId() != null);
  }

  private static String text(EventSubscription one) {
    return one.getEventType().equals("conditional")
        ? one.getActivityId() + ":conditional"
        : one.getActivityId() + ":" + one.getEventType() + ":" + one.getEventName();
  }

  Stream<Job> jobs() {
    var management = engine.getManagementService();
    List<Job> none = List.of();
    return Stream.of(
            management.createJobQuery().list(),
            hasTimers || hasFailed ? management.createTimerJobQuery().list() : none,
            hasFailed ? management.createDeadLetterJobQuery().list() : none)
        .flatMap(List::stream);
  }

  static boolean isTimer(Job job) {
    return job.getJobType().equals(Job.JOB_TYPE_TIMER);
  }

  private static String text(Job job) {
    return job.getElementId() + (isTimer(job) ? ":timer:" : ":async:") + job.getRetries();
  }

  /** The counters of a loop are found by name and not listed. */
  private String seenBy(Task task) {
    var service = engine.getTaskService();
    Map<String, Object> seen = new TreeMap<>(service.getVariables(task.getId()));
    if (inLoops.contains(task.getTaskDefinitionKey())) {
      for (var name : Loop.COUNTERS) {
        var value = service.getVariable(task.getId(), name);
        if (value != null) {
          seen.put(name, value);
        }
      }
    }
    return task.getTaskDefinitionKey() + text(seen);
  }

  private static SortedMap<String, String> text(Map<String, Object> variables) {
    return Look.text(new TreeMap<>(variables));
  }

  private Stream<String> history() {
    return engine
        .getHistoryService()
        .createHistoricActivityInstanceQuery()
        .finished()
        .list()
        .stream()
        .map(MillraceView::text);
  }

  private static String text(HistoricActivityInstance visit) {
    return visit.getActivityId() + (visit.getDeleteReason() == null ? "" : ":canceled");
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
