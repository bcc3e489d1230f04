package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.migration.Placement.Kind;
import io.millrace.bpmn.internal.operation.BeginActivity;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.LoopBehavior;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.PutToken;
import io.millrace.bpmn.internal.operation.ScopeBehavior;
import io.millrace.bpmn.internal.operation.TokenOperation;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.incident.Incidents;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.task.TaskAssignment;
import io.millrace.common.internal.task.TaskEntity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An instance gets another version. What is cancelled and what is not awaited any more ends in the
 * old one; then all its rows get the new one; then what is only there begins.
 *
 * @param context the unit of work
 * @param execution the process instance, whose family is locked and read
 * @param mapping as what elements go on
 * @param assignment assigns tasks
 */
public record MigrateInstance(
    BpmnContext context,
    ExecutionEntity execution,
    ElementMapping mapping,
    TaskAssignment assignment)
    implements TokenOperation {

  private static final String REASON = "migration";

  /** Returns what stands in the way; nothing is changed. */
  public static List<String> problems(
      BpmnContext context, ExecutionEntity instance, ElementMapping mapping, boolean locked) {
    return InstanceMigration.of(context, instance, mapping, locked).problems();
  }

  @Override
  public void move() {
    var migration = InstanceMigration.of(context, execution, mapping, true);
    var problems = migration.problems();
    if (!problems.isEmpty()) {
      throw new BadArgumentException(
          "Cannot migrate process instance '"
              + execution.id()
              + "': "
              + String.join(" ", problems));
    }
    migration.noteRead();
    endOld(migration);
    switchVersion(migration);
    new NewParts(migration, assignment).begin();
  }

  private void endOld(InstanceMigration migration) {
    var disposal = context.runtime().disposal();
    for (var placement : migration.placing().all()) {
      var token = placement.execution();
      if (token.isDeleted()) {
        continue;
      }
      if (placement.is(Kind.MOVED) || placement.is(Kind.MERGED)) {
        disposal.cancelActivity(token, REASON, context);
        token.incomingFlowId(null);
      }
      if (placement.is(Kind.MERGED)) {
        disposal.remove(token, context);
      }
    }
    for (var events : migration.events()) {
      if (!events.removed().isEmpty() && !events.execution().isDeleted()) {
        disposal.waits(events.execution(), events.removed(), context);
      }
    }
    var placements = new ArrayList<>(migration.placing().all());
    for (var i = placements.size() - 1; i >= 0; i--) {
      if (placements.get(i).is(Kind.LIFTED) && !placements.get(i).execution().isDeleted()) {
        takeAway(placements.get(i));
      }
    }
  }

  private void takeAway(Placement scope) {
    for (var child : context.tree().children(scope.execution())) {
      context.tree().move(child, scope.home());
    }
    context.runtime().disposal().cancelActivity(scope.execution(), REASON, context);
    context.runtime().disposal().remove(scope.execution(), context);
  }

  private void switchVersion(InstanceMigration migration) {
    var loops = loops(migration);
    var compensated = migration.compensated();
    for (var one : migration.executions()) {
      var placement = migration.placing().of(one.id());
      if (placement != null) {
        stand(one, placement, migration);
      } else if (one.isLeftBehind()) {
        stand(one, mapping.target(migration.from().node(one.activityId())));
      }
      one.processDefinitionId(mapping.to().definition().id());
    }
    compensated.forEach((row, node) -> row.activityId(node.id()));
    migration.rows().move();
    context.variables().renew();
    loops.forEach(Runnable::run);
    for (var one : migration.executions()) {
      Incidents.ownerMigrates(
          one,
          mapping.to().definition().id(),
          element -> new MigratedElements(migration).element(one.id(), element),
          context.command());
    }
  }

  private List<Runnable> loops(InstanceMigration migration) {
    var loops = new ArrayList<Runnable>();
    for (var placement : migration.placing().all()) {
      if (placement.is(Kind.KEPT)
          && placement.execution().isMultiInstanceRoot()
          && placement.from().behavior() instanceof LoopBehavior loop) {
        loops.add(loop.migration(placement.execution(), placement.to(), context));
      }
    }
    return loops;
  }

  private static void stand(ExecutionEntity one, Placement placement, InstanceMigration migration) {
    stand(one, placement.to());
    if (one.incomingFlowId() != null) {
      one.incomingFlowId(
          new Flows(migration.from(), migration.mapping())
              .incoming(one.incomingFlowId(), placement.to()));
    }
  }

  private static void stand(ExecutionEntity one, Node node) {
    if (node != null) {
      one.activityId(node.id());
      one.activityName(node.element().name());
      one.activityType(node.type());
    }
  }

  /** What begins in the new version. */
  private record NewParts(
      InstanceMigration migration, TaskAssignment assignment, Map<String, ExecutionEntity> scopes) {

    NewParts(InstanceMigration migration, TaskAssignment assignment) {
      this(migration, assignment, new HashMap<>());
    }

    private BpmnContext context() {
      return migration.context();
    }

    void begin() {
      for (var placement : migration.placing().all()) {
        if (placement.is(Kind.KEPT) && isOpen(placement.execution())) {
          scopes.put(key(placement.home(), placement.to()), placement.execution());
        }
      }
      for (var events : migration.events()) {
        if (!events.execution().isDeleted()) {
          await(events);
        }
      }
      for (var placement : List.copyOf(migration.placing().all())) {
        if (!placement.execution().isDeleted() && !placement.is(Kind.LIFTED)) {
          begin(placement);
        }
      }
    }

    /** A sub-process that a job is to begin, or to leave, is no place for other tokens. */
    private static boolean isOpen(ExecutionEntity execution) {
      return !execution.isDeleted()
          && execution.isInActivity()
          && execution.isScope()
          && !execution.isActive();
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
      var home = open(placement.home(), placement.opened());
      if (home.id() != token.parentId() && !placement.opened().isEmpty()) {
        context().tree().move(token, home);
      }
      if (placement.is(Kind.MOVED)) {
        enter(token, placement.to(), placement);
      } else {
        set(token, placement.to(), placement);
        assign(token, placement);
        countAtJoin(token, placement.to());
        lookAtJoin(placement);
      }
      for (var other : placement.others()) {
        var scope = open(placement.home(), scopesAround(other, placement));
        enter(context().tree().addChild(scope), other, placement);
      }
    }

    /** Those above the first target and its scopes. */
    private List<Node> scopesAround(Node other, Placement placement) {
      var outermost =
          placement.opened().isEmpty() ? placement.to().scope() : placement.opened().get(0).scope();
      var opened = new ArrayList<Node>();
      for (var scope = other.scope(); scope != outermost; scope = scope.scope()) {
        opened.add(0, scope);
      }
      return opened;
    }

    private void enter(ExecutionEntity token, Node node, Placement placement) {
      token.activityId(node.id());
      set(token, node, placement);
      context().command().agenda().plan(new PutToken(context(), token, node));
      if (placement.rule() != null && placement.rule().getWithNewAssignee() != null) {
        context().command().agenda().plan(() -> assign(token, placement));
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

    private void assign(ExecutionEntity token, Placement placement) {
      var rule = placement.rule();
      if (rule != null && rule.getWithNewAssignee() != null && token.count(Dependent.TASK) > 0) {
        var id = token.id();
        context().unitOfWork().known(TaskEntity.TABLE, task -> task.subScopeId() == id).stream()
            .forEach(
                task -> assignment.assign(context().command(), task, rule.getWithNewAssignee()));
      }
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
