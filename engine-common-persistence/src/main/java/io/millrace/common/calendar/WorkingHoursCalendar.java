package io.millrace.common.calendar;

import io.millrace.common.BadArgumentException;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A calendar that knows working hours and holidays.
 *
 * <p>In a duration, hours, minutes and seconds count only while somebody works, and days are
 * working days: {@code PT8H} from Friday at four is Monday at four where people work from nine to
 * five. Years, months and weeks are those of everybody; if they lead to a time at which nobody
 * works, the next time at which somebody does is meant. The parts of a duration are taken from the
 * largest to the smallest. {@code R/PT8H} repeats so without end; a number of repetitions is
 * refused, since a calendar cannot count them. Dates mean what they say, also outside working
 * hours.
 *
 * <p>Immutable and thread-safe. Each call that changes it returns a new one:
 *
 * <pre>{@code
 * var calendar =
 *     WorkingHoursCalendar.in(ZoneId.of("Europe/Zurich"))
 *         .hours(DayOfWeek.MONDAY, LocalTime.of(8, 0), LocalTime.of(12, 0))
 *         .hours(DayOfWeek.MONDAY, LocalTime.of(13, 0), LocalTime.of(17, 0))
 *         .holidays(List.of(LocalDate.of(2027, 1, 1)));
 * }</pre>
 */
public final class WorkingHoursCalendar implements BusinessCalendar {

  private static final int MOST_CHARACTERS = 100;
  private static final Pattern SPAN =
      Pattern.compile(
          "P(?:(\\d{1,4})Y)?(?:(\\d{1,4})M)?(?:(\\d{1,4})W)?(?:(\\d{1,4})D)?(T[0-9HMS.]{2,30})?");
  private static final String REPETITION = "R/";
  private static final int MOST_DAYS = 100_000;

  private final ZoneId zone;
  private final Map<DayOfWeek, List<Hours>> week;
  private final Set<LocalDate> holidays;

  private record Hours(LocalTime from, LocalTime to) {}

  private record Shift(Instant from, Instant to) {}

  private WorkingHoursCalendar(
      ZoneId zone, Map<DayOfWeek, List<Hours>> week, Set<LocalDate> holidays) {
    this.zone = zone;
    this.week = week;
    this.holidays = holidays;
  }

  /**
   * Returns a calendar without working hours, to which some have to be added.
   *
   * @param zone where days begin
   * @return the calendar
   */
  public static WorkingHoursCalendar in(ZoneId zone) {
    return new WorkingHoursCalendar(zone, new EnumMap<>(DayOfWeek.class), Set.of());
  }

  /**
   * Returns a calendar from Monday to Friday.
   *
   * @param zone where days begin
   * @param from when work begins
   * @param to when it ends
   * @return the calendar
   * @throws BadArgumentException if it does not end after it begins
   */
  public static WorkingHoursCalendar onWeekdays(ZoneId zone, LocalTime from, LocalTime to) {
    var made = in(zone);
    for (var day : DayOfWeek.values()) {
      made = day.compareTo(DayOfWeek.FRIDAY) > 0 ? made : made.hours(day, from, to);
    }
    return made;
  }

  /**
   * Returns this calendar with more working hours on a day of the week.
   *
   * @param day the day
   * @param from when they begin
   * @param to when they end; midnight stands for the end of the day
   * @return the calendar
   * @throws BadArgumentException if they do not end after they begin, or overlap with others
   */
  public WorkingHoursCalendar hours(DayOfWeek day, LocalTime from, LocalTime to) {
    var end = to.equals(LocalTime.MIDNIGHT) ? LocalTime.MAX : to;
    var known = week.getOrDefault(day, List.of());
    if (!end.isAfter(from)
        || known.stream().anyMatch(h -> from.isBefore(h.to) && h.from.isBefore(end))) {
      throw new BadArgumentException(
          "The working hours from "
              + from
              + " to "
              + to
              + " on "
              + day
              + " end before they begin, or overlap with others. Correct them.");
    }
    var changed = new EnumMap<DayOfWeek, List<Hours>>(DayOfWeek.class);
    changed.putAll(week);
    changed.put(
        day,
        Stream.concat(known.stream(), Stream.of(new Hours(from, end)))
            .sorted(Comparator.comparing(Hours::from))
            .toList());
    return new WorkingHoursCalendar(zone, changed, holidays);
  }

