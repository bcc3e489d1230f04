package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.migration.Placement.Kind;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.ScopeEvents;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.CompensableEntity;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.migration.MigratedRows;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * An instance on its way to another version: its executions and rows, and what becomes of them.
 * Reads everything at once; changes nothing. Used once, in one unit of work.
 */
final class InstanceMigration {

  private final BpmnContext context;
  private final ExecutionEntity instance;
  private final CompiledProcess from;
  private final ElementMapping mapping;
  private final MigratedRows rows;
  private final Placing placing;
  private final List<AwaitedEvents> events = new ArrayList<>();
  private final Map<Long, AwaitedEvents> eventsOf;

  private InstanceMigration(
      BpmnContext context, ExecutionEntity instance, ElementMapping mapping, boolean locked) {
    this.context = context;
    this.instance = instance;
    this.mapping = mapping;
    this.from = context.process(instance);
    this.rows =
        new MigratedRows(
            context.command(),
            ScopeTypes.BPMN,
            instance.id(),
            mapping.to().definition().id(),
            new MigratedElements(this));
    read(locked);
    this.placing = Placing.of(context, instance, from, mapping);
    compareEvents();
    this.eventsOf =
        events.stream()
            .collect(Collectors.toMap(change -> change.execution().id(), Function.identity()));
  }

  /**
   * Looks at an instance, whose family is read.
   *
   * @param locked whether its family is locked, and so its rows are to be
   */
  static InstanceMigration of(
      BpmnContext context, ExecutionEntity instance, ElementMapping mapping, boolean locked) {
    return new InstanceMigration(context, instance, mapping, locked);
  }

  private void read(boolean locked) {
    var compensables =
        Read.where(
            CompensableEntity.TABLE, "PROCESS_INSTANCE_ID_ = ?", Parameter.of(instance.id()));
    context.unitOfWork().flush();
    if (from.compensates()) {
      rows.read(locked, compensables);
    } else {
      rows.read(locked);
    }
  }

  BpmnContext context() {
    return context;
  }

  ExecutionEntity instance() {
    return instance;
  }

  CompiledProcess from() {
    return from;
  }

  ElementMapping mapping() {
    return mapping;
  }

  Placing placing() {
    return placing;
  }

  MigratedRows rows() {
    return rows;
  }

  /** Returns what becomes of the events that executions wait for, the outer ones first. */
  List<AwaitedEvents> events() {
    return events;
  }

  /** Returns what becomes of the events of an execution; null for nothing. */
  AwaitedEvents eventsOf(long executionId) {
    return eventsOf.get(executionId);
  }

  /** Returns all executions of the instance, with those that are kept for compensation. */
  List<ExecutionEntity> executions() {
    return context
        .unitOfWork()
        .known(
            ExecutionEntity.TABLE,
            execution -> execution.processInstanceId() == instance.id() && !execution.isDeleted());
  }

  private List<CompensableEntity> compensables() {
    return context.unitOfWork().known(CompensableEntity.INSTANCE, instance.id());
  }

  /** Returns what has completed and can be compensated, with its element in the new version. */
  Map<CompensableEntity, Node> compensated() {
    return compensables().stream()
        .filter(row -> !row.isDeleted() && mapping.target(node(row)) != null)
        .collect(Collectors.toMap(Function.identity(), row -> mapping.target(node(row))));
  }

  private Node node(CompensableEntity row) {
    return from.node(row.activityId());
  }

  private void compareEvents() {
    var waiting = new Waiting(instance.id(), context);
    events.add(
        AwaitedEvents.of(
            instance,
            from.eventStarts(),
            mapping.to().eventStarts(),
            waiting.at(instance.id()),
            mapping));
    for (var placement : placing.all()) {
      if (placement.is(Kind.KEPT)) {
        var execution = placement.execution();
        var isLeft = waiting.isLeft(execution.id());
        events.add(
            AwaitedEvents.of(
                execution,
                AwaitedEvents.at(execution, placement.from(), isLeft, context),
                AwaitedEvents.at(execution, placement.to(), isLeft, context),
                waiting.at(execution.id()),
                mapping));
      }
    }
  }

