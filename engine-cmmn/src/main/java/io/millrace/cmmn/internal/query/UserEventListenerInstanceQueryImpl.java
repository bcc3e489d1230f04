package io.millrace.cmmn.internal.query;

import io.millrace.cmmn.runtime.PlanItemDefinitionType;
import io.millrace.cmmn.runtime.UserEventListenerInstanceQuery;
import io.millrace.common.internal.query.QueryParts;

/** Asks for user event listeners. */
final class UserEventListenerInstanceQueryImpl
    extends EventListenerQueryImpl<UserEventListenerInstanceQuery>
    implements UserEventListenerInstanceQuery {

  UserEventListenerInstanceQueryImpl(QueryParts parts) {
    super(parts, PlanItemDefinitionType.USER_EVENT_LISTENER);
  }
}
