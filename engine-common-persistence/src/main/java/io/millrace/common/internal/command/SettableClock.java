package io.millrace.common.internal.command;

import io.millrace.common.EngineClock;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The clock of one engine: the database's, until it is set by hand. Thread-safe. */
public final class SettableClock extends Clock implements EngineClock {

  private final List<Runnable> watchers = new CopyOnWriteArrayList<>();
  private final ZoneId zone;
  private final Clock source;
  private volatile Instant set;

  /** Creates a clock that goes by the system's and whose days are those of a zone. */
  public SettableClock(ZoneId zone) {
    this(zone, Clock.systemUTC());
  }

  /**
   * Creates a clock whose days are those of a zone.
   *
   * @param source what it goes by until it is set
   */
  public SettableClock(ZoneId zone, Clock source) {
    this.zone = zone;
    this.source = source;
  }

  /** Adds somebody who is told when the clock is set. */
  public void onChange(Runnable watcher) {
    watchers.add(watcher);
  }

  @Override
  public Instant now() {
    var fixed = set;
    return fixed == null ? source.instant() : fixed;
  }

  @Override
  public void setCurrentTime(Instant time) {
    set = time;
    watchers.forEach(Runnable::run);
  }

  @Override
  public synchronized void advance(Duration duration) {
    setCurrentTime(now().plus(duration));
  }

  @Override
  public void reset() {
    setCurrentTime(null);
  }

  @Override
  public Instant instant() {
    return now();
  }

  @Override
  public ZoneId getZone() {
    return zone;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return Clock.fixed(now(), zone);
  }
}
