package io.millrace.cmmn.internal;

import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.engine.SharedSettings;
import io.millrace.common.tenant.TenantProvider;

/**
 * The settings of a CMMN engine while it is built: what {@code CmmnEngineConfiguration} documents.
 */
public final class CmmnSettings extends SharedSettings {

  public IdentityProvider identityProvider;
  public TenantProvider tenantProvider;
  public boolean checksCaseRoles = true;
}
