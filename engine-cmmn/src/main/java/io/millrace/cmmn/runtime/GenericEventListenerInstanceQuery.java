package io.millrace.cmmn.runtime;

import io.millrace.common.query.Query;

/**
 * Asks for generic listeners, whose event the application tells. What holds for all queries is said
 * at {@link Query}.
 */
public interface GenericEventListenerInstanceQuery
    extends EventListenerInstanceQuery<GenericEventListenerInstanceQuery> {}
