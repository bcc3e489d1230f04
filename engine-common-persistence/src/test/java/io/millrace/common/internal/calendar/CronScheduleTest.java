package io.millrace.common.internal.calendar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(20)
class CronScheduleTest {

  private static final ZoneId UTC = ZoneId.of("UTC");
  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  /** A Saturday. */
  private static final String SATURDAY = "2026-03-28T12:00:00Z";

  private static List<String> times(String cron, String after, ZoneId zone, int count) {
    var schedule = CronSchedule.parse(cron);
    var times = new ArrayList<String>();
    var next = schedule.firstDue(Instant.parse(after), zone);
    while (next != null && times.size() < count) {
      times.add(next.toString());
      next = schedule.nextDue(next, zone);
    }
    return times;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "* * * * * ?|2026-03-28T12:00:01Z|2026-03-28T12:00:02Z",
        "0/7 * * * * ?|2026-03-28T12:00:07Z|2026-03-28T12:00:14Z",
        "0 0/30 * * * ?|2026-03-28T12:30:00Z|2026-03-28T13:00:00Z",
        "0 */30 * * * ?|2026-03-28T12:30:00Z|2026-03-28T13:00:00Z",
        "0 5,10 * * * ?|2026-03-28T12:05:00Z|2026-03-28T12:10:00Z",
        "0 0 8-10 * * ?|2026-03-29T08:00:00Z|2026-03-29T09:00:00Z",
        "0 0 0 ? * MON-FRI|2026-03-30T00:00:00Z|2026-03-31T00:00:00Z",
        "0 0 0 ? * mon,wed|2026-03-30T00:00:00Z|2026-04-01T00:00:00Z",
        "0 0 0 ? * FRI-SUN|2026-03-29T00:00:00Z|2026-04-03T00:00:00Z",
        "0 0 0 ? * 1|2026-03-29T00:00:00Z|2026-04-05T00:00:00Z",
        "0 0 0 ? * 7|2026-04-04T00:00:00Z|2026-04-11T00:00:00Z",
        "0 0 0 ? * L|2026-04-04T00:00:00Z|2026-04-11T00:00:00Z",
        "0 0 0 ? * 6L|2026-04-24T00:00:00Z|2026-05-29T00:00:00Z",
        "0 0 0 ? * FRIL|2026-04-24T00:00:00Z|2026-05-29T00:00:00Z",
        "0 0 0 ? * 6#3|2026-04-17T00:00:00Z|2026-05-15T00:00:00Z",
        "0 0 0 ? * 6#5|2026-05-29T00:00:00Z|2026-07-31T00:00:00Z",
        "0 0 0 31 * ?|2026-03-31T00:00:00Z|2026-05-31T00:00:00Z",
        "0 0 0 L * ?|2026-03-31T00:00:00Z|2026-04-30T00:00:00Z",
        "0 0 0 L-3 * ?|2026-04-27T00:00:00Z|2026-05-28T00:00:00Z",
        "0 0 0 LW * ?|2026-03-31T00:00:00Z|2026-04-30T00:00:00Z",
        "0 0 0 15W * ?|2026-04-15T00:00:00Z|2026-05-15T00:00:00Z",
        "0 0 0 1W * ?|2026-04-01T00:00:00Z|2026-05-01T00:00:00Z",
        "0 0 0 1W 8 ?|2026-08-03T00:00:00Z|2027-08-02T00:00:00Z",
        "0 0 0 29 2 ?|2028-02-29T00:00:00Z|2032-02-29T00:00:00Z",
        "0 0 0 29 FEB ? 2044|2044-02-29T00:00:00Z|",
        "0 0 0 1 JAN,JUL ?|2026-07-01T00:00:00Z|2027-01-01T00:00:00Z",
        "0 0 0 1/10 * ?|2026-03-31T00:00:00Z|2026-04-01T00:00:00Z",
        "0 15 10 * * ? 2026-2027|2026-03-29T10:15:00Z|2026-03-30T10:15:00Z",
        "0 15 10 * * ? *|2026-03-29T10:15:00Z|2026-03-30T10:15:00Z",
        "59 59 23 31 12 ?|2026-12-31T23:59:59Z|2027-12-31T23:59:59Z",
        "0 0 0 ? 2 2#5|2044-02-29T00:00:00Z|2072-02-29T00:00:00Z",
      })
  void theNextTwoTimesAreFound(String cron, String first, String second) {
    var expected = second == null ? List.of(first) : List.of(first, second);
    assertThat(times(cron, SATURDAY, UTC, 2)).isEqualTo(expected);
  }

  @Test
  void aTimeThatTheClockSkipsIsMadeUpForAtTheJump() {
    assertThat(times("0 30 2 * * ?", SATURDAY, BERLIN, 3))
        .containsExactly("2026-03-29T01:00:00Z", "2026-03-30T00:30:00Z", "2026-03-31T00:30:00Z");
    assertThat(times("0 0/20 2 * * ?", SATURDAY, BERLIN, 2))
        .containsExactly("2026-03-29T01:00:00Z", "2026-03-30T00:00:00Z");
    assertThat(times("0 30 2,3 * * ?", SATURDAY, BERLIN, 3))
        .containsExactly("2026-03-29T01:00:00Z", "2026-03-29T01:30:00Z", "2026-03-30T00:30:00Z");
  }

  @Test
  void aTimeThatTheClockRepeatsCountsOnce() {
    assertThat(times("0 30 2 * * ?", "2026-10-24T12:00:00Z", BERLIN, 3))
        .containsExactly("2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z", "2026-10-27T01:30:00Z");
    assertThat(times("0 30 2 * * ?", "2026-10-25T00:45:00Z", BERLIN, 1))
        .containsExactly("2026-10-26T01:30:00Z");
    assertThat(times("0 30 2,3 * * ?", "2026-10-25T00:45:00Z", BERLIN, 1))
        .containsExactly("2026-10-25T02:30:00Z");
  }

  @Test
  void anExpressionWithoutHoursFollowsTheTimeThatPasses() {
    assertThat(times("0 15 * * * ?", "2026-03-29T00:00:00Z", BERLIN, 3))
        .containsExactly("2026-03-29T00:15:00Z", "2026-03-29T01:15:00Z", "2026-03-29T02:15:00Z");
    assertThat(times("0 0/30 * * * ?", "2026-10-24T23:40:00Z", BERLIN, 6))
        .containsExactly(
            "2026-10-25T00:00:00Z",
            "2026-10-25T00:30:00Z",
            "2026-10-25T01:00:00Z",
            "2026-10-25T01:30:00Z",
            "2026-10-25T02:00:00Z",
            "2026-10-25T02:30:00Z");
  }

  @Test
  void aDayThatAZoneSkipsIsMadeUpForToo() {
    assertThat(times("0 0 8 30 12 ?", "2011-12-01T00:00:00Z", ZoneId.of("Pacific/Apia"), 2))
        .containsExactly("2011-12-30T10:00:00Z", "2012-12-29T18:00:00Z");
  }

  @Test
  void midnightThatTheClockSkipsIsTheStartOfTheDay() {
    assertThat(times("0 0 0 * * ?", "2018-08-11T12:00:00Z", ZoneId.of("America/Santiago"), 2))
        .containsExactly("2018-08-12T04:00:00Z", "2018-08-13T03:00:00Z");
  }

  @Test
  void fractionsOfASecondAreNoTimeOfTheirOwn() {
    assertThat(times("* * * * * ?", "2026-03-28T12:00:00.999999999Z", UTC, 1))
        .containsExactly("2026-03-28T12:00:01Z");
    assertThat(times("5 * * * * ?", "2026-03-28T12:00:05.5Z", UTC, 1))
        .containsExactly("2026-03-28T12:01:05Z");
  }

  @Test
  void whatIsOverHasNoNextTime() {
    assertThat(times("0 0 0 1 1 ? 2020", SATURDAY, UTC, 1)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0 0 0",
        "0 0 * * *",
        "0 0 0 * * ? * *",
        "60 * * * * ?",
        "0 61 * * * ?",
        "0 0 24 * * ?",
        "0 0 0 0 * ?",
        "0 0 0 32 * ?",
        "0 0 0 ? 13 *",
        "0 0 0 ? * 8",
        "0 0 0 ? * 0",
        "0 0 0 ? * FOO",
        "0 0 0 1 * MON",
        "0 0 22-2 * * ?",
        "0 0 0 1 NOV-FEB ?",
        "0 0 0 31W * ?",
        "0 0 12 * * *",
        "0 0 0 W * ?",
        "0 0 0 ? * #1",
        "0 0/0 * * * ?",
        "0 0/x * * * ?",
        "0 , * * * ?",
        "0 1- * * * ?",
        "0 -1 * * * ?",
        "0 1-2-3 * * * ?",
        "x x x x x x",
        "@daily",
        "0 0 0 1 1 ? 1969",
        "0 0 0 1 1 ? 2030-2020",
        "0 0/99 * * * ?",
        "0 ** * * * ?",
        "0 0 0 32W * ?",
        "0 0 0 1,L * ?",
        "0 0 0 ? * 2,6L",
        "0 0 0 ? * 6#1,6#3",
      })
  void whatIsNoCronExpressionIsRefused(String text) {
    assertThatThrownBy(() -> CronSchedule.parse(text))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'" + text + "'");
  }

  @Test
  void aMessageSaysWhatIsWrong() {
    assertThatThrownBy(() -> CronSchedule.parse("0 61 * * * ?")).hasMessageContaining("61");
    assertThatThrownBy(() -> CronSchedule.parse("0 0 22-2 * * ?"))
        .hasMessageContaining("Write two, such as 22-23,0-2");
    assertThatThrownBy(() -> CronSchedule.parse("x".repeat(100_000)))
        .isInstanceOf(BadArgumentException.class)
        .satisfies(refused -> assertThat(refused.getMessage().length()).isLessThan(500));
  }

  /** Compares the search with trying every minute, over zones with changes of all kinds. */
  @Test
  void theSearchFindsWhatTryingEveryMinuteFinds() {
    var random = new Random(17);
    for (var zone : List.of("UTC", "Europe/Berlin", "Australia/Lord_Howe", "America/Santiago")) {
      for (var round = 0; round < 40; round++) {
        var days = new Steps(1 + random.nextInt(5), 1 + random.nextInt(9));
        var minutes = new Steps(random.nextInt(30), 1 + random.nextInt(59));
        var start =
            Instant.parse("2026-01-01T00:00:30Z").plus(random.nextInt(365), ChronoUnit.DAYS);
        assertSameAsEveryMinute(minutes, days, start, ZoneId.of(zone));
      }
    }
  }

  /** Numbers from a first one on. */
  private record Steps(int first, int step) {

    boolean has(int number) {
      return number >= first && (number - first) % step == 0;
    }

    @Override
    public String toString() {
      return first + "/" + step;
    }
  }

  private static void assertSameAsEveryMinute(
      Steps minutes, Steps days, Instant start, ZoneId zone) {
    var cron = "0 " + minutes + " * " + days + " * ?";
    var tried = start.plusSeconds(30).atZone(zone);
    while (!minutes.has(tried.getMinute()) || !days.has(tried.getDayOfMonth())) {
      tried = tried.plusMinutes(1);
    }
    assertThat(CronSchedule.parse(cron).nextDue(start, zone))
        .as(cron + " in " + zone + " after " + start)
        .isEqualTo(tried.toInstant());
  }

  @Test
  void theNextTimeIsAlwaysLater() {
    var random = new Random(4);
    for (var round = 0; round < 500; round++) {
      var cron =
          "%d %d %d ? * *".formatted(random.nextInt(60), random.nextInt(60), random.nextInt(24));
      var after = Instant.parse("2026-01-01T00:00:00Z").plusSeconds(random.nextInt(31_536_000));
      var next = CronSchedule.parse(cron).nextDue(after, BERLIN);
      assertThat(next).isAfter(after).isBeforeOrEqualTo(after.plus(Duration.ofHours(25)));
      assertThat(next.atOffset(ZoneOffset.UTC).getNano()).isZero();
    }
  }
}
