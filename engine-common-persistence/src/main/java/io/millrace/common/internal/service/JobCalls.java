package io.millrace.common.internal.service;

import io.millrace.common.internal.calendar.DueDate;
import io.millrace.common.internal.calendar.TimerSchedule;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.job.ActivateJobCommand;
import io.millrace.common.internal.job.DeleteJobCommand;
import io.millrace.common.internal.job.FindJobCommand;
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

  /** Creates the calls of a service. */
  protected JobCalls(
      Check check, CommandExecutor commands, JobAssembly jobs, SharedQueries queries) {
    this.check = check;
    this.commands = commands;
    this.jobs = jobs;
    this.queries = queries;
  }

  private <R> R run(Command<R> command) {
    return commands.execute(command);
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
    return run(
        new MoveTimerToExecutableCommand(job("moveTimerToExecutableJob", jobId), jobs.jobs()));
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
    return run(new RescheduleTimerCommand(jobId, time, jobs.jobs()));
  }

  /** Returns the time that a date or a text stands for now. */
  protected final NewTime dueAt(Object time) {
    var clock = commands.environment().clock();
    return new NewTime.At(DueDate.of(time, clock.instant(), clock.getZone()));
  }

  @Override
  public Job moveDeadLetterJobToExecutableJob(String jobId, int retries) {
    var id = job("moveDeadLetterJobToExecutableJob", jobId);
    return run(new MoveDeadLettersToExecutableCommand(List.of(id), retries, jobs.jobs())).get(0);
  }

  @Override
  public void bulkMoveDeadLetterJobs(Collection<String> jobIds, int retries) {
    var ids = check.all("bulkMoveDeadLetterJobs", "jobIds", jobIds);
    run(new MoveDeadLettersToExecutableCommand(ids, retries, jobs.jobs()));
  }

  @Override
  public Job moveJobToDeadLetterJob(String jobId) {
    return run(new MoveJobToDeadLetterCommand(job("moveJobToDeadLetterJob", jobId), jobs));
  }

  @Override
  public void setJobRetries(String jobId, int retries) {
    run(new SetJobRetriesCommand(job("setJobRetries", jobId), JobKind.EXECUTABLE, retries));
  }

  @Override
  public void setTimerJobRetries(String jobId, int retries) {
    run(new SetJobRetriesCommand(job("setTimerJobRetries", jobId), JobKind.TIMER, retries));
  }

  @Override
  public void deleteJob(String jobId) {
    run(new DeleteJobCommand(job("deleteJob", jobId), JobKind.EXECUTABLE, jobs));
  }

  @Override
  public void deleteTimerJob(String jobId) {
    run(new DeleteJobCommand(job("deleteTimerJob", jobId), JobKind.TIMER, jobs));
  }

  @Override
  public void deleteSuspendedJob(String jobId) {
    run(new DeleteJobCommand(job("deleteSuspendedJob", jobId), JobKind.SUSPENDED, jobs));
  }

  @Override
  public void deleteDeadLetterJob(String jobId) {
    run(new DeleteJobCommand(job("deleteDeadLetterJob", jobId), JobKind.DEAD_LETTER, jobs));
  }

  @Override
  public String getJobExceptionStacktrace(String jobId) {
    return run(
        new JobStackTraceCommand(job("getJobExceptionStacktrace", jobId), JobKind.EXECUTABLE));
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
    return run(new ActivateJobCommand(id, jobs.jobs()));
  }

  @Override
  public void suspendJobById(String jobId) {
    run(new SuspendJobCommand(job("suspendJobById", jobId), jobs.jobs()));
  }

  @Override
  public void activateJobById(String jobId) {
    run(new ActivateJobCommand(job("activateJobById", jobId), jobs.jobs()));
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
    run(new SuspendJobsCommand(of, id, suspended, jobs.jobs()));
  }

  @Override
  public void setJobPriority(String jobId, int priority) {
    run(new SetJobPriorityCommand(job("setJobPriority", jobId), priority));
  }

  @Override
  public void deleteExternalWorkerJob(String jobId) {
    run(new DeleteJobCommand(job("deleteExternalWorkerJob", jobId), JobKind.EXTERNAL, jobs));
  }
}