  /**
   * Returns this calendar with more days on which nobody works.
   *
   * @param days the days
   * @return the calendar
   */
  public WorkingHoursCalendar holidays(Collection<LocalDate> days) {
    var all = new HashSet<>(holidays);
    all.addAll(days);
    return new WorkingHoursCalendar(zone, week, Set.copyOf(all));
  }

  @Override
  public Instant resolveDueDate(String text, Instant reference) {
    var time = text.strip();
    if (time.length() > MOST_CHARACTERS) {
      throw unreadable(text.substring(0, MOST_CHARACTERS) + "…");
    }
    try {
      if (time.startsWith(REPETITION)) {
        return span(time.substring(REPETITION.length()), reference);
      }
      return time.startsWith("P") ? span(time, reference) : date(time);
    } catch (DateTimeException | ArithmeticException e) {
      throw unreadable(text);
    }
  }

  private static BadArgumentException unreadable(String text) {
    return new BadArgumentException(
        "The working-hours calendar cannot read '"
            + text
            + "'. Write a date such as 2027-01-31T14:00, a duration such as P1DT4H, or R/ with a duration.");
  }

  private Instant date(String text) {
    if (text.indexOf('T') < 0) {
      return LocalDate.parse(text).atStartOfDay(zone).toInstant();
    }
    var hasZone = text.endsWith("Z") || text.matches(".*T.*[+-]\\d\\d:?\\d\\d");
    return hasZone
        ? OffsetDateTime.parse(text).toInstant()
        : LocalDateTime.parse(text).atZone(zone).toInstant();
  }

  private Instant span(String text, Instant reference) {
    var parts = SPAN.matcher(text);
    if (!parts.matches() || text.length() < 3) {
      throw unreadable(text);
    }
    if (week.isEmpty()) {
      throw new BadArgumentException(
          "The working-hours calendar has no working hours. Add some with hours(…).");
    }
    var period = Period.of(number(parts.group(1)), number(parts.group(2)), 0);
    var moved = reference.atZone(zone).plus(period).plusWeeks(number(parts.group(3)));
    var due = workingDays(moved, number(parts.group(4)));
    var rest = parts.group(5) == null ? Duration.ZERO : Duration.parse("P" + parts.group(5));
    return workingTime(due.toInstant(), rest);
  }

  private static int number(String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }

  /** Returns the same time of the day some working days later. */
  private ZonedDateTime workingDays(ZonedDateTime from, int days) {
    var at = from;
    for (var left = days; left > 0; ) {
      at = at.plusDays(1);
      left -= shifts(at.toLocalDate()).isEmpty() ? 0 : 1;
      checkDistance(from, at);
    }
    return at;
  }

  /**
   * Returns the time at which so much has been worked; the next time somebody works for nothing.
   */
  private Instant workingTime(Instant from, Duration length) {
    var left = length;
    var first = from.atZone(zone).toLocalDate();
    for (var day = first; ; day = day.plusDays(1)) {
      for (var shift : shifts(day)) {
        var begin = shift.from.isBefore(from) ? from : shift.from;
        var worked = Duration.between(begin, shift.to);
        if (worked.isNegative() || worked.isZero() && !left.isZero()) {
          continue;
        }
        if (left.compareTo(worked) <= 0) {
          return begin.plus(left);
        }
        left = left.minus(worked);
      }
      checkDistance(first.atStartOfDay(zone), day.atStartOfDay(zone));
    }
  }

  private List<Shift> shifts(LocalDate day) {
    return holidays.contains(day)
        ? List.of()
        : week.getOrDefault(day.getDayOfWeek(), List.of()).stream()
            .map(hours -> new Shift(at(day, hours.from), end(day, hours.to)))
            .toList();
  }

  private Instant at(LocalDate day, LocalTime time) {
    return day.atTime(time).atZone(zone).toInstant();
  }

  private Instant end(LocalDate day, LocalTime time) {
    return time.equals(LocalTime.MAX)
        ? day.plusDays(1).atStartOfDay(zone).toInstant()
        : at(day, time);
  }

  private static void checkDistance(ZonedDateTime from, ZonedDateTime at) {
    if (Duration.between(from, at).toDays() > MOST_DAYS) {
      throw new BadArgumentException(
          "The working-hours calendar finds no due date within "
              + MOST_DAYS
              + " days. Give a shorter duration, or more working hours.");
    }
  }
}
