package io.millrace.common.internal.worker;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Which jobs a worker wants.
 *
 * @param topics what it can do, and for how long it gets the jobs of each
 * @param scopeType of which engine; null for any
 * @param tenantId of which tenant, empty for none; null for any
 */
public record WantedJobs(Map<String, Duration> topics, String scopeType, String tenantId) {

  /** Keeps the topics as they are now. */
  public WantedJobs {
    topics = Map.copyOf(topics);
  }

  /** Returns those of some scope types that are wanted. */
  List<String> scopeTypes(Collection<String> known) {
    return known.stream().filter(type -> scopeType == null || scopeType.equals(type)).toList();
  }
}
