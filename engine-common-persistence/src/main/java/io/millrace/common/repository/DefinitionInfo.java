package io.millrace.common.repository;

/**
 * A process or case that was deployed: one version of it. Immutable and thread-safe.
 *
 * <p>Definitions of one key and tenant are numbered from 1. A start by key takes the highest
 * number.
 */
public interface DefinitionInfo {

  /**
   * Returns the id of this version.
   *
   * @return the id, never null
   */
  String getId();

  /**
   * Returns the id of the process or case in its XML, which all versions share.
   *
   * @return the key, never null
   */
  String getKey();

  /**
   * Returns the number of this version.
   *
   * @return the version, from 1
   */
  int getVersion();

  /**
   * Returns the name of the process or case.
   *
   * @return the name in the XML, or null
   */
  String getName();

  /**
   * Returns what the XML says about it in {@code documentation}.
   *
   * @return the text, or null
   */
  String getDescription();

  /**
   * Returns the category.
   *
   * @return what was set by a call, else the {@code targetNamespace} of the XML, or null
   */
  String getCategory();

  /**
   * Returns the deployment that brought it.
   *
   * @return the id, never null
   */
  String getDeploymentId();

  /**
   * Returns the name of the resource it came in.
   *
   * @return the name, never null
   */
  String getResourceName();

  /**
   * Returns the tenant it belongs to.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();

  /**
   * Tells whether its start names a form.
   *
   * @return true if it does
   */
  boolean hasStartFormKey();

  /**
   * Tells whether the XML says how it is drawn.
   *
   * @return true if it has diagram interchange
   */
  boolean hasGraphicalNotation();
}
