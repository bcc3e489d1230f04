package io.millrace.common.internal.calendar;

import static io.millrace.common.internal.calendar.TimerSchedule.Kind.CYCLE;
import static io.millrace.common.internal.calendar.TimerSchedule.Kind.DATE;
import static io.millrace.common.internal.calendar.TimerSchedule.Kind.DURATION;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimerScheduleTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
  private static final ZoneId UTC = ZoneId.of("UTC");

  /** A Sunday; Berlin is one hour ahead. */
  private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");

  private static Instant first(TimerSchedule.Kind kind, String text, Instant now, ZoneId zone) {
    return TimerSchedule.parse(kind, text).firstDue(now, zone);
  }

  /** The times at which a cycle is due, as often as it says. */
  private static List<String> series(String text, Instant now, ZoneId zone, int most) {
    var schedule = TimerSchedule.parse(CYCLE, text);
    var count = schedule.times() == null ? most : Math.min(most, schedule.times());
    var times = new ArrayList<String>();
    for (var due = schedule.firstDue(now, zone); due != null && times.size() < count; ) {
      times.add(due.toString());
      due = schedule.nextDue(due, zone);
    }
    return times;
  }

  @Test
  void cycleIsDueUntilItsEndWhichIsPartOfIt() {
    var text = new EndingCycle("0 0 9 * * ?", Instant.parse("2026-03-03T08:00:00Z")).text();
    assertThat(series(text, NOW, BERLIN, 9))
        .containsExactly("2026-03-02T08:00:00Z", "2026-03-03T08:00:00Z");
    assertThat(series("R5/PT1H until 2026-03-01T14:30:00Z", NOW, UTC, 9))
        .containsExactly("2026-03-01T13:00:00Z", "2026-03-01T14:00:00Z");
    assertThat(series("R2/PT1H until 2026-03-09T00:00:00Z", NOW, UTC, 9)).hasSize(2);
    assertThat(first(CYCLE, "R/PT1H until 2026-03-01T12:30:00Z", NOW, UTC)).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "2026-05-01, 2026-04-30T22:00:00Z",
    "2026-05-01T10:00, 2026-05-01T08:00:00Z",
    "2026-05-01T10:00:30, 2026-05-01T08:00:30Z",
    "2026-05-01T10:00:30.123456789, 2026-05-01T08:00:30.123456789Z",
    "2026-05-01T10:00Z, 2026-05-01T10:00:00Z",
    "2026-05-01T10:00:00+02:00, 2026-05-01T08:00:00Z",
    "2026-05-01T10:00:00-0530, 2026-05-01T15:30:00Z",
    "2026-05-01T10:00:00+02, 2026-05-01T08:00:00Z",
    "2026-05-01T10:00:00+09:00[Asia/Tokyo], 2026-05-01T01:00:00Z",
    "2020-01-01T00:00Z, 2020-01-01T00:00:00Z",
    "' 2026-05-01T10:00Z ', 2026-05-01T10:00:00Z",
    "PT5M, 2026-03-01T12:05:00Z",
  })
  void datesAreReadWithTheirOffsetOrInTheZoneOfTheEngine(String text, Instant expected) {
    assertThat(first(DATE, text, NOW, BERLIN)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "PT0S, 2026-03-01T12:00:00Z",
    "PT10S, 2026-03-01T12:00:10Z",
    "PT1.5S, 2026-03-01T12:00:01.500Z",
    "PT36H, 2026-03-03T00:00:00Z",
    "P1D, 2026-03-02T12:00:00Z",
    "P2W, 2026-03-15T12:00:00Z",
    "P1M, 2026-04-01T11:00:00Z",
    "P1Y2M3DT4H5M6S, 2027-05-04T15:05:06Z",
    "P1M1W1D, 2026-04-09T11:00:00Z",
  })
  void durationsAreCountedFromNow(String text, Instant expected) {
    assertThat(first(DURATION, text, NOW, BERLIN)).isEqualTo(expected);
  }

  @Test
  void aDayKeepsTheLocalTimeWhenTheClockChangesWhileHoursAreExact() {
    var saturdayNoon = Instant.parse("2026-03-28T11:00:00Z");
    assertThat(first(DURATION, "P1D", saturdayNoon, BERLIN)).isEqualTo("2026-03-29T10:00:00Z");
    assertThat(first(DURATION, "PT24H", saturdayNoon, BERLIN)).isEqualTo("2026-03-29T11:00:00Z");
  }

  @Test
  void aLocalTimeThatTheClockSkipsIsMovedForwardAndOneThatItRepeatsIsTheFirst() {
    assertThat(first(DATE, "2026-03-29T02:30", NOW, BERLIN)).isEqualTo("2026-03-29T01:30:00Z");
    assertThat(first(DATE, "2026-10-25T02:30", NOW, BERLIN)).isEqualTo("2026-10-25T00:30:00Z");
    var before = Instant.parse("2026-03-28T01:30:00Z");
    assertThat(first(DURATION, "P1D", before, BERLIN)).isEqualTo("2026-03-29T01:30:00Z");
  }

  @Test
  void aNegativeDurationLiesInThePast() {
    assertThat(first(DURATION, "-PT5M", NOW, BERLIN)).isEqualTo("2026-03-01T11:55:00Z");
    assertThat(first(DURATION, "-P1DT1H", NOW, BERLIN)).isEqualTo("2026-02-28T11:00:00Z");
  }

  @Test
  void aDateOrDurationIsDueOnce() {
    for (var schedule :
        List.of(TimerSchedule.parse(DATE, "2026-05-01"), TimerSchedule.parse(DURATION, "PT1S"))) {
      assertThat(schedule.times()).isEqualTo(1);
      assertThat(schedule.nextDue(NOW, UTC)).isNull();
    }
  }

  @Test
  void anIntervalIsDueAsOftenAsItSays() {
    assertThat(series("R3/PT10S", NOW, UTC, 10))
        .containsExactly("2026-03-01T12:00:10Z", "2026-03-01T12:00:20Z", "2026-03-01T12:00:30Z");
    assertThat(series("R1/P1D", NOW, UTC, 10)).containsExactly("2026-03-02T12:00:00Z");
    assertThat(series("R/PT1H", NOW, UTC, 100)).hasSize(100);
    assertThat(TimerSchedule.parse(CYCLE, "R/PT1H").times()).isNull();
    assertThat(series("R0/PT1H", NOW, UTC, 10)).isEmpty();
  }

  @Test
  void anIntervalWithAStartInTheFutureBeginsThere() {
    assertThat(series("R2/2026-06-01T08:00/PT1H", NOW, BERLIN, 10))
        .containsExactly("2026-06-01T06:00:00Z", "2026-06-01T07:00:00Z");
  }

  @Test
  void anIntervalWithAStartInThePastGoesOnInItsSeries() {
    assertThat(series("R3/2026-01-01T00:30Z/PT1H", NOW, UTC, 10))
        .containsExactly("2026-03-01T12:30:00Z", "2026-03-01T13:30:00Z", "2026-03-01T14:30:00Z");
    assertThat(series("R/2026-01-01T00:00Z/PT1H", NOW, UTC, 1))
        .containsExactly("2026-03-01T12:00:00Z");
    assertThat(series("R/1000-01-02T00:00:00Z/PT1S", NOW, UTC, 2))
        .containsExactly("2026-03-01T12:00:00Z", "2026-03-01T12:00:01Z");
  }

  @Test
  void anIntervalWithAnEndStopsThere() {
    assertThat(series("R5/PT1H/2026-03-01T14:00:00Z", NOW, UTC, 10))
        .containsExactly("2026-03-01T13:00:00Z", "2026-03-01T14:00:00Z");
    assertThat(first(CYCLE, "R/PT1H/2026-01-01T00:00Z", NOW, UTC)).isNull();
  }

  @Test
  void monthsOfASeriesWithAStartDoNotWearOff() {
    assertThat(series("R4/2026-03-31T09:00Z/P1M", NOW, UTC, 10))
        .containsExactly(
            "2026-03-31T09:00:00Z",
            "2026-04-30T09:00:00Z",
            "2026-05-31T09:00:00Z",
            "2026-06-30T09:00:00Z");
    assertThat(series("R3/P1M", Instant.parse("2026-01-31T09:00:00Z"), UTC, 10))
        .containsExactly("2026-02-28T09:00:00Z", "2026-03-28T09:00:00Z", "2026-04-28T09:00:00Z");
  }

  @Test
  void aDailySeriesKeepsItsLocalTimeThroughBothChangesOfTheClock() {
    var spring = Instant.parse("2026-03-27T12:00:00Z");
    assertThat(series("R4/2026-03-28T02:30/P1D", spring, BERLIN, 10))
        .containsExactly(
            "2026-03-28T01:30:00Z",
            "2026-03-29T01:30:00Z",
            "2026-03-30T00:30:00Z",
            "2026-03-31T00:30:00Z");
    var autumn = Instant.parse("2026-10-23T12:00:00Z");
    assertThat(series("R3/2026-10-24T02:30/P1D", autumn, BERLIN, 10))
        .containsExactly("2026-10-24T00:30:00Z", "2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z");
  }

  @Test
  void expressionsMayYieldAnyTypeWithADate() {
    var expected = Instant.parse("2026-05-01T10:00:00Z");
    for (var value :
        List.of(
            expected,
            Date.from(expected),
            new java.sql.Timestamp(expected.toEpochMilli()),
            LocalDateTime.parse("2026-05-01T12:00"),
            OffsetDateTime.parse("2026-05-01T11:00+01:00"),
            ZonedDateTime.parse("2026-05-01T12:00+02:00[Europe/Berlin]"),
            "2026-05-01T12:00",
            Duration.between(NOW, expected))) {
      assertThat(DueDate.of(value, NOW, BERLIN)).as(value.getClass().getName()).isEqualTo(expected);
    }
    assertThat(DueDate.of(LocalDate.parse("2026-05-01"), NOW, BERLIN))
        .isEqualTo("2026-04-30T22:00:00Z");
    assertThat(DueDate.of(Period.ofDays(2), NOW, BERLIN)).isEqualTo("2026-03-03T12:00:00Z");
    assertThat(DueDate.of(" PT5M ", NOW, BERLIN)).isEqualTo("2026-03-01T12:05:00Z");
    assertThat(DueDate.of(new java.sql.Date(0), NOW, BERLIN)).isEqualTo(Instant.EPOCH);
  }

  @Test
  void noDueDateIsNoDueDate() {
    assertThat(DueDate.of(null, NOW, UTC)).isNull();
    assertThat(DueDate.of("  ", NOW, UTC)).isNull();
    assertThat(DueDate.error("")).isEmpty();
  }

  @Test
  void otherTypesAreRefused() {
    assertThatThrownBy(() -> DueDate.of(5L, NOW, UTC))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("java.lang.Long");
    assertThat(DueDate.error("soon")).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "tomorrow",
        "2026-02-30",
        "2026-13-01",
        "2026-01-01T25:00",
        "01.02.2026",
        "2026-01-01 10:00",
        "2026-01-01T10:00[Mars/Olympus]",
        "1767225600000",
        "${x}",
        "P",
        "PX",
        "P1H",
        "-P1D",
      })
  void whatIsNoDateIsRefused(String text) {
    assertRefused(DATE, text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "5",
        "P",
        "-P",
        "PT",
        "P1X",
        "P1H",
        "PT1D",
        "5M",
        "T5M",
        "2026-01-01",
        "R3/PT10S",
        "PT1H30",
        "P1.5D",
        "PT1.5H",
        "P99999999999D",
      })
  void whatIsNoDurationIsRefused(String text) {
    assertRefused(DURATION, text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "R",
        "R/",
        "R3",
        "R3/",
        "R-1/PT1S",
        "R+1/PT1S",
        "R3/PT1S/",
        "R4294967295/PT1S",
        "Rx/PT1S",
        "R3/PT0S",
        "R3/P0D",
        "R3/-PT1S",
        "R3/2026-01-01",
        "R3/2026-01-01/2025-01-01",
        "R3/PT1S/PT1S",
        "R3/2026-02-30/PT1S",
        "R3/PT1S/never",
        "R9999999999/PT1S",
        "PT10S",
        "every day",
        "* * * * *",
      })
  void whatIsNoCycleIsRefused(String text) {
    assertRefused(CYCLE, text);
  }

  private static void assertRefused(TimerSchedule.Kind kind, String text) {
    assertThatThrownBy(() -> first(kind, text, NOW, UTC)).isInstanceOf(BadArgumentException.class);
    assertThat(TimerSchedule.error(kind, text)).isPresent();
  }

  @Test
  void aMessageNamesTheTextAndWhatToWrite() {
    assertThat(TimerSchedule.error(DURATION, "5 minutes").orElseThrow())
        .contains("'5 minutes'")
        .contains("P1DT12H");
    assertThat(TimerSchedule.error(DATE, "x".repeat(10_000)).orElseThrow().length())
        .isLessThan(500);
    assertThat(TimerSchedule.error(CYCLE, "R3/PT10S")).isEmpty();
  }

  @Test
  void whatIsNeverDueIsRefusedAtDeployment() {
    for (var text : List.of("0 0 0 30 2 ?", "0 0 0 31 4,6 ?", "0 0 0 ? * 6#6", "R0/PT1S")) {
      assertThat(TimerSchedule.error(CYCLE, text).orElseThrow()).as(text).contains("never due");
    }
  }

  @Test
  void whatDatabasesCannotStoreIsRefused() {
    for (var text : List.of("P9000Y", "PT999999999999S", "P2147483647Y", "PT999999999999999H")) {
      assertThatThrownBy(() -> first(DURATION, text, NOW, UTC))
          .as(text)
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("9999");
    }
    assertThatThrownBy(() -> first(DATE, "+12026-01-01", NOW, UTC))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> first(DATE, "0026-01-01", NOW, UTC))
        .isInstanceOf(BadArgumentException.class);
  }
}
