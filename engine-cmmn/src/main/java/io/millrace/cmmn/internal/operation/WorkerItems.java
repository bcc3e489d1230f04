package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.worker.OwnersAhead;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The plan items whose jobs workers get, with all that they see: one read for the items, one for
 * each level of stages around them, one for the cases, one for the variables.
 *
 * @param context the unit of work
 */
record WorkerItems(CmmnContext context) {

  void readAhead(Set<Long> itemIds) {
    var shown = items(itemIds).stream().filter(this::showsVariables).toList();
    var owners = stages(shown);
    owners.addAll(cases(shown));
    owners.addAll(shown);
    ahead().variables(owners);
  }

  private List<PlanItemEntity> items(Set<Long> ids) {
    return ahead().rows(PlanItemEntity.TABLE, ids);
  }

  private OwnersAhead ahead() {
    return new OwnersAhead(context.command());
  }

  private List<OwnerEntity> stages(List<PlanItemEntity> items) {
    var stages = new ArrayList<OwnerEntity>();
    var seen = new TreeSet<Long>();
    for (var level = items; !level.isEmpty(); ) {
      var above = OwnersAhead.ids(level, PlanItemEntity::stageInstanceId);
      above.remove(0L);
      above.removeAll(seen);
      seen.addAll(above);
      level = above.isEmpty() ? List.of() : items(above);
      stages.addAll(level);
    }
    return stages;
  }

  private List<CaseInstanceEntity> cases(List<PlanItemEntity> items) {
    var ids = OwnersAhead.ids(items, PlanItemEntity::caseInstanceId);
    return ahead().rows(CaseInstanceEntity.TABLE, ids);
  }

  /** What is wrong with a definition is said when somebody asks for the variables. */
  private boolean showsVariables(PlanItemEntity item) {
    try {
      return CaseWorkers.task(item, context).showsVariables();
    } catch (RuntimeException e) {
      return false;
    }
  }
}
