package io.millrace.common.internal.history;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Deletes what history keeps of instances and of all that they called, in whichever engine: level
 * by level, each by a fixed number of statements. What an engine keeps that is not built here
 * stays.
 *
 * <p>The row of an ended instance is the lock by which deletion, migration and reactivation keep
 * apart: it is taken before anything else is touched, and what is gone by then is left alone.
 *
 * <p>Engines are added while they are built. Thread-safe; one per schema.
 */
public final class EndedFamilies {

  private final List<EndedInstances> engines = new CopyOnWriteArrayList<>();

  /** Adds an engine. */
  public void add(EndedInstances engine) {
    engines.add(engine);
  }

  List<EndedInstances> engines() {
    return List.copyOf(engines);
  }

  /**
   * Locks those instances of an engine that are still among the ended ones; returns their ids, in
   * order.
   */
  public List<Long> lock(String scopeType, Collection<Long> ids, CommandContext context) {
    var sql =
        "select ID_ from " + engine(scopeType).table() + " where ID_ @in order by ID_ for update";
    return new BulkSql(context.session()).lock(sql, ids.stream().sorted().toList());
  }

  /** Deletes ended instances of an engine with those they called. Flush before. */
  public void delete(String scopeType, Collection<Long> ids, CommandContext context) {
    var locked = lock(scopeType, ids, context);
    if (!locked.isEmpty()) {
      deleteLocked(scopeType, locked, context);
    }
  }

  /** Deletes ended instances of an engine, whose rows are locked, with those they called. */
  public void deleteLocked(String scopeType, List<Long> ids, CommandContext context) {
    var sql = new BulkSql(context.session());
    var shared = new InstanceHistory(context);
    var level = List.of(new Some(engine(scopeType), ids));
    while (!level.isEmpty()) {
      var called = lockCalled(level, sql);
      level.forEach(some -> shared.delete(some.ids(), some.engine().ownRows()));
      level = called;
    }
  }

  /** Some instances of one engine. */
  private record Some(EndedInstances engine, List<Long> ids) {}

  private EndedInstances engine(String scopeType) {
    return engines.stream()
        .filter(engine -> engine.scopeType().equals(scopeType))
        .findFirst()
        .orElseThrow();
  }

  private List<Some> lockCalled(List<Some> callers, BulkSql sql) {
    return engines.stream()
        .map(engine -> new Some(engine, lockCalled(engine, callers, sql)))
        .filter(some -> !some.ids().isEmpty())
        .toList();
  }

  private static List<Long> lockCalled(EndedInstances engine, List<Some> callers, BulkSql sql) {
    return callers.stream()
        .flatMap(
            of ->
                sql
                    .lock(
                        "select ID_ from "
                            + engine.table()
                            + " where "
                            + of.engine().superColumn()
                            + " @in order by ID_ for update",
                        of.ids())
                    .stream())
        .toList();
  }
}
