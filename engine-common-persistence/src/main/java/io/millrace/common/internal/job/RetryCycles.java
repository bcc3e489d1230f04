package io.millrace.common.internal.job;

import io.millrace.common.internal.calendar.RetryCycle;
import io.millrace.common.internal.command.CommandContext;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.ThreadLocalRandom;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells how often jobs are tried and when again: as their handler says, else by the default of the
 * engine. Thread-safe.
 */
final class RetryCycles {

  private static final Logger LOG = LoggerFactory.getLogger(RetryCycles.class);

  private final JobHandlers handlers;
  private final RetryCycle byDefault;
  private final ZoneId zone;

  RetryCycles(JobHandlers handlers, RetryCycle byDefault, ZoneId zone) {
    this.handlers = handlers;
    this.byDefault = byDefault;
    this.zone = zone;
  }

  /** Returns where days begin. */
  ZoneId zone() {
    return zone;
  }

  /** Returns how often a job is tried. */
  int tries(JobEntity job, CommandContext context) {
    return of(job, context).tries();
  }

  /**
   * Returns when a job that failed is tried again.
   *
   * <p>The pauses of the default are shortened by up to a fifth, so that jobs that failed together
   * do not all come back together; those that a model gives are kept exactly.
   */
  Instant nextTry(JobEntity job, CommandContext context) {
    var cycle = of(job, context);
    var failures = Math.max(1, cycle.tries() - job.retries());
    var next = cycle.nextTry(failures, context.now(), zone);
    return cycle == byDefault ? sooner(context.now(), next) : next;
  }

  /** Returns when a job is tried again that is not charged with a try: in about a second. */
  static Instant soon(Instant now) {
    return sooner(now, now.plusSeconds(1));
  }

  /** Returns a time before another one, by up to a fifth of the way from now. */
  private static Instant sooner(Instant now, Instant next) {
    var most = ChronoUnit.MILLIS.between(now, next) / 5;
    return next.minusMillis(most < 1 ? 0 : ThreadLocalRandom.current().nextLong(most));
  }

  private RetryCycle of(JobEntity job, CommandContext context) {
    var handler = handlers.find(job);
    try {
      var cycle = handler == null ? null : handler.retryCycle(job, context);
      return cycle == null ? byDefault : cycle;
    } catch (RuntimeException e) {
      LOG.warn(
          "The retry cycle of the {} cannot be told, the default applies: {}", job, e.toString());
      return byDefault;
    }
  }
}
