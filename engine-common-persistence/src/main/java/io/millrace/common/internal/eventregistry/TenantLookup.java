package io.millrace.common.internal.eventregistry;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.VersionCache;

/** Finds what a tenant has, or else what belongs to no tenant. */
final class TenantLookup {

  private TenantLookup() {}

  static <T> T find(VersionCache<T> cache, String key, String tenantId, CommandContext context) {
    if (tenantId.isEmpty()) {
      return cache.requireLatest(key, "", context);
    }
    try {
      return cache.requireLatest(key, tenantId, context);
    } catch (ObjectNotFoundException notTheTenants) {
      try {
        return cache.requireLatest(key, "", context);
      } catch (ObjectNotFoundException e) {
        throw notTheTenants;
      }
    }
  }
}
