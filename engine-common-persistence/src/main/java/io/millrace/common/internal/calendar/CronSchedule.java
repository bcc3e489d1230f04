package io.millrace.common.internal.calendar;

import com.cronutils.model.Cron;
import com.cronutils.model.CronType;
import com.cronutils.model.definition.CronDefinitionBuilder;
import com.cronutils.model.time.ExecutionTime;
import com.cronutils.parser.CronParser;
import io.millrace.common.BadArgumentException;
import java.time.Instant;
import java.time.ZoneId;

/**
 * A cron text of six or seven fields, seconds first, as the field writes it.
 *
 * @param cron the parsed text
 */
record CronSchedule(Cron cron) implements TimerSchedule {

  private static final CronParser PARSER =
      new CronParser(CronDefinitionBuilder.instanceDefinitionFor(CronType.QUARTZ));

  static CronSchedule parse(String text) {
    try {
      return new CronSchedule(PARSER.parse(text).validate());
    } catch (IllegalArgumentException e) {
      throw new BadArgumentException(
          "'"
              + text
              + "' is neither an ISO 8601 repetition (R3/PT1H) nor a cron text of six or seven fields (0 0 12 * * ?): "
              + e.getMessage(),
          e);
    }
  }

  @Override
  public Instant firstDue(Instant now, ZoneId zone) {
    return nextDue(now, zone);
  }

  @Override
  public Integer times() {
    return null;
  }

  @Override
  public Instant nextDue(Instant due, ZoneId zone) {
    return ExecutionTime.forCron(cron)
        .nextExecution(due.atZone(zone))
        .map(time -> time.toInstant())
        .orElse(null);
  }
}
