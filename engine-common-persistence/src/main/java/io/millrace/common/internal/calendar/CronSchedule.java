package io.millrace.common.internal.calendar;

import com.cronutils.model.CronType;
import com.cronutils.model.definition.CronDefinitionBuilder;
import com.cronutils.model.time.ExecutionTime;
import com.cronutils.parser.CronParser;
import io.millrace.common.BadArgumentException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A cron text of six or seven fields, seconds first, as the field writes it.
 *
 * <p>Where the clock changes: a time that is skipped is made up for at the moment the clock jumps,
 * one that happens twice counts the first time. A text that names no hours ({@code 0 0/15 * * * ?})
 * follows the time that passes instead: nothing is made up for, and the hour that happens twice is
 * served twice.
 *
 * @param matches finds local times that match
 * @param hasEveryHour whether the text names no hours
 */
record CronSchedule(ExecutionTime matches, boolean hasEveryHour) implements TimerSchedule {

  private static final CronParser PARSER =
      new CronParser(CronDefinitionBuilder.instanceDefinitionFor(CronType.QUARTZ));

  private static final int MOST_CHARACTERS = 300;
  private static final int HOURS = 2;
  private static final int DAY_OF_MONTH = 3;
  private static final int DAY_OF_WEEK = 5;
  private static final Predicate<String> SPECIAL_DAY =
      Pattern.compile("L.*|.*L|.*[0-9]W|.*#.*").asMatchPredicate();
  private static final Set<String> EVERY_HOUR = Set.of("*", "*/1", "0/1", "0-23");

  static CronSchedule parse(String text) {
    try {
      if (text.length() > MOST_CHARACTERS) {
        throw new IllegalArgumentException("it has " + text.length() + " characters.");
      }
      var matches = ExecutionTime.forCron(PARSER.parse(text).validate());
      var fields = text.split("\\s+");
      refuseMisread(fields);
      return new CronSchedule(matches, EVERY_HOUR.contains(fields[HOURS]));
    } catch (IllegalArgumentException e) {
      throw new BadArgumentException(
          "'"
              + Shortened.of(text)
              + "' is neither an ISO 8601 repetition (R3/PT1H) nor a cron text of six or seven"
              + " fields (0 0 12 * * ?): "
              + e.getMessage(),
          e);
    }
  }

  /** Refuses the three forms of which the library accepts the text and then misses times. */
  private static void refuseMisread(String[] fields) {
    for (var i = 0; i < fields.length; i++) {
      if (i != DAY_OF_WEEK && CronRange.runsBackwards(fields[i])) {
        throw new IllegalArgumentException(
            "the range '" + fields[i] + "' runs backwards. Write two, such as 22-23,0-2.");
      }
    }
    var days = fields[DAY_OF_MONTH] + "," + fields[DAY_OF_WEEK];
    var specials = List.of(days.toUpperCase(Locale.ROOT).split(",")).stream().filter(SPECIAL_DAY);
    if (specials.count() > 0 && days.indexOf(',') != days.lastIndexOf(',')) {
      throw new IllegalArgumentException(
          "L, W and # cannot be part of a list. Make a timer for each.");
    }
    if (fields[DAY_OF_MONTH].matches("(29|30|31)[Ww]")) {
      throw new IllegalArgumentException(
          "not every month has a day " + fields[DAY_OF_MONTH] + ". Write LW for the last weekday.");
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
    return new CronSearch(this, zone).after(due);
  }

  /** Finds the first local time that matches, the given one included. */
  Optional<LocalDateTime> nextLocal(LocalDateTime from) {
    return matches
        .nextExecution(from.minusSeconds(1).atZone(ZoneOffset.UTC))
        .map(ZonedDateTime::toLocalDateTime);
  }
}
