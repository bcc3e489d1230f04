package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.ManagementService;
import io.millrace.bpmn.internal.query.Queries;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.TableCountsCommand;
import io.millrace.common.internal.job.DeleteJobCommand;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.job.JobKind;
import io.millrace.common.internal.job.JobStackTraceCommand;
import io.millrace.common.internal.job.MoveDeadLettersToExecutableCommand;
import io.millrace.common.internal.job.MoveJobToDeadLetterCommand;
import io.millrace.common.internal.job.MoveTimerToExecutableCommand;
import io.millrace.common.internal.job.SetJobRetriesCommand;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.common.internal.service.Check;
import io.millrace.common.job.DeadLetterJobQuery;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobQuery;
import io.millrace.common.job.SuspendedJobQuery;
import io.millrace.common.job.TimerJobQuery;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Checks the arguments, runs a command, nothing else. Thread-safe; one per engine.
 *
 * @param commands runs commands
 * @param jobs the jobs
 * @param tables the tables of the engine
 * @param queries makes queries
 */
public record ManagementServiceImpl(
    CommandExecutor commands, JobAssembly jobs, Tables tables, Queries queries)
    implements ManagementService {

  private static final Check CHECK = new Check("ManagementService");

  private <R> R run(Command<R> command) {
    return commands.execute(command);
  }

  private static String job(String method, String jobId) {
    return CHECK.text(method, "jobId", jobId);
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
  public Job moveTimerToExecutableJob(String jobId) {
    return run(
        new MoveTimerToExecutableCommand(job("moveTimerToExecutableJob", jobId), jobs.jobs()));
  }

  @Override
  public Job moveDeadLetterJobToExecutableJob(String jobId, int retries) {
    var id = job("moveDeadLetterJobToExecutableJob", jobId);
    return run(new MoveDeadLettersToExecutableCommand(List.of(id), retries, jobs.jobs())).get(0);
  }

  @Override
  public void bulkMoveDeadLetterJobs(Collection<String> jobIds, int retries) {
    var ids = CHECK.all("bulkMoveDeadLetterJobs", "jobIds", jobIds);
    run(new MoveDeadLettersToExecutableCommand(ids, retries, jobs.jobs()));
  }

  @Override
  public Job moveJobToDeadLetterJob(String jobId) {
    return run(new MoveJobToDeadLetterCommand(job("moveJobToDeadLetterJob", jobId), jobs.jobs()));
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
  public Map<String, Long> getTableCount() {
    return run(new TableCountsCommand(tables));
  }
}
