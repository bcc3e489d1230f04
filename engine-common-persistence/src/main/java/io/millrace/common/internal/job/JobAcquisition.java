package io.millrace.common.internal.job;

import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.internal.job.claim.UnknownClaims;
import io.millrace.common.internal.job.lane.LanePreference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks for due jobs and hands them to the workers of a lane, as many as it has free threads, or
 * will have in a moment.
 *
 * <p>While it finds work it does not pause; when it finds none, it waits longer each time, until a
 * job is created on this node.
 */
final class JobAcquisition implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(JobAcquisition.class);
  private static final int MOST_AT_ONCE = 160;

  private final JobParts parts;
  private final JobLane lane;
  private final RunningJobs running;
  private final LanePreference preference;
  private final List<JobEntity> notGivenBack = new ArrayList<>();
  private final UnknownClaims unknown = new UnknownClaims(System::nanoTime);
  private Duration idle;
  private boolean failing;

  JobAcquisition(JobParts parts, JobLane lane, RunningJobs running) {
    this.parts = parts;
    this.lane = lane;
    this.running = running;
    this.preference = new LanePreference(lane.shares(), lane.number());
    this.idle = parts.settings().shortestIdle();
  }

  @Override
  public void run() {
    try {
      while (!lane.workers().isClosed()) {
        var room = awaitRoom();
        if (room > 0) {
          look(Math.min(room, MOST_AT_ONCE));
        }
      }
      parts.alarm().ring(); // for the next lane to hear of the end
    } catch (InterruptedException e) {
      LOG.warn(
          "The job executor of {} was interrupted and looks for no more jobs",
          parts.settings().node());
    }
  }

  private void look(int most) throws InterruptedException {
    var claim = tryToClaim(most);
    if (lane.workers().isClosed()) {
      return; // the look may have cleared the ring that told of the end
    }
    idle = claim.jobs().isEmpty() ? idle : parts.settings().shortestIdle();
    if (claim.complete()) {
      parts.alarm().await(lane.workers().untilStuck(atMost(idle)));
      idle = min(idle.multipliedBy(2), parts.settings().longestIdle());
    } else {
      parts.alarm().ring(); // there may be work for another lane
    }
  }

  private int awaitRoom() throws InterruptedException {
    if (lane.workers().recordRest()) {
      parts.alarm().ring(); // the thread may have been the one that this lane was rung for
    }
    giveBackRest(); // before it waits: the threads may be at work for long
    var room = lane.workers().awaitRoom(atMost(JobWorkers.UNLIMITED));
    if (notGivenBack.addAll(lane.workers().takeStuck())) {
      giveBackRest();
    }
    return room;
  }

  /** No wait is long while jobs that this lane does not run stand still. */
  private Duration atMost(Duration wait) {
    return notGivenBack.isEmpty() && unknown.isEmpty()
        ? wait
        : min(wait, UnknownClaims.BETWEEN_RELEASES);
  }

  /** Nobody else takes them as long as this node lives, so what fails is done again. */
  private void giveBackRest() {
    try {
      giveBack();
      unknown.release();
    } catch (RuntimeException | Error e) {
      LOG.warn(
          "{} claimed jobs could not be given back yet, and are before the next look",
          notGivenBack.size(),
          e);
    }
  }

  private boolean release(ClaimJobsCommand claim) {
    var any = parts.commands().execute(parts.release(claim, running.busy())) > 0;
    if (any) {
      parts.alarm().ring(); // another lane may have a free thread for them
    }
    return any;
  }

  private Claim tryToClaim(int most) {
    try {
      var claim = claim(most);
      failing = false;
      return claim;
    } catch (RuntimeException | Error e) {
      if (!failing) {
        LOG.warn("Looking for jobs failed and is tried again and again: {}", e.toString());
        parts.alarm().ring(); // what this look was rung for, another lane may find
      }
      LOG.debug("Looking for jobs failed", e);
      failing = true;
      return Claim.NONE;
    }
  }

  private Claim claim(int most) {
    parts.alarm().reset();
    var finished = running.finished();
    var claim = execute(command(most));
    parts.runner().measures().claimed(claim.jobs());
    var isFilled = claim.jobs().size() == most;
    preference.came(isFilled);
    lane.workers().came(claim, isFilled);
    var waiting = lane.run(claim);
    notGivenBack.addAll(waiting);
    giveBack(); // first: whoever is rung for has to find them
    if (claim.passedOver() || !waiting.isEmpty()) {
      running.passedOver(finished);
    }
    return claim;
  }

  private Claim execute(ClaimJobsCommand command) {
    try {
      return parts.commands().execute(command);
    } catch (OutcomeUnknownException e) {
      unknown.add(() -> release(command));
      throw e;
    }
  }

  private ClaimJobsCommand command(int most) {
    return parts.claim(most, lane.workers().inSequence(), running.busy(), preferred(most));
  }

  private void giveBack() {
    if (!notGivenBack.isEmpty()) {
      parts.commands().execute(new ReleaseJobsCommand(List.copyOf(notGivenBack)));
      notGivenBack.clear();
    }
  }

  private Preference preferred(int most) {
    var settings = parts.settings();
    return Preference.of(
        preference.next(), settings.lanes().partitions(), settings.threads(), most);
  }

  private static Duration min(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }
}
