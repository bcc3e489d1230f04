package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.migration.Placement.Kind;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.CallFromOutside;
import io.millrace.bpmn.internal.operation.LoopBehavior;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.TokenOperation;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.incident.Incidents;
import io.millrace.common.internal.listener.SkipOptions;
import io.millrace.common.internal.task.TaskAssignment;
import java.util.ArrayList;
import java.util.List;

/**
 * An instance gets another version. What is cancelled and what is not awaited any more ends in the
 * old one; then all its rows get the new one; then what is only there begins.
 *
 * @param context the unit of work
 * @param execution the process instance, whose family is locked and read
 * @param mapping as what elements go on
 * @param assignment assigns tasks
 * @param skips what is left out meanwhile, and in all that follows at once
 */
public record MigrateInstance(
    BpmnContext context,
    ExecutionEntity execution,
    ElementMapping mapping,
    TaskAssignment assignment,
    SkipOptions skips)
    implements TokenOperation {

  private static final String REASON = "migration";

  /** Returns what stands in the way; nothing is changed. */
  public static List<String> problems(
      BpmnContext context, ExecutionEntity instance, ElementMapping mapping, boolean locked) {
    return InstanceMigration.of(context, instance, mapping, locked).problems();
  }

  @Override
  public void move() {
    if (!skips.equals(SkipOptions.NONE)) {
      var before = context.skips(skips);
      context.command().agenda().planAtRest(() -> context.skips(before));
    }
    new CallFromOutside(
            "Cannot migrate the process instance '" + execution.id() + "'", skips, context)
        .run(this::migrate);
  }

  private void migrate() {
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
    new LiftedVariables(context).move(scope);
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
}
