package io.millrace.common.internal.event;

import io.millrace.common.event.EngineEventType;
import io.millrace.common.internal.scope.ShownScope;
import java.time.Instant;

/**
 * What every event says: what happened, when, and where.
 *
 * @param type what happened
 * @param time when, by the engine's clock
 * @param scope the instance, element and definition; all zero for none
 * @param tenantId the tenant, empty for none
 */
public record Occurrence(EngineEventType type, Instant time, ShownScope scope, String tenantId) {

  /** Returns something that happened to the engine itself. */
  static Occurrence ofEngine(EngineEventType type, Instant time) {
    return new Occurrence(type, time, new ShownScope(null, 0, 0, 0), "");
  }
}
