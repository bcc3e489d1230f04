package io.millrace.bpmn.internal.model;

/**
 * Which process definition a call activity calls.
 *
 * @param reference the key, or for {@link Binding#ID} the id; may be an expression
 * @param binding which version of it
 * @param version the number or tag for {@link Binding#VERSION} and {@link Binding#VERSION_TAG},
 *     which may be an expression; null for the others
 * @param tenantId the tenant, which may be an expression; null for that of the caller
 * @param fallbackToDefaultTenant whether a definition without a tenant does as well
 */
public record CalledElement(
    String reference,
    Binding binding,
    String version,
    String tenantId,
    boolean fallbackToDefaultTenant) {

  /** Calls a definition of the caller's tenant. */
  public CalledElement(String reference, Binding binding, String version) {
    this(reference, binding, version, null, false);
  }

  /** Which version is called. */
  public enum Binding {
    /** The latest version of the key. */
    LATEST,
    /** The version that was deployed together with the caller. */
    DEPLOYMENT,
    /** The version of a number. */
    VERSION,
    /** The version of a tag. */
    VERSION_TAG,
    /** The definition of an id. */
    ID
  }
}
