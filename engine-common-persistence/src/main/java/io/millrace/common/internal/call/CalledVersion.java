package io.millrace.common.internal.call;

/**
 * Which version of which definition an element calls, with all expressions evaluated.
 *
 * @param key the key of the definition, or its id where the binding says so
 * @param binding which version
 * @param version its number or tag, where the binding needs one; otherwise null
 * @param tenantId the tenant, empty for none
 * @param orNoTenant whether a definition without a tenant does as well
 * @param deploymentId the deployment of the caller
 * @param caller the element, as messages name it
 */
public record CalledVersion(
    String key,
    CallBinding binding,
    String version,
    String tenantId,
    boolean orNoTenant,
    long deploymentId,
    String caller) {

  CalledVersion withoutTenant() {
    return new CalledVersion(key, binding, version, "", false, deploymentId, caller);
  }
}
