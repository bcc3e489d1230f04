package io.millrace.common.history;

import io.millrace.common.query.Query;
import io.millrace.common.variable.VariableInstanceInfoQuery;
import java.util.Collection;

/**
 * Asks for variables of running and ended instances, from level {@link HistoryLevel#AUDIT} on. What
 * holds for all queries is said at {@link Query}.
 */
public interface HistoricVariableInstanceQuery
    extends VariableInstanceInfoQuery<HistoricVariableInstanceQuery, HistoricVariableInstance> {

  /**
   * Keeps variables of these process instances.
   *
   * @param processInstanceIds the ids, at least one
   * @return this query
   */
  HistoricVariableInstanceQuery processInstanceIds(Collection<String> processInstanceIds);

  /**
   * Keeps variables of these case instances.
   *
   * @param scopeIds the ids, at least one
   * @return this query
   */
  HistoricVariableInstanceQuery scopeIds(Collection<String> scopeIds);
}
