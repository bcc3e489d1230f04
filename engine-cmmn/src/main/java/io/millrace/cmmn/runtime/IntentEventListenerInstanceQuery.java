package io.millrace.cmmn.runtime;

import io.millrace.common.query.Query;

/** Asks for listeners for an intent. What holds for all queries is said at {@link Query}. */
public interface IntentEventListenerInstanceQuery
    extends EventListenerInstanceQuery<IntentEventListenerInstanceQuery> {}
