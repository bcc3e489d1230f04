package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.migration.Placement.Kind;
import io.millrace.bpmn.internal.operation.BeginActivity;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.PutToken;
import io.millrace.bpmn.internal.operation.ScopeBehavior;
import io.millrace.bpmn.internal.operation.TaskTimeout;
import io.millrace.bpmn.internal.operation.TokenOperation;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.task.TaskAssignment;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableEntity;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What begins in the new version. Used once, in one unit of work.
 *
 * @param migration where all goes on
 * @param assignment assigns tasks
 * @param scopes the scopes that tokens may share, by what is around them and their element
 */
record NewParts(
    InstanceMigration migration, TaskAssignment assignment, Map<String, ExecutionEntity> scopes) {

  NewParts(InstanceMigration migration, TaskAssignment assignment) {
    this(migration, assignment, new HashMap<>());
  }

  private BpmnContext context() {
    return migration.context();
  }

  void begin() {
    for (var events : migration.events()) {
      if (!events.execution().isDeleted()) {
        await(events);
      }
    }
    for (var placement : migration.placing().all()) {
      if (placement.isOpenScope()) {
        scopes.put(key(settle(placement), placement.to()), placement.execution());
      }
    }
    for (var placement : List.copyOf(migration.placing().all())) {
      if (!placement.execution().isDeleted() && !placement.is(Kind.LIFTED)) {
        begin(placement);
      }
    }
  }

  private void await(AwaitedEvents events) {
    for (var event : events.added()) {
      if (migration.mayStart(events.execution(), event)) {
        context().runtime().events().await(events.execution(), event, context());
      }
    }
  }

  private void begin(Placement placement) {
    var token = placement.execution();
    settle(placement);
    if (placement.is(Kind.MOVED)) {
      enter(token, placement.to(), placement);
    } else {
      set(token, placement.to(), placement);
      replaceInLoop(token, placement);
      assign(token, placement);
      timeOut(token, placement);
      countAtJoin(token, placement.to());
      lookAtJoin(placement);
    }
    for (var other : placement.others()) {
      var scope = open(placement.home(), placement.openedFor(other));
      enter(context().tree().addChild(scope), other, placement);
    }
  }

  /** Returns the execution below which a token stands now, with the scopes between them. */
  private ExecutionEntity settle(Placement placement) {
    var token = placement.execution();
    var home = open(placement.home(), placement.opened());
    if (home.id() != token.parentId() && !placement.opened().isEmpty()) {
      context().tree().move(token, home);
    }
    return home;
  }

  private void enter(ExecutionEntity token, Node node, Placement placement) {
    token.activityId(node.id());
    set(token, node, placement);
    context().command().agenda().plan(new PutToken(context(), token, node));
    if (placement.rule() != null && placement.rule().getWithNewAssignee() != null) {
      var agenda = context().command().agenda();
      agenda.plan(
          () -> agenda.plan(() -> assign(token, placement))); // instances of loops have begun
    }
  }

  private void set(ExecutionEntity token, Node node, Placement placement) {
    if (placement.rule() != null) {
      placement
          .rule()
          .getActivitiesLocalVariables()
          .getOrDefault(node.id(), Map.of())
          .forEach((name, value) -> context().variables().setLocal(token, name, value));
    }
  }

  /** Opens the scopes that are not there yet; several tokens share one. */
  private ExecutionEntity open(ExecutionEntity home, List<Node> nodes) {
    var scope = home;
    for (var node : nodes) {
      var around = scope;
      var known = scopes.get(key(around, node));
      scope = known == null ? opened(around, node) : known;
      scopes.put(key(around, node), scope);
    }
    return scope;
  }

  private ExecutionEntity opened(ExecutionEntity around, Node node) {
    var scope = context().tree().addChild(around);
    context().arrive(scope, node);
    new BeginActivity(context(), scope, node).begin();
    ((ScopeBehavior) node.inner()).open(scope, context());
    return scope;
  }

  private static String key(ExecutionEntity home, Node node) {
    return home.id() + ":" + node.id();
  }

  /** All instances of a loop see what is set at its root, unless they have one of that name. */
  private void replaceInLoop(ExecutionEntity token, Placement placement) {
    if (placement.rule() != null && token.isMultiInstanceRoot()) {
      var variables =
          placement
              .rule()
              .getActivitiesLocalVariables()
              .getOrDefault(placement.to().id(), Map.of());
      var instances = instances(token);
      context()
          .unitOfWork()
          .known(
              VariableEntity.TABLE,
              row ->
                  row.taskId() == 0
                      && variables.containsKey(row.name())
                      && instances.containsKey(row.subScopeId()))
          .forEach(
              row ->
                  context()
                      .variables()
                      .setLocal(
                          instances.get(row.subScopeId()), row.name(), variables.get(row.name())));
    }
  }

  /** Returns the instances of a loop by their ids; any other token stands for itself. */
  private Map<Long, ExecutionEntity> instances(ExecutionEntity token) {
    var all = token.isMultiInstanceRoot() ? context().tree().children(token) : List.of(token);
    return all.stream().collect(Collectors.toMap(ExecutionEntity::id, Function.identity()));
  }

  private void assign(ExecutionEntity token, Placement placement) {
    var rule = placement.rule();
    if (rule != null && rule.getWithNewAssignee() != null && !token.isDeleted()) {
      var instances = instances(token);
      context()
          .unitOfWork()
          .known(TaskEntity.TABLE, task -> instances.containsKey(task.subScopeId()))
          .stream()
          .filter(task -> !task.isDeleted())
          .sorted(Comparator.comparingLong(TaskEntity::id))
          .forEach(task -> assignment.assign(context().command(), task, rule.getWithNewAssignee()));
    }
  }

  /** An open task keeps the timers whose listeners both versions have, by their ids. */
  private void timeOut(ExecutionEntity token, Placement placement) {
    var before = ids(placement.from());
    var now = ids(placement.to());
    if (before.equals(now)) {
      return;
    }
    for (var id : before) {
      if (!now.contains(id)) {
        context().runtime().disposal().deleteJobs(token, placement.to().id(), id, context());
      }
    }
    var added =
        placement.to().taskTimeouts().stream()
            .filter(timeout -> !before.contains(timeout.id()))
            .toList();
    context()
        .unitOfWork()
        .known(TaskEntity.TABLE, task -> task.subScopeId() == token.id() && !task.isDeleted())
        .forEach(
            task ->
                context().runtime().events().awaitTimeouts(task, placement.to(), added, context()));
  }

  private static Set<String> ids(Node node) {
    return node.taskTimeouts().stream().map(TaskTimeout::id).collect(Collectors.toSet());
  }

  /** What a job is to begin may have become a join, and then it came along none of its flows. */
  private void countAtJoin(ExecutionEntity token, Node node) {
    if (!token.isUnderWay() && token.incomingFlowId() == null) {
      PutToken.countAtJoin(token, node, context());
    }
  }

  /** The join may need fewer tokens, or none to wait for. */
  private void lookAtJoin(Placement placement) {
    var token = placement.execution();
    if (token.incomingFlowId() != null && !token.isActive() && token.isInActivity()) {
      if (!placement.to().asksForFlow()) {
        token.incomingFlowId(null);
        token.active(true);
      }
      context().command().agenda().plan(new WaitAgain(context(), token, placement.to()));
    }
  }

  /** A token that waits at a join finds out whether it still has to. */
  private record WaitAgain(BpmnContext context, ExecutionEntity execution, Node join)
      implements TokenOperation {

    @Override
    public void move() {
      if (execution.isInActivity() && join.id().equals(execution.activityId())) {
        join.behavior().execute(execution, context);
      }
    }
  }
}
