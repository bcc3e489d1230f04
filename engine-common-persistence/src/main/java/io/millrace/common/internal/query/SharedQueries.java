package io.millrace.common.internal.query;

import io.millrace.common.batch.BatchPartQuery;
import io.millrace.common.batch.BatchQuery;
import io.millrace.common.eventsubscription.EventSubscriptionQuery;
import io.millrace.common.history.HistoricDetailQuery;
import io.millrace.common.history.HistoricJobLogQuery;
import io.millrace.common.history.HistoricTaskInstanceQuery;
import io.millrace.common.history.HistoricVariableInstanceQuery;
import io.millrace.common.history.UserOperationLogQuery;
import io.millrace.common.incident.HistoricIncidentQuery;
import io.millrace.common.incident.IncidentQuery;
import io.millrace.common.job.DeadLetterJobQuery;
import io.millrace.common.job.ExternalWorkerJobQuery;
import io.millrace.common.job.JobQuery;
import io.millrace.common.job.SuspendedJobQuery;
import io.millrace.common.job.TimerJobQuery;
import io.millrace.common.task.TaskQuery;
import io.millrace.common.variable.VariableInstanceQuery;
import java.util.List;
import java.util.stream.Stream;

/** Makes the queries of what both engines share. Immutable and thread-safe; one per engine. */
public final class SharedQueries {

  /** The mappers these queries read with, to be handed to the engine's {@link QueryExecutor}. */
  public static final List<String> MAPPERS =
      Stream.of(
              "Task",
              "HistoricTask",
              "Variable",
              "HistoricVariable",
              "HistoricDetail",
              "IdentityLink",
              "HistoricIdentityLink",
              "Job",
              "EventSubscription",
              "Deployment",
              "Definition",
              "Incident",
              "HistoricJobLog",
              "UserOperation",
              "Batch",
              "BatchPart")
          .map(name -> "io/millrace/common/internal/query/" + name + "Mapper.xml")
          .toList();

  private final QueryParts parts;

  /** Creates the maker of an engine's queries. */
  public SharedQueries(QueryParts parts) {
    this.parts = parts;
  }

  /** Returns a new query of open tasks. */
  public TaskQuery tasks() {
    return new TaskQueryImpl(parts);
  }

  /** Returns a new query of open and ended tasks. */
  public HistoricTaskInstanceQuery historicTasks() {
    return new HistoricTaskInstanceQueryImpl(parts);
  }

  /** Returns a new query of variables that live. */
  public VariableInstanceQuery variables() {
    return new VariableInstanceQueryImpl(parts);
  }

  /** Returns a new query of variables that live and that are over. */
  public HistoricVariableInstanceQuery historicVariables() {
    return new HistoricVariableInstanceQueryImpl(parts);
  }

  /** Returns a new query of each value that variables were given. */
  public HistoricDetailQuery historicDetails() {
    return new HistoricDetailQueryImpl(parts);
  }

  /** Returns a new query of jobs that can run or are running. */
  public JobQuery jobs() {
    return new JobQueryImpl(parts);
  }

  /** Returns a new query of jobs that wait for a time. */
  public TimerJobQuery timerJobs() {
    return new TimerJobQueryImpl(parts);
  }

  /** Returns a new query of jobs of suspended instances. */
  public SuspendedJobQuery suspendedJobs() {
    return new SuspendedJobQueryImpl(parts);
  }

  /** Returns a new query of jobs that failed too often. */
  public DeadLetterJobQuery deadLetterJobs() {
    return new DeadLetterJobQueryImpl(parts);
  }

  /** Returns the ids of what a query of dead letters finds, in ascending order. */
  public List<Long> ids(DeadLetterJobQuery query) {
    return ((DeadLetterJobQueryImpl) query).ids();
  }

  /** Returns a new query of jobs that workers outside the engine do. */
  public ExternalWorkerJobQuery externalWorkerJobs() {
    return new ExternalWorkerJobQueryImpl(parts);
  }

  /** Returns a new query of open incidents. */
  public IncidentQuery incidents() {
    return new IncidentQueryImpl(parts);
  }

  /** Returns a new query of incidents, open or over. */
  public HistoricIncidentQuery historicIncidents() {
    return new HistoricIncidentQueryImpl(parts);
  }

  /** Returns a new query of what happened to jobs. */
  public HistoricJobLogQuery historicJobLogs() {
    return new HistoricJobLogQueryImpl(parts);
  }

  /** Returns a new query of what somebody did to jobs. */
  public UserOperationLogQuery userOperations() {
    return new UserOperationLogQueryImpl(parts);
  }

  /** Returns the conditions of a query, for people. */
  public String describe(DeadLetterJobQuery query) {
    return ((DeadLetterJobQueryImpl) query).described();
  }

  /** Returns a new query of batches. */
  public BatchQuery batches() {
    return new BatchQueryImpl(parts);
  }

  /** Returns a new query of batches one of whose search keys is a text. */
  public BatchQuery batchesWithEitherKey(String key) {
    return new BatchQueryImpl(parts).eitherSearchKey(key);
  }

  /** Returns a new query of the items of batches. */
  public BatchPartQuery batchParts() {
    return new BatchPartQueryImpl(parts);
  }

  /** Returns a new query of event subscriptions. */
  public EventSubscriptionQuery eventSubscriptions() {
    return new EventSubscriptionQueryImpl(parts);
  }
}
