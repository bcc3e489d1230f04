package io.millrace.common.internal.worker;

import java.time.Duration;
import java.util.Collection;
import java.util.List;

/**
 * Which jobs a worker wants.
 *
 * @param topic what it can do
 * @param lockDuration for how long it gets them
 * @param scopeType of which engine; null for any
 * @param tenantId of which tenant, empty for none; null for any
 */
public record WantedJobs(String topic, Duration lockDuration, String scopeType, String tenantId) {

  /** Returns those of some scope types that are wanted. */
  List<String> scopeTypes(Collection<String> known) {
    return known.stream().filter(type -> scopeType == null || scopeType.equals(type)).toList();
  }
}
