package io.millrace.common.internal.command;

import io.millrace.common.internal.persistence.Database;
import io.millrace.common.internal.persistence.IdGenerator;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * What every command of an engine finds. Immutable, thread-safe.
 *
 * @param database the database
 * @param ids makes ids
 * @param clock the engine's clock
 */
public record CommandEnvironment(Database database, IdGenerator ids, Clock clock) {

  /** Returns the engine's time in microseconds, as the database stores it. */
  public Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MICROS);
  }
}
