package io.millrace.common.internal.aggregation;

import io.millrace.common.delegate.DelegateScope;
import io.millrace.common.delegate.VariableAggregatorContext;
import io.millrace.common.delegate.VariableAggregatorContext.State;
import io.millrace.common.internal.call.CallSide;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The instances of one plan item or activity in one stage, case or loop, and what they leave
 * behind. Each part is a row of its own that is written once, so a thousand instances cost a
 * thousand rows, not a growing list that is written a thousand times; it is read when the list is
 * made.
 *
 * @param command the unit of work
 * @param access the variables of the unit of work
 * @param owner the case, stage or execution in which the instances are
 * @param elementId the plan item or activity
 * @param aggregations what is gathered
 */
public record Gathering(
    CommandContext command,
    VariableAccess access,
    VariableNode owner,
    String elementId,
    List<Aggregation> aggregations) {

  /**
   * An instance has completed, and its variables are still there.
   *
   * @param place which instance it is
   * @param view shows it to user code
   */
  public void completed(int place, CallSide instance, Supplier<? extends DelegateScope> view) {
    for (var i = 0; i < aggregations.size(); i++) {
      var aggregation = aggregations.get(i);
      var target = aggregation.targetName(instance);
      var part =
          aggregation
              .aggregator(instance)
              .aggregateSingleVariable(
                  view.get(),
                  new VariableAggregatorContext(
                      target, State.OVERVIEW, aggregation.values(instance)));
      add(i, place, target, part);
    }
  }

  private void add(int aggregation, int place, String target, Object value) {
    var types = access.types();
    var type = types.of(target, value);
    var row = PartEntity.of(owner.scope().elementId(), elementId, aggregation, place);
    row.store(type.name(), types.write(target, type, value));
    command.unitOfWork().insert(row);
  }

  /**
   * Sets the targets to what the instances have left behind so far.
   *
   * @param state whether all are over; if not, only those targets that are overviews
   * @param container what expressions see around the instances
   * @param home where the targets are set
   * @param view shows what is around the instances to user code
   */
  public void publish(
      State state, CallSide container, VariableNode home, Supplier<? extends DelegateScope> view) {
    if (state == State.OVERVIEW && aggregations.stream().noneMatch(Aggregation::overview)) {
      return;
    }
    var rows = rows();
    for (var i = 0; i < aggregations.size(); i++) {
      var aggregation = aggregations.get(i);
      if (state == State.COMPLETE || aggregation.overview()) {
        var target = aggregation.targetName(container);
        var value =
            aggregation
                .aggregator(container)
                .aggregateMultiVariables(
                    view.get(),
                    parts(rows, i, target),
                    new VariableAggregatorContext(target, state, Map.of()));
        set(aggregation, container, home, target, value);
      }
    }
  }

  private static void set(
      Aggregation aggregation, CallSide side, VariableNode home, String target, Object value) {
    if (aggregation.isTransient()) {
      side.access().setTransientLocal(home, target, value);
    } else {
      side.access().setLocal(home, target, value);
    }
  }

  private List<Object> parts(List<PartEntity> rows, int aggregation, String target) {
    var parts = new ArrayList<Object>();
    for (var row : rows) {
      if (row.aggregation() == aggregation) {
        parts.add(access.types().named(target, row.type()).read(row.stored()));
      }
    }
    return parts;
  }

  /** Forgets the parts: no instance is there any more, and none will follow. */
  public void end() {
    rows().forEach(command.unitOfWork()::delete);
  }

  /**
   * Prepares that the instances go on in another version: finds the parts as they are called now.
   * Which part belongs to which aggregation is told by the targets of the aggregations.
   *
   * @param element what they are called there; null if nothing is gathered there
   * @param there what is gathered there
   * @return changes the parts
   */
  public Runnable migration(String element, List<Aggregation> there) {
    var rows = rows();
    return () -> rows.forEach(row -> migrate(row, element, there));
  }

  private void migrate(PartEntity row, String element, List<Aggregation> there) {
    var target = aggregations.get(row.aggregation()).target().text();
    var targets = there.stream().map(aggregation -> aggregation.target().text()).toList();
    if (element == null || !targets.contains(target)) {
      command.unitOfWork().delete(row);
    } else {
      row.migrated(element, targets.indexOf(target));
    }
  }

  /** Those that are stored and those that were made just now, in the order of the instances. */
  private List<PartEntity> rows() {
    var id = owner.scope().elementId();
    var unitOfWork = command.unitOfWork();
    if (!owner.owner().isNew()) {
      unitOfWork.fetch(Read.where(PartEntity.TABLE, "SUB_SCOPE_ID_ = ?", Parameter.of(id)));
    }
    return unitOfWork
        .known(
            PartEntity.TABLE,
            row -> !row.isDeleted() && row.subScopeId() == id && row.elementId().equals(elementId))
        .stream()
        .sorted(Comparator.comparingInt(PartEntity::place).thenComparingLong(PartEntity::id))
        .toList();
  }
}
