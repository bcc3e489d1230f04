package io.millrace.common.internal.command;

import io.millrace.common.internal.persistence.Database;
import io.millrace.common.internal.persistence.IdGenerator;
import java.time.Clock;
import java.time.Instant;

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
    var now = clock.instant();
    var rest = now.getNano() % 1_000;
    return rest == 0 ? now : Instant.ofEpochSecond(now.getEpochSecond(), now.getNano() - rest);
  }
}
