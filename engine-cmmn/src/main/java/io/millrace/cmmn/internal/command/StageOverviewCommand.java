package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.StageResponse;
import io.millrace.cmmn.history.HistoricPlanItemInstance;
import io.millrace.cmmn.internal.operation.CaseGraphs;
import io.millrace.cmmn.internal.operation.ItemDisplay;
import io.millrace.cmmn.internal.operation.PlanItemNode;
import io.millrace.cmmn.internal.query.CmmnQueries;
import io.millrace.cmmn.runtime.PlanItemDefinitionType;
import io.millrace.cmmn.runtime.PlanItemInstanceState;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.expression.ExpressionScope;
import java.util.Comparator;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Returns the stages and milestones of a case that came into being and that its model shows, the
 * last instance of each.
 *
 * @param caseInstanceId the case
 * @param queries makes queries
 * @param graphs finds the versions that say how they are shown
 */
public record StageOverviewCommand(long caseInstanceId, CmmnQueries queries, CaseGraphs graphs)
    implements Command<List<StageResponse>> {

  private static final Comparator<Integer> UNORDERED_FIRST =
      Comparator.nullsFirst(Comparator.naturalOrder());

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

  /** The last instance of a stage or milestone, and how it is shown. */
  private record Candidate(HistoricPlanItemInstance item, ItemDisplay display) {}

  @Override
  public List<StageResponse> execute(CommandContext context) {
    var candidates = candidates(context);
    if (candidates.isEmpty()) {
      HistoricCases.require(caseInstanceId, context);
    }
    var asks = candidates.stream().anyMatch(candidate -> candidate.display().asks());
    var scope = ExpressionScope.of(asks ? variables() : Map.of());
    return candidates.stream()
        .filter(candidate -> candidate.display().isShown(scope))
        .sorted(Comparator.comparing(one -> one.display().place(scope), UNORDERED_FIRST))
        .<StageResponse>map(candidate -> new Shown(candidate.item()))
        .toList();
  }

  private List<Candidate> candidates(CommandContext context) {
    var found =
        queries
            .historicPlanItemInstances()
            .planItemInstanceCaseInstanceId(Long.toString(caseInstanceId))
            .planItemInstanceDefinitionTypes(
                List.of(PlanItemDefinitionType.STAGE, PlanItemDefinitionType.MILESTONE))
            .list();
    var last = new LinkedHashMap<String, HistoricPlanItemInstance>();
    for (var item : found) {
      if (!PlanItemInstanceState.WAITING_FOR_REPETITION.equals(item.getState())) {
        last.put(item.getElementId(), item);
      }
    }
    return last.values().stream().map(item -> new Candidate(item, display(item, context))).toList();
  }

  private ItemDisplay display(HistoricPlanItemInstance item, CommandContext context) {
    var graph = graphs.find(Long.parseLong(item.getCaseDefinitionId()), context);
    return graph == null
        ? ItemDisplay.NONE
        : graph.of(item.getElementId()).stream()
            .map(PlanItemNode::display)
            .findFirst()
            .orElse(ItemDisplay.NONE);
  }

  /** Of a case that is over the last values count, as far as its history has them. */
  private Map<String, Object> variables() {
    var running =
        queries
            .caseInstances()
            .caseInstanceId(Long.toString(caseInstanceId))
            .includeCaseVariables()
            .singleResult();
    return running == null ? lastVariables() : running.getCaseVariables();
  }

  private Map<String, Object> lastVariables() {
    return queries
        .historicCaseInstances()
        .caseInstanceId(Long.toString(caseInstanceId))
        .includeCaseVariables()
        .singleResult()
        .getCaseVariables();
  }
}
