package io.millrace.cmmn;

/** Deploys case definitions. Thread-safe. */
public interface CmmnRepositoryService {

  /**
   * Begins a deployment.
   *
   * @return a new builder, for one thread
   */
  CmmnDeploymentBuilder createDeployment();
}
