package io.millrace.common.internal.job;

import java.time.Duration;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks for due jobs and hands them to the workers, as many as there are free threads.
 *
 * <p>While it finds work it does not pause; when it finds none, it waits longer each time, until a
 * job is created on this node.
 */
final class JobAcquisition implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(JobAcquisition.class);
  private static final int MOST_AT_ONCE = 64;

  private final JobParts parts;
  private final JobWorkers workers;
  private final RunningJobs running;
  private Duration idle;
  private boolean failing;

  JobAcquisition(JobParts parts, JobWorkers workers, RunningJobs running) {
    this.parts = parts;
    this.workers = workers;
    this.running = running;
    this.idle = parts.settings().shortestIdle();
  }

  @Override
  public void run() {
    try {
      for (var free = awaitFree(); free > 0; free = awaitFree()) {
        var claim = tryToClaim(Math.min(free, MOST_AT_ONCE));
        idle = claim.jobs().isEmpty() ? idle : parts.settings().shortestIdle();
        if (claim.complete()) {
          parts.alarm().await(idle);
          idle = min(idle.multipliedBy(2), parts.settings().longestIdle());
        }
      }
    } catch (InterruptedException e) {
      LOG.warn(
          "The job executor of {} was interrupted and looks for no more jobs",
          parts.settings().node());
    }
  }

  private int awaitFree() throws InterruptedException {
    workers.recordRest();
    return workers.awaitFree();
  }

  private Claim tryToClaim(int free) {
    try {
      var claim = claim(free);
      failing = false;
      return claim;
    } catch (RuntimeException | Error e) {
      if (!failing) {
        LOG.warn("Looking for jobs failed and is tried again and again: {}", e.toString());
      }
      LOG.debug("Looking for jobs failed", e);
      failing = true;
      return new Claim(List.of(), true, false);
    }
  }

  private Claim claim(int free) {
    parts.alarm().reset();
    var finished = running.finished();
    var claim = parts.commands().execute(parts.claim(free, running.busy()));
    parts.runner().measures().claimed(claim.jobs());
    claim.jobs().forEach(workers::run);
    if (claim.passedOver()) {
      running.passedOver(finished);
    }
    return claim;
  }

  private static Duration min(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }
}
