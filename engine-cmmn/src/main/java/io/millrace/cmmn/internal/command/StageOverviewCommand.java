package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.StageResponse;
import io.millrace.cmmn.history.HistoricPlanItemInstance;
import io.millrace.cmmn.internal.query.CmmnQueries;
import io.millrace.cmmn.runtime.PlanItemInstanceState;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Returns the stages of a case that came into being, the last instance of each.
 *
 * @param caseInstanceId the case
 * @param queries makes queries
 */
public record StageOverviewCommand(long caseInstanceId, CmmnQueries queries)
    implements Command<List<StageResponse>> {

  private record Shown(HistoricPlanItemInstance stage) implements StageResponse {

    @Override
    public String getId() {
      return stage.getElementId();
    }

    @Override
    public String getName() {
      return stage.getName();
    }

    @Override
    public boolean isCurrent() {
      return PlanItemInstanceState.ACTIVE.equals(stage.getState());
    }

    @Override
    public boolean isEnded() {
      return stage.getEndedTime() != null;
    }

    @Override
    public Date getEndTime() {
      return stage.getEndedTime();
    }
  }

  @Override
  public List<StageResponse> execute(CommandContext context) {
    var stages =
        queries
            .historicPlanItemInstances()
            .planItemInstanceCaseInstanceId(Long.toString(caseInstanceId))
            .onlyStages()
            .list();
    if (stages.isEmpty()) {
      HistoricCases.require(caseInstanceId, context);
    }
    var overview = new LinkedHashMap<String, StageResponse>();
    stages.forEach(stage -> overview.put(stage.getElementId(), new Shown(stage)));
    return List.copyOf(overview.values());
  }
}
