package io.millrace.common.internal.calendar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import io.millrace.common.calendar.BusinessCalendar;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;

class BusinessCalendarsTest {

  private static final ZoneId UTC = ZoneId.of("UTC");
  private static final Instant FRIDAY = Instant.parse("2026-02-27T12:00:00Z");

  /** Counts working days. */
  private record WorkingDays(String name) implements BusinessCalendar {

    @Override
    public Instant dueDate(String text, Instant now, ZoneId zone) {
      var day = now.atZone(zone);
      for (var left = Integer.parseInt(text); left > 0; ) {
        day = day.plusDays(1);
        left -= day.getDayOfWeek().compareTo(DayOfWeek.FRIDAY) <= 0 ? 1 : 0;
      }
      return day.toInstant();
    }
  }

  @Test
  void theEngineHasThreeCalendars() {
    var calendars = new BusinessCalendars(List.of());
    assertThat(calendars.get("dueDate").dueDate("2026-05-01", FRIDAY, UTC))
        .isEqualTo("2026-05-01T00:00:00Z");
    assertThat(calendars.get("duration").dueDate("PT1H", FRIDAY, UTC))
        .isEqualTo(FRIDAY.plus(Duration.ofHours(1)));
    var cycle = calendars.get("cycle");
    assertThat(cycle.dueDate("0 0 8 ? * MON-FRI", FRIDAY, UTC)).isEqualTo("2026-03-02T08:00:00Z");
    assertThat(cycle.nextDueDate("R/PT1H", FRIDAY, FRIDAY, UTC))
        .contains(FRIDAY.plus(Duration.ofHours(1)));
    assertThat(calendars.get("duration").nextDueDate("PT1H", FRIDAY, FRIDAY, UTC)).isEmpty();
    assertThat(cycle.check("0 0 8 * *")).isPresent();
    assertThatThrownBy(() -> cycle.dueDate("R/PT1H/2020-01-01", FRIDAY, UTC))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void anApplicationAddsItsOwn() {
    var calendars = new BusinessCalendars(List.of(new WorkingDays("working"), new WorkingDays("cycle")));
    assertThat(calendars.has("working")).isTrue();
    assertThat(calendars.get("working").dueDate("1", FRIDAY, UTC)).isEqualTo("2026-03-02T12:00:00Z");
    assertThat(calendars.get("cycle")).isInstanceOf(WorkingDays.class);
    assertThat(calendars.get("working").check("1")).isEmpty();
    assertThat(calendars.get("working").nextDueDate("1", FRIDAY, FRIDAY, UTC)).isEmpty();
  }

  @Test
  void anUnknownNameIsRefusedWithTheKnownOnes() {
    assertThatThrownBy(() -> new BusinessCalendars(List.of()).get("lunar"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'lunar'")
        .hasMessageContaining("cycle, dueDate, duration");
  }
}
