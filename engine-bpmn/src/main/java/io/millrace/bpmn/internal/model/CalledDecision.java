package io.millrace.bpmn.internal.model;

/**
 * Which decision a task asks for.
 *
 * @param reference its key, a text or an expression
 * @param binding which of its versions
 * @param version the number or tag that the binding asks for, or an expression, or null
 * @param tenantId its tenant, or an expression, or null for that of the instance
 * @param fallbackToDefaultTenant whether one without a tenant will do
 */
public record CalledDecision(
    String reference,
    Binding binding,
    String version,
    String tenantId,
    boolean fallbackToDefaultTenant) {

  /** Which version of a decision is meant. */
  public enum Binding {
    /** The newest. */
    LATEST,
    /** That of the deployment of the process. */
    DEPLOYMENT,
    /** The one with a number. */
    VERSION,
    /** The newest one with a tag. */
    VERSION_TAG
  }
}
