package io.millrace.cmmn.internal.query;

import io.millrace.cmmn.runtime.MilestoneInstance;
import io.millrace.cmmn.runtime.MilestoneInstanceQuery;
import io.millrace.common.internal.query.QueryParts;
import java.util.List;

/** Asks for milestones of running cases. */
final class MilestoneInstanceQueryImpl
    extends AbstractMilestoneQuery<MilestoneInstanceQuery, MilestoneInstance>
    implements MilestoneInstanceQuery {

  MilestoneInstanceQueryImpl(QueryParts parts) {
    super(parts);
    where(Family.caseRuns());
  }

  @Override
  List<PlanItemRow> shown(List<PlanItemRow> found) {
    return found;
  }
}