  /** The elements for which rows of an instance wait, by execution. */
  private static final class Waiting {

    private final Map<Long, Set<String>> elements;
    private final Set<Long> left = new HashSet<>();

    Waiting(long instanceId, BpmnContext context) {
      elements =
          context
              .unitOfWork()
              .known(EventSubscriptionEntity.TABLE, row -> row.scopeId() == instanceId)
              .stream()
              .filter(row -> !row.isDeleted())
              .collect(
                  Collectors.groupingBy(
                      EventSubscriptionEntity::subScopeId,
                      Collectors.mapping(EventSubscriptionEntity::activityId, Collectors.toSet())));
      for (var job : jobs(instanceId, context)) {
        if (WaitNames.TIMER.equals(job.handlerType())) {
          elements.computeIfAbsent(job.subScopeId(), id -> new HashSet<>()).add(job.elementId());
        } else if (WaitNames.ASYNC_AFTER.equals(job.handlerType())) {
          left.add(job.subScopeId());
        }
      }
    }

    Set<String> at(long executionId) {
      return elements.getOrDefault(executionId, Set.of());
    }

    boolean isLeft(long executionId) {
      return left.contains(executionId);
    }
  }

  private static List<JobEntity> jobs(long instanceId, BpmnContext context) {
    return context
        .unitOfWork()
        .known(JobEntity.TABLE, job -> job.scopeId() == instanceId && !job.isDeleted());
  }

  /** Returns what stands in the way. */
  List<String> problems() {
    var problems = new ArrayList<>(placing.problems());
    problems.addAll(SharedScopes.problems(placing.all()));
    problems.addAll(new LiftedVariables(context).problems(placing.all()));
    var flows = new Flows(from, mapping);
    for (var placement : placing.all()) {
      if (placement.is(Kind.KEPT)) {
        add(flows.problem(placement), problems);
      }
    }
    for (var job : jobs(instance.id(), context)) {
      var placement = placing.of(job.subScopeId());
      if (placement != null && placement.is(Kind.KEPT)) {
        add(flows.problem(job, placement), problems);
      }
    }
    compensables().stream()
        .filter(this::staysCompensable)
        .forEach(row -> add(problem(row), problems));
    return problems;
  }

  private static void add(String problem, List<String> problems) {
    if (problem != null) {
      problems.add(problem);
    }
  }

  /** Not so what has completed in something that is cancelled. */
  private boolean staysCompensable(CompensableEntity row) {
    var at = context.tree().find(row.scopeId());
    while (at != null && !at.isProcessInstance() && at.isLeftBehind()) {
      at = context.tree().find(at.parentId());
    }
    return !row.isDeleted()
        && at != null
        && (at.isProcessInstance()
            || placing.of(at.id()) != null && placing.of(at.id()).is(Kind.KEPT));
  }

  private String problem(CompensableEntity row) {
    var node = node(row);
    var target = mapping.target(node);
    var isThere =
        target != null
            && Fit.compensates(node, target)
            && target.scope() == mapping.target(node.scope());
    return isThere
        ? null
        : "The "
            + node
            + " of process instance '"
            + instance.id()
            + "' has completed and can be compensated, and has no counterpart with a compensation"
            + " handler in "
            + Words.version(mapping.to()).replace("Version", "version")
            + ". Keep its id and its handler, or map it.";
  }

  /** Tells whether events start event sub-processes of a scope: not once one has interrupted it. */
  boolean mayStart(ExecutionEntity scope, Node event) {
    return !(isStartIn(scope, event) && ScopeEvents.isInterrupted(scope, context));
  }

  private boolean isStartIn(ExecutionEntity scope, Node event) {
    return ScopeEvents.at(scope, context).contains(event);
  }

  /** Notes that the subscriptions of all executions are in memory. */
  void noteRead() {
    Subscriptions.of(context.command())
        .wereRead(executions().stream().map(ExecutionEntity::id).toList());
  }
}
