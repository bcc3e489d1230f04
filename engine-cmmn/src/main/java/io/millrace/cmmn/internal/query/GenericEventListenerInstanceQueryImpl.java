package io.millrace.cmmn.internal.query;

import io.millrace.cmmn.runtime.GenericEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.PlanItemDefinitionType;
import io.millrace.common.internal.query.QueryParts;

/** Asks for generic event listeners. */
final class GenericEventListenerInstanceQueryImpl
    extends EventListenerQueryImpl<GenericEventListenerInstanceQuery>
    implements GenericEventListenerInstanceQuery {

  GenericEventListenerInstanceQueryImpl(QueryParts parts) {
    super(parts, PlanItemDefinitionType.GENERIC_EVENT_LISTENER);
  }
}
