package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.UserCodeFollowsException;
import io.millrace.common.internal.scope.Glimpse;
import io.millrace.common.metrics.EngineMetric;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Claimed jobs that one thread runs together: each does by itself what needs no lock, user code
 * above all; what is left of them is done in one transaction, which notes those that have failed.
 *
 * <p>What is left can be done again: if it comes to nothing because of one job, or of the
 * transaction, each is finished in a transaction of its own, and no user code runs a second time.
 * One thread adds jobs; another one may {@linkplain #takePrepared() take over} what is left of them
 * when that one hangs.
 */
final class JobsTogether {

  private static final Logger LOG = LoggerFactory.getLogger(JobsTogether.class);

  private final CommandExecutor commands;
  private final JobDispatcher dispatcher;
  private final JobRetries retries;
  private final JobRunner runner;
  private final JobSteps steps;
  private final Consumer<JobEntity> done;
  private final List<JobAhead> prepared = new ArrayList<>();
  private Glimpse glimpse;

  /**
   * Begins with no job.
   *
   * @param retries decides what becomes of jobs that have failed
   * @param runner notes failures that are not to wait
   * @param steps does jobs by themselves
   * @param done hears of each job that is done with
   */
  JobsTogether(
      CommandExecutor commands,
      JobDispatcher dispatcher,
      JobRetries retries,
      JobRunner runner,
      JobSteps steps,
      Consumer<JobEntity> done) {
    this.commands = commands;
    this.dispatcher = dispatcher;
    this.retries = retries;
    this.runner = runner;
    this.steps = steps;
    this.done = done;
  }

  /** Looks at the families of the jobs that are going to be added, in one trip. */
  void look(List<JobEntity> claimed) {
    try {
      glimpse = commands.execute(context -> dispatcher.glimpse(claimed, context));
    } catch (RuntimeException | Error e) {
      LOG.debug("The families of {} jobs are looked at one by one", claimed.size(), e);
    }
  }

  /** Does of a job what needs no lock. */
  void add(JobEntity claimed) {
    var begun = runner.measures().begun(claimed);
    var isNoted = true;
    JobAhead ahead;
    try {
      ahead = prepare(claimed, begun);
    } catch (Throwable e) {
      ahead = failed(claimed, begun, e);
      isNoted = ahead != null || runner.failed(claimed, e);
    }
    if (ahead == null) {
      end(claimed, begun, isNoted);
    } else {
      keep(ahead);
    }
  }

  /** Returns what is to be noted with what is left of other jobs; null if it is not to wait. */
  private JobAhead failed(JobEntity claimed, long begun, Throwable cause) {
    var waits =
        !(cause instanceof JobLostException)
            && JobFailure.kindOf(cause) != FailureKind.PASSING
            && !dispatcher.pace().callsUserCodeOnFailure();
    return waits ? new JobAhead(runner.tried(claimed, cause), begun) : null;
  }

  private JobAhead prepare(JobEntity claimed, long begun) {
    return commands.execute(new PrepareJobCommand(claimed, begun, glimpse, dispatcher));
  }

  private synchronized void keep(JobAhead job) {
    prepared.add(job);
  }

  /** Tells whether something is left of jobs. */
  synchronized boolean hasPrepared() {
    return !prepared.isEmpty();
  }

  /** Takes what is left of jobs; who takes it has to {@linkplain #finish(List) finish} it. */
  synchronized List<JobAhead> takePrepared() {
    var taken = List.copyOf(prepared);
    prepared.clear();
    return taken;
  }

  private void end(JobEntity claimed, long begun, boolean isNoted) {
    runner.measures().ended(claimed, begun);
    if (isNoted) {
      done.accept(claimed);
    }
  }

  /**
   * Does what is left of jobs. What cannot be finished together is kept until it is its turn, so
   * that it can be taken over if a lock or user code lets it wait.
   */
  void finish(List<JobAhead> jobs) {
    together(jobs).forEach(this::keep);
    for (var family = takeFamily(); !family.isEmpty(); family = takeFamily()) {
      var patience = FamilyPatience.ofAMoment();
      together(family).forEach(job -> finishAlone(job, patience));
    }
  }

  private synchronized List<JobAhead> takeFamily() {
    if (prepared.isEmpty()) {
      return List.of();
    }
    var root = prepared.get(0).claimed().rootInstanceId();
    var family = prepared.stream().filter(job -> job.claimed().rootInstanceId() == root).toList();
    prepared.removeAll(family);
    return family;
  }

  /** Returns those that have to be finished in another way. */
  private List<JobAhead> together(List<JobAhead> jobs) {
    var unfit = new ArrayList<JobAhead>();
    var rest = jobs;
    while (rest.size() > 1) {
      try {
        var finished = commands.execute(new FinishJobsCommand(rest, dispatcher, retries));
        finished.failures().forEach(runner::noted);
        ended(rest, finished.left());
        unfit.addAll(finished.left());
        return unfit;
      } catch (UnfitJobException e) {
        note(e);
        var out = rest.stream().filter(job -> job == e.job() || callsUserCode(job)).toList();
        unfit.addAll(out);
        rest = rest.stream().filter(job -> !out.contains(job)).toList();
      } catch (RuntimeException | Error e) {
        LOG.debug("{} jobs cannot be finished together", rest.size(), e);
        break;
      }
    }
    unfit.addAll(rest);
    return unfit;
  }

  private void note(UnfitJobException e) {
    LOG.debug("The {} is finished by itself", e.job().claimed(), e.getCause());
    if (e.getCause() instanceof UserCodeFollowsException) {
      if (e.job().hasFailed()) {
        dispatcher.pace().noteUserCodeOnFailure();
      } else {
        dispatcher.pace().noteUserCode(e.job().claimed());
      }
    }
  }

  private boolean callsUserCode(JobAhead job) {
    return job.hasFailed()
        ? dispatcher.pace().callsUserCodeOnFailure()
        : dispatcher.pace().callsUserCode(job.claimed());
  }

  private void ended(List<JobAhead> jobs, List<JobAhead> left) {
    var size = jobs.size() - left.size();
    if (size > 1) {
      commands.environment().database().measures().size(EngineMetric.JOBS_TOGETHER, null, size);
    }
    for (var job : jobs) {
      if (!left.contains(job)) {
        end(job.claimed(), job.begun(), true);
      }
    }
  }

  private void finishAlone(JobAhead job, FamilyPatience patience) {
    var isNoted =
        job.hasFailed()
            ? runner.record(job.failed())
            : runner.attempt(job.claimed(), () -> steps.finish(job, patience));
    end(job.claimed(), job.begun(), isNoted);
  }
}
