package io.millrace.cmmn.runtime;

import io.millrace.common.query.Query;

/** Asks for listeners for what a user does. What holds for all queries is said at {@link Query}. */
public interface UserEventListenerInstanceQuery
    extends EventListenerInstanceQuery<UserEventListenerInstanceQuery> {}
