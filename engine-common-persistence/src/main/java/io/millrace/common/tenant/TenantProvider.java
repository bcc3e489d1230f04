package io.millrace.common.tenant;

/**
 * Says to which tenant a call belongs that names none.
 *
 * <p>It is asked where a deployment is made, an instance is started by key or message, a signal is
 * thrown or a standalone task is created, and the call itself says nothing about a tenant. It
 * neither changes what a call says that names a tenant or an id, nor narrows queries. An
 * implementation is called by many threads at once, from within commands; it must not call the
 * engine.
 */
@FunctionalInterface
public interface TenantProvider {

  /**
   * Returns the tenant on whose behalf the calling thread works.
   *
   * @return the tenant, or null for none
   */
  String currentTenantId();
}
