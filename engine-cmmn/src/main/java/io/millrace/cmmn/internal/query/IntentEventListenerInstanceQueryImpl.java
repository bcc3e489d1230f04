package io.millrace.cmmn.internal.query;

import io.millrace.cmmn.runtime.IntentEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.PlanItemDefinitionType;
import io.millrace.common.internal.query.QueryParts;

/** Asks for intent event listeners. */
final class IntentEventListenerInstanceQueryImpl
    extends EventListenerQueryImpl<IntentEventListenerInstanceQuery>
    implements IntentEventListenerInstanceQuery {

  IntentEventListenerInstanceQueryImpl(QueryParts parts) {
    super(parts, PlanItemDefinitionType.INTENT_EVENT_LISTENER);
  }
}
