package io.millrace.common.internal.service;

import static io.millrace.common.history.UserOperationLogEntry.OPERATION_ACTIVATE;
import static io.millrace.common.history.UserOperationLogEntry.OPERATION_BURY;
import static io.millrace.common.history.UserOperationLogEntry.OPERATION_DELETE;
import static io.millrace.common.history.UserOperationLogEntry.OPERATION_SET_DUEDATE;
import static io.millrace.common.history.UserOperationLogEntry.OPERATION_SET_PRIORITY;
import static io.millrace.common.history.UserOperationLogEntry.OPERATION_SET_RETRIES;
import static io.millrace.common.history.UserOperationLogEntry.OPERATION_SUSPEND;

import io.millrace.common.internal.audit.Operation;
import io.millrace.common.internal.audit.OperationLog;
import io.millrace.common.internal.calendar.DueDate;
import io.millrace.common.internal.calendar.TimerSchedule;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.job.ActivateJobCommand;
import io.millrace.common.internal.job.DeleteJobCommand;
import io.millrace.common.internal.job.FindJobCommand;
import io.millrace.common.internal.job.GiveJobTriesCommand;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.job.JobKind;
import io.millrace.common.internal.job.JobStackTraceCommand;
import io.millrace.common.internal.job.ListNodesCommand;
import io.millrace.common.internal.job.MoveDeadLettersToExecutableCommand;
import io.millrace.common.internal.job.MoveJobToDeadLetterCommand;
import io.millrace.common.internal.job.MoveTimerToExecutableCommand;
import io.millrace.common.internal.job.NewTime;
import io.millrace.common.internal.job.RescheduleTimerCommand;
import io.millrace.common.internal.job.SetJobPriorityCommand;
import io.millrace.common.internal.job.SetJobRetriesCommand;
import io.millrace.common.internal.job.SuspendJobCommand;
import io.millrace.common.internal.job.SuspendJobsCommand;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.query.SharedQueries;
import io.millrace.common.job.DeadLetterJobQuery;
import io.millrace.common.job.ExecutorLane;
import io.millrace.common.job.ExecutorNode;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobOperations;
import io.millrace.common.job.JobQuery;
import io.millrace.common.job.SuspendedJobQuery;
import io.millrace.common.job.TimerJobQuery;
import java.util.Collection;
import java.util.Date;
import java.util.List;

/**
 * The calls about jobs, which both engines' services have under the same names. Checks the
 * arguments, runs a command, nothing else. Thread-safe.
 */
public abstract class JobCalls implements JobOperations {

  private final Check check;
  private final CommandExecutor commands;
  private final JobAssembly jobs;
  private final SharedQueries queries;
  private final OperationLog operations;

  /** Creates the calls of a service. */
  protected JobCalls(Check check, WorkerParts parts) {
    this.check = check;
    this.commands = parts.commands();
    this.jobs = parts.jobs();
    this.queries = parts.queries();
    this.operations = parts.operations();
  }

  /** Returns what checks the arguments of all calls of the service. */
  public final Check check() {
    return check;
  }

  private <R> R run(Command<R> command) {
    return commands.execute(command);
  }

  private <R> R runNoted(Operation operation, Command<R> command) {
    return commands.execute(operations.noting(operation, command));
  }

  private static Object shown(NewTime time) {
    return time instanceof NewTime.At at ? at.due() : ((NewTime.Schedule) time).text();
  }

  private static Operation on(String jobId, String type) {
    return Operation.onJob(type, ExternalIds.parse(jobId));
  }

  private String job(String method, String jobId) {
    return check.text(method, "jobId", jobId);
  }

  @Override
  public JobQuery createJobQuery() {
    return queries.jobs();
  }

  @Override
  public TimerJobQuery createTimerJobQuery() {
    return queries.timerJobs();
  }

  @Override
  public SuspendedJobQuery createSuspendedJobQuery() {
    return queries.suspendedJobs();
  }

  @Override
  public DeadLetterJobQuery createDeadLetterJobQuery() {
    return queries.deadLetterJobs();
  }

  @Override
  public void executeJob(String jobId) {
    jobs.runner().executeJob(job("executeJob", jobId));
  }

