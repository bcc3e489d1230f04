package io.millrace.common.internal.eventregistry;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.VersionCache;

/** Finds what a tenant has, or else what belongs to no tenant. */
final class TenantLookup {

  private TenantLookup() {}

  static <T> T find(VersionCache<T> cache, String key, String tenantId, CommandContext context) {
    if (tenantId.isEmpty()) {
      return cache.requireLatest(key, "", context);
    }
    var own = cache.findLatest(key, tenantId, context);
    var found = own == null ? cache.findLatest(key, "", context) : own;
    return found == null ? cache.requireLatest(key, tenantId, context) : found;
  }
}
