package io.millrace.common.internal.calendar;

import java.time.LocalTime;
import java.util.BitSet;
import java.util.Optional;

/** The times of the day that a cron expression names. */
record CronTimes(BitSet seconds, BitSet minutes, BitSet hours) {

  /** Tells whether all hours are named. */
  boolean hasEveryHour() {
    return hours.cardinality() == 24;
  }

  /** Finds the first time that is named, from a whole second on; empty where there is none that day. */
  Optional<LocalTime> next(LocalTime from) {
    var hour = hours.nextSetBit(from.getHour());
    if (hour == from.getHour()) {
      var minute = minutes.nextSetBit(from.getMinute());
      if (minute == from.getMinute()) {
        var second = seconds.nextSetBit(from.getSecond());
        if (second >= 0) {
          return Optional.of(LocalTime.of(hour, minute, second));
        }
        minute = minutes.nextSetBit(minute + 1);
      }
      if (minute >= 0) {
        return Optional.of(LocalTime.of(hour, minute, seconds.nextSetBit(0)));
      }
      hour = hours.nextSetBit(hour + 1);
    }
    return hour < 0
        ? Optional.empty()
        : Optional.of(LocalTime.of(hour, minutes.nextSetBit(0), seconds.nextSetBit(0)));
  }
}