  @Override
  public List<ExecutorNode> getExecutorNodes() {
    return run(new ListNodesCommand());
  }

  @Override
  public List<ExecutorLane> getExecutorLanes() {
    return jobs.executor().lanes();
  }

  @Override
  public Job moveTimerToExecutableJob(String jobId) {
    var id = job("moveTimerToExecutableJob", jobId);
    return runNoted(
        on(id, OPERATION_SET_DUEDATE).setting("duedate", "now"),
        new MoveTimerToExecutableCommand(id, jobs.jobs()));
  }

  @Override
  public Job rescheduleTimeDateJob(String jobId, String timeDate) {
    var id = job("rescheduleTimeDateJob", jobId);
    return reschedule(id, check.text("rescheduleTimeDateJob", "timeDate", timeDate));
  }

  @Override
  public Job rescheduleTimeDateValueJob(String jobId, Date timeDate) {
    var id = job("rescheduleTimeDateValueJob", jobId);
    return reschedule(id, timeDate);
  }

  @Override
  public Job rescheduleTimeDurationJob(String jobId, String timeDuration) {
    var id = job("rescheduleTimeDurationJob", jobId);
    var text = check.text("rescheduleTimeDurationJob", "timeDuration", timeDuration);
    return reschedule(id, new NewTime.Schedule(TimerSchedule.Kind.DURATION, text));
  }

  @Override
  public Job rescheduleTimeCycleJob(String jobId, String timeCycle) {
    var id = job("rescheduleTimeCycleJob", jobId);
    var text = check.text("rescheduleTimeCycleJob", "timeCycle", timeCycle);
    return reschedule(id, new NewTime.Schedule(TimerSchedule.Kind.CYCLE, text));
  }

  private Job reschedule(String jobId, Object time) {
    return reschedule(jobId, dueAt(time));
  }

  private Job reschedule(String jobId, NewTime time) {
    return runNoted(
        on(jobId, OPERATION_SET_DUEDATE).setting("duedate", shown(time)),
        new RescheduleTimerCommand(jobId, time, jobs.jobs()));
  }

  /** Returns the time that a date or a text stands for now. */
  protected final NewTime dueAt(Object time) {
    var clock = commands.environment().clock();
    return new NewTime.At(DueDate.of(time, clock.instant(), clock.getZone()));
  }

  @Override
  public Job moveDeadLetterJobToExecutableJob(String jobId, int retries) {
    var id = job("moveDeadLetterJobToExecutableJob", jobId);
    return runNoted(
            on(id, OPERATION_SET_RETRIES).setting("retries", retries),
            new MoveDeadLettersToExecutableCommand(List.of(id), retries, jobs.jobs()))
        .get(0);
  }

  @Override
  public void bulkMoveDeadLetterJobs(Collection<String> jobIds, int retries) {
    var ids = check.all("bulkMoveDeadLetterJobs", "jobIds", jobIds);
    runNoted(
        Operation.onJobs(OPERATION_SET_RETRIES, ids.size()).setting("retries", retries),
        new MoveDeadLettersToExecutableCommand(ids, retries, jobs.jobs()));
  }

  @Override
  public Job moveJobToDeadLetterJob(String jobId) {
    var id = job("moveJobToDeadLetterJob", jobId);
    return runNoted(on(id, OPERATION_BURY), new MoveJobToDeadLetterCommand(id, jobs));
  }

  @Override
  public void setJobRetries(String jobId, int retries) {
    var id = job("setJobRetries", jobId);
    runNoted(
        on(id, OPERATION_SET_RETRIES).setting("retries", retries),
        new GiveJobTriesCommand(id, retries, jobs.jobs()));
  }

  @Override
  public void setTimerJobRetries(String jobId, int retries) {
    var id = job("setTimerJobRetries", jobId);
    runNoted(
        on(id, OPERATION_SET_RETRIES).setting("retries", retries),
        new SetJobRetriesCommand(id, JobKind.TIMER, retries));
  }

  private void delete(String jobId, JobKind kind) {
    runNoted(on(jobId, OPERATION_DELETE), new DeleteJobCommand(jobId, kind, jobs));
  }

  @Override
  public void deleteJob(String jobId) {
    delete(job("deleteJob", jobId), JobKind.EXECUTABLE);
  }

