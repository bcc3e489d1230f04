package io.millrace.common.internal.worker;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.ReadIn;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.internal.variable.VariablesAhead;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/**
 * Reads what workers are to see of many elements in few trips. Used by one thread.
 *
 * @param context the unit of work
 */
public record OwnersAhead(CommandContext context) {

  /** Returns the ids that rows name, in their order and each once. */
  public static <E> Set<Long> ids(Collection<E> rows, ToLongFunction<E> id) {
    return rows.stream().map(id::applyAsLong).collect(Collectors.toCollection(TreeSet::new));
  }

  /** Reads rows by their ids. */
  public <E extends Entity> List<E> rows(Table<E> table, Set<Long> ids) {
    return context.unitOfWork().fetchIn(new ReadIn<>(table, "ID_", ids, null, false));
  }

  /** Reads the variables of owners that have any. */
  public void variables(Collection<? extends OwnerEntity> owners) {
    var ids =
        owners.stream()
            .filter(owner -> owner.count(Dependent.VARIABLE) > 0)
            .map(OwnerEntity::id)
            .collect(Collectors.toCollection(TreeSet::new));
    context
        .unitOfWork()
        .fetchIn(new ReadIn<>(VariableEntity.TABLE, "SUB_SCOPE_ID_", ids, "TASK_ID_ = 0", false));
    ids.forEach(VariablesAhead.of(context)::read);
  }
}
