package io.millrace.common.internal.history;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Deletes what history keeps of instances and of all that they called, in whichever engine: level
 * by level, each by a fixed number of statements. What an engine keeps that is not built here
 * stays.
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

  /** Deletes ended instances of an engine with those they called. Flush before. */
  public void delete(String scopeType, Collection<Long> ids, CommandContext context) {
    var sql = new BulkSql(context.session());
    var shared = new InstanceHistory(context);
    var level = Map.of(engine(scopeType), List.copyOf(ids));
    while (!level.isEmpty()) {
      var called = called(level, sql);
      level.forEach((engine, some) -> shared.delete(some, engine.ownRows()));
      level = called;
    }
  }

  private EndedInstances engine(String scopeType) {
    return engines.stream()
        .filter(engine -> engine.scopeType().equals(scopeType))
        .findFirst()
        .orElseThrow();
  }

  private Map<EndedInstances, List<Long>> called(
      Map<EndedInstances, List<Long>> callers, BulkSql sql) {
    var called = new LinkedHashMap<EndedInstances, List<Long>>();
    for (var engine : engines) {
      var ids =
          callers.entrySet().stream()
              .flatMap(
                  of ->
                      sql
                          .ids(
                              "select ID_ from "
                                  + engine.table()
                                  + " where "
                                  + of.getKey().superColumn()
                                  + " @in",
                              of.getValue())
                          .stream())
              .toList();
      if (!ids.isEmpty()) {
        called.put(engine, ids);
      }
    }
    return called;
  }
}
