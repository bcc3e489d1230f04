package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandEnvironment;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.NumberQuestion;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.metrics.EngineMetric;
import java.time.Duration;
import java.time.Instant;

/**
 * Tells how many jobs wait, when somebody asks: one statement each that reads one index, at most so
 * many entries of it.
 *
 * @param environment where to find the database and the time
 */
record JobGauges(CommandEnvironment environment) {

  /** More due jobs than these are not counted. */
  static final int MOST = 10_000;

  private static final double MILLIS = 1_000;
  private static final String DUE =
      "select count(*) from (select ID_ from MR_JOB where CLAIMABLE_FROM_ <= ? limit "
          + MOST
          + ") DUE_JOB_";
  private static final String OLDEST =
      "select min(CLAIMABLE_FROM_) from MR_JOB where CLAIMABLE_FROM_ is not null";

  /** Registers them with whoever measures. */
  void register() {
    var measures = environment.database().measures();
    measures.gauge(EngineMetric.JOBS_DUE, null, this::due);
    measures.gauge(EngineMetric.JOBS_OLDEST_DUE, null, this::secondsOfOldest);
  }

  private double due() {
    var question = new NumberQuestion(environment.database(), ColumnType.NUMBER, DUE);
    return (Long) question.ask(Parameter.of(ColumnType.TIME, environment.now()));
  }

  private double secondsOfOldest() {
    var question = new NumberQuestion(environment.database(), ColumnType.TIME, OLDEST);
    var oldest = (Instant) question.ask();
    var now = environment.now();
    return oldest == null || oldest.isAfter(now)
        ? 0
        : Duration.between(oldest, now).toMillis() / MILLIS;
  }
}
