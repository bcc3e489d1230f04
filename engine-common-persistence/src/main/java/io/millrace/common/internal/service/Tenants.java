package io.millrace.common.internal.service;

import io.millrace.common.tenant.TenantProvider;

/**
 * Says to which tenant a call belongs.
 *
 * @param provider the application's provider, asked where a call names no tenant; or null
 */
public record Tenants(TenantProvider provider) {

  /** Returns the tenant that a call names, else that of the provider; empty for none. */
  public String of(String named) {
    var tenant = named != null || provider == null ? named : provider.currentTenantId();
    return tenant == null ? "" : tenant;
  }
}
