package io.millrace.common.internal.variable;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.variable.StoredValue;
import java.util.function.Consumer;

/**
 * Makes, changes and removes the rows of variables, with the owner's count, history and listeners.
 */
final class VariableChanges {

  private final CommandContext context;
  private final Variables engine;
  private final VariableHistory history;

  VariableChanges(CommandContext context, Variables engine) {
    this.context = context;
    this.engine = engine;
    this.history = new VariableHistory(context);
  }

  VariableHistory history() {
    return history;
  }

  /**
   * Makes a variable.
   *
   * @param keep lets the node have it, so that listeners find it there
   */
  void create(VariableNode node, String name, Object value, Consumer<VariableEntity> keep) {
    var type = engine.types().of(name, value);
    var stored = engine.types().write(name, type, value);
    var row = VariableEntity.of(node, name);
    row.readBy(engine.types());
    row.store(type.name(), stored, context.now());
    tell(listener -> listener.creating(context, row));
    context.unitOfWork().insert(row);
    node.owner().count(Dependent.VARIABLE, 1);
    history.valueSet(row);
    keep.accept(row);
    tell(listener -> listener.created(context, row));
  }

  /** Makes the row of a variable that was there before; nobody hears of it, since nobody set it. */
  VariableEntity revive(VariableNode node, HistoricVariableEntity kept) {
    var row = VariableEntity.of(node, kept.name());
    row.readBy(engine.types());
    row.revive(kept);
    context.unitOfWork().insert(row, kept.id());
    node.owner().count(Dependent.VARIABLE, 1);
    return row;
  }

  void update(VariableEntity row, Object value) {
    var type = engine.types().of(row.name(), value);
    var stored = engine.types().write(row.name(), type, value);
    if (row.isStoredAs(type.name(), stored)) {
      row.forgetChangeable();
      return;
    }
    update(row, type.name(), stored);
  }

  private void update(VariableEntity row, String type, StoredValue stored) {
    var before = engine.hearsUpdates() ? row.valueBefore(engine.types()) : null;
    row.store(type, stored, context.now());
    history.valueSet(row);
    tell(listener -> listener.updated(context, row, before));
  }

  /**
   * Stores a value that was changed in place, where its family is locked: whoever has only read it
   * changes nothing.
   */
  void notice(VariableEntity row) {
    if (FamilyLock.holds(context, row.rootInstanceId())) {
      var stored = row.changedInPlace(engine.types());
      if (stored != null) {
        update(row, row.type(), stored);
      }
    }
  }

  /** Stores a value that was changed in place before its variable goes; nobody hears of it. */
  void noticeLast(VariableEntity row) {
    var stored = row.isChangeable() ? row.changedInPlace(engine.types()) : null;
    if (stored != null) {
      row.store(row.type(), stored, context.now());
      history.valueSet(row);
    }
  }

  /**
   * Removes a variable.
   *
   * @param forget takes it from the node, so that listeners do not find it there
   */
  void remove(VariableNode node, VariableEntity row, Consumer<VariableEntity> forget) {
    noticeLast(row);
    tell(listener -> listener.removing(context, row));
    forget.accept(row);
    context.unitOfWork().delete(row);
    node.owner().count(Dependent.VARIABLE, -1);
    if (HistoryLevel.AUDIT.ordinal() <= row.historyLevel()) {
      history.keepRemoved(row);
    }
    tell(listener -> listener.removed(context, row));
  }

  private void tell(Consumer<VariableListener> event) {
    for (var listener : engine.listeners()) {
      event.accept(listener);
    }
  }
}