  @Override
  public void deleteTimerJob(String jobId) {
    delete(job("deleteTimerJob", jobId), JobKind.TIMER);
  }

  @Override
  public void deleteSuspendedJob(String jobId) {
    delete(job("deleteSuspendedJob", jobId), JobKind.SUSPENDED);
  }

  @Override
  public void deleteDeadLetterJob(String jobId) {
    delete(job("deleteDeadLetterJob", jobId), JobKind.DEAD_LETTER);
  }

  @Override
  public String getJobExceptionStacktrace(String jobId) {
    return run(new JobStackTraceCommand(job("getJobExceptionStacktrace", jobId), JobKind.ANY));
  }

  @Override
  public String getTimerJobExceptionStacktrace(String jobId) {
    return run(
        new JobStackTraceCommand(job("getTimerJobExceptionStacktrace", jobId), JobKind.TIMER));
  }

  @Override
  public String getSuspendedJobExceptionStacktrace(String jobId) {
    return run(
        new JobStackTraceCommand(
            job("getSuspendedJobExceptionStacktrace", jobId), JobKind.SUSPENDED));
  }

  @Override
  public String getDeadLetterJobExceptionStacktrace(String jobId) {
    return run(
        new JobStackTraceCommand(
            job("getDeadLetterJobExceptionStacktrace", jobId), JobKind.DEAD_LETTER));
  }

  @Override
  public Job findJobByCorrelationId(String correlationId) {
    return run(new FindJobCommand(job("findJobByCorrelationId", correlationId)));
  }

  @Override
  public Job moveSuspendedJobToExecutableJob(String jobId) {
    var id = job("moveSuspendedJobToExecutableJob", jobId);
    return runNoted(on(id, OPERATION_ACTIVATE), new ActivateJobCommand(id, jobs.jobs()));
  }

  @Override
  public void suspendJobById(String jobId) {
    var id = job("suspendJobById", jobId);
    runNoted(on(id, OPERATION_SUSPEND), new SuspendJobCommand(id, jobs.jobs()));
  }

  @Override
  public void activateJobById(String jobId) {
    var id = job("activateJobById", jobId);
    runNoted(on(id, OPERATION_ACTIVATE), new ActivateJobCommand(id, jobs.jobs()));
  }

  @Override
  public void suspendJobByProcessInstanceId(String processInstanceId) {
    var id = check.id("suspendJobByProcessInstanceId", "processInstanceId", processInstanceId);
    change(SuspendJobsCommand.Of.INSTANCE, id, true);
  }

  @Override
  public void activateJobByProcessInstanceId(String processInstanceId) {
    var id = check.id("activateJobByProcessInstanceId", "processInstanceId", processInstanceId);
    change(SuspendJobsCommand.Of.INSTANCE, id, false);
  }

  @Override
  public void suspendJobByProcessDefinitionId(String processDefinitionId) {
    var method = "suspendJobByProcessDefinitionId";
    change(
        SuspendJobsCommand.Of.DEFINITION,
        check.id(method, "processDefinitionId", processDefinitionId),
        true);
  }

  @Override
  public void activateJobByProcessDefinitionId(String processDefinitionId) {
    var method = "activateJobByProcessDefinitionId";
    change(
        SuspendJobsCommand.Of.DEFINITION,
        check.id(method, "processDefinitionId", processDefinitionId),
        false);
  }

  private void change(SuspendJobsCommand.Of of, long id, boolean suspended) {
    var operation = Operation.onJobsOf(suspended ? OPERATION_SUSPEND : OPERATION_ACTIVATE, id);
    var command = new SuspendJobsCommand(of, id, suspended, jobs.jobs());
    commands.execute(operations.noting(operation, command, hasChanged -> hasChanged));
  }

  @Override
  public void setJobPriority(String jobId, int priority) {
    var id = job("setJobPriority", jobId);
    runNoted(
        on(id, OPERATION_SET_PRIORITY).setting("priority", priority),
        new SetJobPriorityCommand(id, priority));
  }

  @Override
  public void deleteExternalWorkerJob(String jobId) {
    delete(job("deleteExternalWorkerJob", jobId), JobKind.EXTERNAL);
  }
}
