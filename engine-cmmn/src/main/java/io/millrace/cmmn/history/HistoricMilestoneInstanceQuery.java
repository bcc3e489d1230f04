package io.millrace.cmmn.history;

import io.millrace.cmmn.runtime.MilestoneInstanceInfoQuery;
import io.millrace.common.query.Query;

/**
 * Asks for milestones that running and ended cases reached, as far as the history level of the case
 * keeps them. What holds for all queries is said at {@link Query}.
 */
public interface HistoricMilestoneInstanceQuery
    extends MilestoneInstanceInfoQuery<HistoricMilestoneInstanceQuery, HistoricMilestoneInstance> {}
