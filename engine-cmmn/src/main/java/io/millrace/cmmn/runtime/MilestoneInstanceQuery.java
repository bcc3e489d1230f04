package io.millrace.cmmn.runtime;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.query.Query;

/**
 * Asks for milestones that running cases reached. History keeps them, from level {@link
 * HistoryLevel#INSTANCE} on. What holds for all queries is said at {@link Query}.
 */
public interface MilestoneInstanceQuery
    extends MilestoneInstanceInfoQuery<MilestoneInstanceQuery, MilestoneInstance> {}
