package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CmmnHistoryService;
import io.millrace.cmmn.StageResponse;
import io.millrace.cmmn.history.HistoricCaseInstanceQuery;
import io.millrace.cmmn.history.HistoricMilestoneInstanceQuery;
import io.millrace.cmmn.history.HistoricPlanItemInstanceQuery;
import io.millrace.cmmn.internal.command.CaseDeletions;
import io.millrace.cmmn.internal.command.DeleteHistoricCasesCommand;
import io.millrace.cmmn.internal.command.HistoricCaseLinksCommand;
import io.millrace.cmmn.internal.command.StageOverviewCommand;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.cmmn.internal.query.CmmnQueries;
import io.millrace.cmmn.reactivation.CaseReactivationBuilder;
import io.millrace.common.batch.Batch;
import io.millrace.common.history.HistoricDetailQuery;
import io.millrace.common.history.HistoricIdentityLink;
import io.millrace.common.history.HistoricJobLogQuery;
import io.millrace.common.history.HistoricTaskInstanceQuery;
import io.millrace.common.history.HistoricVariableInstanceQuery;
import io.millrace.common.history.UserOperationLogQuery;
import io.millrace.common.incident.HistoricIncidentQuery;
import io.millrace.common.internal.audit.DeleteOperationCommand;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.batch.BeginBatchCommand;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.job.JobLogStackTraceCommand;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.query.AbstractQuery;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.task.DeleteHistoricTaskCommand;
import io.millrace.common.internal.task.HistoricTaskLinksCommand;
import java.util.Collection;
import java.util.List;

/**
 * Checks the arguments, runs a command, nothing else. Thread-safe; one per engine.
 *
 * @param commands runs commands
 * @param queries makes queries
 * @param runtime the engine's parts
 * @param deletions deletes cases
 */
public record CmmnHistoryServiceImpl(
    CommandExecutor commands, CmmnQueries queries, CmmnRuntime runtime, CaseDeletions deletions)
    implements CmmnHistoryService {

  private static final Check CHECK = new Check("CmmnHistoryService");

  private static long id(String method, String caseInstanceId) {
    return CHECK.id(method, "caseInstanceId", caseInstanceId);
  }

  @Override
  public HistoricCaseInstanceQuery createHistoricCaseInstanceQuery() {
    return queries.historicCaseInstances();
  }

  @Override
  public HistoricPlanItemInstanceQuery createHistoricPlanItemInstanceQuery() {
    return queries.historicPlanItemInstances();
  }

  @Override
  public HistoricMilestoneInstanceQuery createHistoricMilestoneInstanceQuery() {
    return queries.historicMilestoneInstances();
  }

  @Override
  public HistoricTaskInstanceQuery createHistoricTaskInstanceQuery() {
    return queries.shared().historicTasks();
  }

  @Override
  public HistoricVariableInstanceQuery createHistoricVariableInstanceQuery() {
    return queries.shared().historicVariables();
  }

  @Override
  public HistoricDetailQuery createHistoricDetailQuery() {
    return queries.shared().historicDetails();
  }

  @Override
  public List<StageResponse> getStageOverview(String caseInstanceId) {
    var id = id("getStageOverview", caseInstanceId);
    return commands.execute(new StageOverviewCommand(id, queries, runtime.graphs()));
  }

  @Override
  public List<HistoricIdentityLink> getHistoricIdentityLinksForTask(String taskId) {
    var id = CHECK.id("getHistoricIdentityLinksForTask", "taskId", taskId);
    return commands.execute(new HistoricTaskLinksCommand(id));
  }

  @Override
  public List<HistoricIdentityLink> getHistoricIdentityLinksForCaseInstance(String caseInstanceId) {
    var id = id("getHistoricIdentityLinksForCaseInstance", caseInstanceId);
    return commands.execute(new HistoricCaseLinksCommand(id));
  }

  @Override
  public CaseReactivationBuilder createCaseReactivationBuilder(String caseInstanceId) {
    var id = id("createCaseReactivationBuilder", caseInstanceId);
    return new CaseReactivationBuilderImpl(id, commands, runtime);
  }

  @Override
  public void deleteHistoricCaseInstance(String caseInstanceId) {
    var id = id("deleteHistoricCaseInstance", caseInstanceId);
    commands.execute(new DeleteHistoricCasesCommand(List.of(id), true, deletions.families()));
  }

  @Override
  public void bulkDeleteHistoricCaseInstances(Collection<String> caseInstanceIds) {
    var ids = CHECK.known("bulkDeleteHistoricCaseInstances", "caseInstanceIds", caseInstanceIds);
    commands.execute(new DeleteHistoricCasesCommand(ids, false, deletions.families()));
  }

  @Override
  public void deleteHistoricTaskInstance(String taskId) {
    var id = ExternalIds.parse(CHECK.text("deleteHistoricTaskInstance", "taskId", taskId));
    commands.execute(new DeleteHistoricTaskCommand(id));
  }

  @Override
  public Batch deleteHistoricCaseInstancesAsync(Collection<String> caseInstanceIds) {
    var method = "deleteHistoricCaseInstancesAsync";
    return delete(CHECK.known(method, "caseInstanceIds", caseInstanceIds));
  }

  @Override
  public Batch deleteHistoricCaseInstancesAsync(HistoricCaseInstanceQuery query) {
    return delete(
        AbstractQuery.endedIds(CHECK.given("deleteHistoricCaseInstancesAsync", "query", query)));
  }

  private Batch delete(List<Long> ids) {
    var batches = new Batches(runtime.jobs());
    return commands.execute(
        new BeginBatchCommand(deletions.ofEnded(ids), "MR_HI_CASE_INSTANCE", batches));
  }

  @Override
  public HistoricIncidentQuery createHistoricIncidentQuery() {
    return queries.shared().historicIncidents();
  }

  @Override
  public HistoricJobLogQuery createHistoricJobLogQuery() {
    return queries.shared().historicJobLogs();
  }

  @Override
  public String getHistoricJobLogExceptionStacktrace(String historicJobLogId) {
    var method = "getHistoricJobLogExceptionStacktrace";
    return commands.execute(
        new JobLogStackTraceCommand(CHECK.text(method, "historicJobLogId", historicJobLogId)));
  }

  @Override
  public UserOperationLogQuery createUserOperationLogQuery() {
    return queries.shared().userOperations();
  }

  @Override
  public void deleteUserOperationLogEntry(String entryId) {
    commands.execute(
        new DeleteOperationCommand(CHECK.text("deleteUserOperationLogEntry", "entryId", entryId)));
  }
}
