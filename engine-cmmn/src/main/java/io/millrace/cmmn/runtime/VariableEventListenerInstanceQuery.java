package io.millrace.cmmn.runtime;

import io.millrace.common.query.Query;

/**
 * Asks for listeners for changes of a variable. What holds for all queries is said at {@link
 * Query}.
 */
public interface VariableEventListenerInstanceQuery
    extends EventListenerInstanceQuery<VariableEventListenerInstanceQuery> {}
