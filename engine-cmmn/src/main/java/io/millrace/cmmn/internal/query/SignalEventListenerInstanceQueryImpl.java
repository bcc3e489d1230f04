package io.millrace.cmmn.internal.query;

import io.millrace.cmmn.runtime.PlanItemDefinitionType;
import io.millrace.cmmn.runtime.SignalEventListenerInstanceQuery;
import io.millrace.common.internal.query.QueryParts;

/** Asks for signal event listeners. */
final class SignalEventListenerInstanceQueryImpl
    extends EventListenerQueryImpl<SignalEventListenerInstanceQuery>
    implements SignalEventListenerInstanceQuery {

  SignalEventListenerInstanceQueryImpl(QueryParts parts) {
    super(parts, PlanItemDefinitionType.SIGNAL_EVENT_LISTENER);
  }
}
