package io.millrace.cmmn;

import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;

/** Collects files and deploys them together. Used by one thread. */
public interface CmmnDeploymentBuilder {

  /**
   * Adds a file. Cases are read from files whose names end in {@code .cmmn} or {@code .cmmn.xml};
   * all others are stored only.
   *
   * @param resourceName its name, unique in the deployment
   * @param text what is in it
   * @return this builder
   * @throws BadArgumentException if an argument is null or the name is taken
   */
  CmmnDeploymentBuilder addString(String resourceName, String text);

  /**
   * Names the deployment.
   *
   * @param name at most 255 characters; null for none, which is the default
   * @return this builder
   * @throws BadArgumentException if it is too long
   */
  CmmnDeploymentBuilder name(String name);

  /**
   * Sets the tenant the definitions belong to.
   *
   * @param tenantId at most 255 characters; null for none, which is the default
   * @return this builder
   * @throws BadArgumentException if it is too long
   */
  CmmnDeploymentBuilder tenantId(String tenantId);

  /**
   * Deploys what was added: each case becomes the next version of its key, or nothing is deployed.
   *
   * @return the id of the deployment
   * @throws DeploymentException if a file is wrong or holds what is not supported; it lists all
   *     problems with line, element id and remedy
   * @throws BadArgumentException if nothing was added
   */
  String deploy();
}
