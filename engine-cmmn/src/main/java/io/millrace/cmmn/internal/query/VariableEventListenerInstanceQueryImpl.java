package io.millrace.cmmn.internal.query;

import io.millrace.cmmn.runtime.PlanItemDefinitionType;
import io.millrace.cmmn.runtime.VariableEventListenerInstanceQuery;
import io.millrace.common.internal.query.QueryParts;

/** Asks for variable event listeners. */
final class VariableEventListenerInstanceQueryImpl
    extends EventListenerQueryImpl<VariableEventListenerInstanceQuery>
    implements VariableEventListenerInstanceQuery {

  VariableEventListenerInstanceQueryImpl(QueryParts parts) {
    super(parts, PlanItemDefinitionType.VARIABLE_EVENT_LISTENER);
  }
}
