package io.millrace.cmmn.runtime;

import io.millrace.common.query.Query;

/** Asks for listeners for a signal. What holds for all queries is said at {@link Query}. */
public interface SignalEventListenerInstanceQuery
    extends EventListenerInstanceQuery<SignalEventListenerInstanceQuery> {}
