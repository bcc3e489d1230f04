package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.HistoryService;
import io.millrace.bpmn.history.HistoricActivityInstanceQuery;
import io.millrace.bpmn.history.HistoricProcessInstanceQuery;
import io.millrace.bpmn.internal.command.DeleteHistoricInstancesCommand;
import io.millrace.bpmn.internal.command.Deletions;
import io.millrace.bpmn.internal.command.HistoricInstanceLinksCommand;
import io.millrace.bpmn.internal.query.Queries;
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
 * @param deletions deletes instances
 * @param batches begins batches
 */
public record HistoryServiceImpl(
    CommandExecutor commands, Queries queries, Deletions deletions, Batches batches)
    implements HistoryService {

  private static final Check CHECK = new Check("HistoryService");

  @Override
  public HistoricProcessInstanceQuery createHistoricProcessInstanceQuery() {
    return queries.historicProcessInstances();
  }

  @Override
  public HistoricActivityInstanceQuery createHistoricActivityInstanceQuery() {
    return queries.historicActivityInstances();
  }

  @Override
  public HistoricTaskInstanceQuery createHistoricTaskInstanceQuery() {
    return queries.historicTasks();
  }

  @Override
  public HistoricVariableInstanceQuery createHistoricVariableInstanceQuery() {
    return queries.historicVariables();
  }

  @Override
  public HistoricDetailQuery createHistoricDetailQuery() {
    return queries.historicDetails();
  }

  @Override
  public List<HistoricIdentityLink> getHistoricIdentityLinksForTask(String taskId) {
    return commands.execute(
        new HistoricTaskLinksCommand(
            CHECK.id("getHistoricIdentityLinksForTask", "taskId", taskId)));
  }

  @Override
  public List<HistoricIdentityLink> getHistoricIdentityLinksForProcessInstance(
      String processInstanceId) {
    var id =
        CHECK.id(
            "getHistoricIdentityLinksForProcessInstance", "processInstanceId", processInstanceId);
    return commands.execute(new HistoricInstanceLinksCommand(id));
  }

  @Override
  public void deleteHistoricProcessInstance(String processInstanceId) {
    var id = CHECK.id("deleteHistoricProcessInstance", "processInstanceId", processInstanceId);
    commands.execute(new DeleteHistoricInstancesCommand(List.of(id), true, deletions.families()));
  }

  @Override
  public void bulkDeleteHistoricProcessInstances(Collection<String> processInstanceIds) {
    var ids =
        CHECK.known("bulkDeleteHistoricProcessInstances", "processInstanceIds", processInstanceIds);
    commands.execute(new DeleteHistoricInstancesCommand(ids, false, deletions.families()));
  }

  @Override
  public void deleteHistoricTaskInstance(String taskId) {
    var id = ExternalIds.parse(CHECK.text("deleteHistoricTaskInstance", "taskId", taskId));
    commands.execute(new DeleteHistoricTaskCommand(id));
  }

  @Override
  public Batch deleteHistoricProcessInstancesAsync(Collection<String> processInstanceIds) {
    var ids =
        CHECK.known(
            "deleteHistoricProcessInstancesAsync", "processInstanceIds", processInstanceIds);
    return delete(ids);
  }

  @Override
  public Batch deleteHistoricProcessInstancesAsync(HistoricProcessInstanceQuery query) {
    var ids =
        AbstractQuery.endedIds(CHECK.given("deleteHistoricProcessInstancesAsync", "query", query));
    return delete(ids);
  }

  private Batch delete(List<Long> ids) {
    return commands.execute(
        new BeginBatchCommand(deletions.ofEnded(ids), "MR_HI_PROCESS_INSTANCE", batches));
  }

  @Override
  public HistoricIncidentQuery createHistoricIncidentQuery() {
    return queries.historicIncidents();
  }

  @Override
  public HistoricJobLogQuery createHistoricJobLogQuery() {
    return queries.historicJobLogs();
  }

  @Override
  public String getHistoricJobLogExceptionStacktrace(String historicJobLogId) {
    var method = "getHistoricJobLogExceptionStacktrace";
    return commands.execute(
        new JobLogStackTraceCommand(CHECK.text(method, "historicJobLogId", historicJobLogId)));
  }

  @Override
  public UserOperationLogQuery createUserOperationLogQuery() {
    return queries.userOperations();
  }

  @Override
  public void deleteUserOperationLogEntry(String entryId) {
    commands.execute(
        new DeleteOperationCommand(CHECK.text("deleteUserOperationLogEntry", "entryId", entryId)));
  }
}
