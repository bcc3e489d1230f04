package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandEnvironment;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.incident.Incidents;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeOwners;

/** Builds what an engine needs for jobs, and holds it. Thread-safe. */
public final class JobAssembly {

  private final JobAlarm alarm;
  private final Jobs jobs;
  private final JobHandlers handlers = new JobHandlers();
  private final JobDispatcher dispatcher;
  private final JobRunner runner;
  private final JobParts parts;
  private final JobExecutor executor;
  private final DueJobs dueJobs;

  /**
   * Builds the jobs of the engines on one schema.
   *
   * @param commands runs commands; its clock says what is due, and its zone what a day is
   * @param owners the engines
   * @param settings how this node runs jobs
   * @param incidents opened when a job becomes a dead letter
   */
  public JobAssembly(
      CommandExecutor commands, ScopeOwners owners, JobSettings settings, Incidents incidents) {
    var clock = commands.environment().clock();
    alarm = new JobAlarm(clock);
    var cycles = new RetryCycles(handlers, settings.retryCycle(), clock.getZone());
    jobs = new Jobs(owners, handlers, cycles, alarm, incidents);
    dispatcher = new JobDispatcher(new FamilyLock(owners), jobs, handlers);
    runner =
        new JobRunner(commands, dispatcher, new JobRetries(jobs, cycles, handlers, dispatcher));
    parts = new JobParts(commands, settings, handlers, runner, alarm);
    executor = new JobExecutor(parts);
    dueJobs = new DueJobs(parts);
    jobs.addListener(new JobLog(owners, settings.node()));
    measure(commands.environment());
  }

  private void measure(CommandEnvironment environment) {
    if (environment.database().measures().isOn()) {
      jobs.addListener(runner.measures());
      new JobGauges(environment).register();
    }
  }

  /** Returns where jobs are created and deleted. */
  public Jobs jobs() {
    return jobs;
  }

  /** Returns where handlers are registered. */
  public JobHandlers handlers() {
    return handlers;
  }

  JobDispatcher dispatcher() {
    return dispatcher;
  }

  JobParts parts() {
    return parts;
  }

  /** Returns what runs one job on the calling thread. */
  public JobRunner runner() {
    return runner;
  }

  /** Returns what runs all due jobs on the calling thread. */
  public DueJobs dueJobs() {
    return dueJobs;
  }

  /** Returns what runs jobs in the background. */
  public JobExecutor executor() {
    return executor;
  }

  /** Returns what wakes the executor; to be rung when the engine's clock is moved. */
  public JobAlarm alarm() {
    return alarm;
  }
}
