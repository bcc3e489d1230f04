package io.millrace.test.sweep;

import io.millrace.common.history.HistoricDetail;
import io.millrace.common.history.HistoricJobLog;
import io.millrace.common.history.HistoricVariableInstance;
import io.millrace.common.history.UserOperationLogEntry;
import io.millrace.common.incident.HistoricIncident;
import java.util.List;

/**
 * What the history of a scenario answers besides its instances and tasks.
 *
 * @param arguments takes what it answers
 */
public record HistoryArguments(Arguments arguments) {

  /** Adds what variables and their changes answer. */
  public HistoryArguments variables(
      List<HistoricVariableInstance> variables, List<HistoricDetail> details) {
    for (var query : List.of("VariableInstanceQuery", "HistoricVariableInstanceQuery")) {
      arguments.from(variables, query + ".id", HistoricVariableInstance::getId);
    }
    arguments
        .from(details, "detailId", HistoricDetail::getId)
        .from(variables, "variableInstanceId", HistoricVariableInstance::getId)
        .from(variables, "variableType", HistoricVariableInstance::getVariableTypeName);
    return this;
  }

  /** Adds what incidents answer. */
  public HistoryArguments incidents(List<HistoricIncident> incidents) {
    arguments
        .from(incidents, "incidentId", HistoricIncident::getId)
        .from(incidents, "incidentType", HistoricIncident::getIncidentType)
        .from(incidents, "incidentMessage", HistoricIncident::getIncidentMessage)
        .from(incidents, "HistoricIncidentQuery.configuration", HistoricIncident::getConfiguration)
        .from(incidents, "IncidentQuery.configuration", HistoricIncident::getConfiguration);
    return this;
  }

  /** Adds what the log of jobs answers. */
  public HistoryArguments jobs(List<HistoricJobLog> log) {
    arguments
        .from(log, "logId", HistoricJobLog::getId)
        .from(log, "HistoricJobLogQuery.jobId", HistoricJobLog::getJobId)
        .from(log, "jobExceptionMessage", HistoricJobLog::getJobExceptionMessage)
        .from(log, "hostname", HistoricJobLog::getHostname)
        .from(log, "getHistoricJobLogExceptionStacktrace", HistoricJobLog::getId);
    return this;
  }

  /** Adds what the log of what users did answers. */
  public HistoryArguments operations(List<UserOperationLogEntry> log) {
    arguments
        .from(log, "userId", UserOperationLogEntry::getUserId)
        .from(log, "operationType", UserOperationLogEntry::getOperationType)
        .from(log, "entityType", UserOperationLogEntry::getEntityType)
        .from(log, "UserOperationLogQuery.jobId", UserOperationLogEntry::getJobId)
        .from(log, "UserOperationLogQuery.batchId", UserOperationLogEntry::getBatchId)
        .from(log, "property", UserOperationLogEntry::getProperty);
    return this;
  }
}
