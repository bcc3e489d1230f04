package io.millrace.common.calendar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Due dates in working time. January 1, 2027 is a Friday. */
class WorkingHoursCalendarTest {

  private static final ZoneId ZONE = ZoneId.of("Europe/Zurich");
  private static final WorkingHoursCalendar NINE_TO_FIVE =
      WorkingHoursCalendar.onWeekdays(ZONE, LocalTime.of(9, 0), LocalTime.of(17, 0))
          .holidays(List.of(LocalDate.of(2027, 1, 1)));

  private static String due(BusinessCalendar calendar, String text, String from) {
    var reference = LocalDateTime.parse(from).atZone(ZONE).toInstant();
    return calendar.resolveDueDate(text, reference).atZone(ZONE).toLocalDateTime().toString();
  }

  @ParameterizedTest
  @CsvSource({
    // within a day, and over nights, weekends and holidays
    "PT2H,    2027-01-04T10:00, 2027-01-04T12:00",
    "PT8H,    2027-01-08T16:00, 2027-01-11T16:00",
    "PT1H,    2026-12-31T16:30, 2027-01-04T09:30",
    "PT24H,   2027-01-04T09:00, 2027-01-06T17:00",
    // from a time at which nobody works
    "PT1H,    2027-01-09T12:00, 2027-01-11T10:00",
    "PT1H,    2027-01-04T07:00, 2027-01-04T10:00",
    "PT0S,    2027-01-04T20:00, 2027-01-05T09:00",
    // working days keep the time of the day, where somebody works at it
    "P1D,     2027-01-08T11:00, 2027-01-11T11:00",
    "P2D,     2026-12-30T11:00, 2027-01-04T11:00",
    "P1D,     2027-01-04T20:00, 2027-01-06T09:00",
    "P1DT2H,  2027-01-08T16:00, 2027-01-12T10:00",
    // weeks, months and years are everybody's
    "P1W,     2027-01-08T11:00, 2027-01-15T11:00",
    "P1M,     2026-12-01T11:00, 2027-01-04T09:00",
    "P1Y,     2027-01-08T11:00, 2028-01-10T09:00",
    "R/PT8H,  2027-01-08T16:00, 2027-01-11T16:00",
    // dates mean what they say
    "2027-01-02T03:00, 2027-01-01T00:00, 2027-01-02T03:00",
    "2027-01-02,       2027-01-01T00:00, 2027-01-02T00:00",
    "2027-01-02T03:00Z, 2027-01-01T00:00, 2027-01-02T04:00",
  })
  void dueDates(String text, String from, String due) {
    assertThat(due(NINE_TO_FIVE, text, from)).isEqualTo(due);
  }

  @Test
  void aDayCanHaveABreak() {
    var calendar =
        WorkingHoursCalendar.in(ZONE)
            .hours(DayOfWeek.MONDAY, LocalTime.of(13, 0), LocalTime.of(17, 0))
            .hours(DayOfWeek.MONDAY, LocalTime.of(8, 0), LocalTime.of(12, 0));
    assertThat(due(calendar, "PT2H", "2027-01-04T11:00")).isEqualTo("2027-01-04T14:00");
    assertThat(due(calendar, "PT9H", "2027-01-04T08:00")).isEqualTo("2027-01-11T09:00");
  }

  @Test
  void aDayWithALostHourIsShorter() {
    var always =
        WorkingHoursCalendar.in(ZONE).hours(DayOfWeek.SUNDAY, LocalTime.MIN, LocalTime.MIDNIGHT);
    assertThat(due(always, "PT23H", "2027-03-28T00:00")).isEqualTo("2027-03-29T00:00");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "P", "PT", "R3/PT1H", "0 0 * * * ?", "tomorrow", "P1H", "2027-13-01"})
  void otherTextsAreRefused(String text) {
    assertThatThrownBy(() -> due(NINE_TO_FIVE, text, "2027-01-04T10:00"))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void longTextsAreRefusedUnread() {
    assertThatThrownBy(() -> due(NINE_TO_FIVE, "T".repeat(500_000), "2027-01-04T10:00"))
        .isInstanceOf(BadArgumentException.class)
        .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(400));
  }

  @Test
  void hoursThatMakeNoSenseAreRefused() {
    var monday = DayOfWeek.MONDAY;
    assertThatThrownBy(() -> NINE_TO_FIVE.hours(monday, LocalTime.of(16, 0), LocalTime.of(18, 0)))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("overlap");
    assertThatThrownBy(() -> NINE_TO_FIVE.hours(monday, LocalTime.of(8, 0), LocalTime.of(7, 0)))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> due(WorkingHoursCalendar.in(ZONE), "PT1H", "2027-01-04T10:00"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("no working hours");
  }
}
