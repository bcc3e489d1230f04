package io.millrace.common.internal.deployment;

import java.util.List;

/**
 * A set of files that is to be deployed, and how.
 *
 * @param labels what the deployment is called
 * @param resources the files, in the order in which they were added
 * @param filtersDuplicates whether an equal newest deployment of the same name, key and tenant is
 *     returned instead
 * @param validatesDelegates whether the classes and beans that models name have to be there now
 */
public record DeploymentDraft(
    Labels labels,
    List<ResourceDraft> resources,
    boolean filtersDuplicates,
    boolean validatesDelegates) {

  /** Copies the list. */
  public DeploymentDraft {
    resources = List.copyOf(resources);
  }

  /**
   * What a deployment is called.
   *
   * @param name its name, or null
   * @param category a word of the application's own, or null
   * @param key by what the application tells its deployments apart, or null
   * @param tenantId the tenant of its definitions, empty for none
   * @param parentDeploymentId the deployment it belongs to, or null
   * @param externalId an id of the application's own, or null
   */
  public record Labels(
      String name,
      String category,
      String key,
      String tenantId,
      String parentDeploymentId,
      String externalId) {}
}
