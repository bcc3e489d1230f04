package io.millrace.common.internal.history;

import java.util.List;

/**
 * Where an engine keeps its ended instances.
 *
 * @param scopeType the engine
 * @param table the table of its ended instances
 * @param definitionColumn the column of the table that names their version
 * @param superColumn the column of all such tables that names one of its instances as the caller
 * @param ownRows statements that delete the engine's own rows of instances by their ids
 */
public record EndedInstances(
    String scopeType,
    String table,
    String definitionColumn,
    String superColumn,
    List<String> ownRows) {

  /** Copies the list. */
  public EndedInstances {
    ownRows = List.copyOf(ownRows);
  }
}
