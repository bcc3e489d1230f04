package io.millrace.cmmn.internal.query;

import io.millrace.cmmn.history.HistoricMilestoneInstance;
import io.millrace.cmmn.history.HistoricMilestoneInstanceQuery;
import io.millrace.common.internal.query.QueryParts;
import java.util.List;

/** Asks for milestones of running and ended cases. */
final class HistoricMilestoneInstanceQueryImpl
    extends AbstractMilestoneQuery<HistoricMilestoneInstanceQuery, HistoricMilestoneInstance>
    implements HistoricMilestoneInstanceQuery {

  HistoricMilestoneInstanceQueryImpl(QueryParts parts) {
    super(parts);
  }

  @Override
  List<PlanItemRow> shown(List<PlanItemRow> found) {
    return found;
  }
}
