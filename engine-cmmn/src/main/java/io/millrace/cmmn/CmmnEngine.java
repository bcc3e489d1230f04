package io.millrace.cmmn;

import io.millrace.common.EngineClock;

/**
 * An engine that runs cases. Built by {@link CmmnEngineConfiguration}; it needs no process engine.
 * Thread-safe.
 */
public interface CmmnEngine extends AutoCloseable {

  /**
   * Returns the service that deploys case definitions.
   *
   * @return the same service at each call
   */
  CmmnRepositoryService getCmmnRepositoryService();

  /**
   * Returns the service that starts cases and works on those that run.
   *
   * @return the same service at each call
   */
  CmmnRuntimeService getCmmnRuntimeService();

  /**
   * Returns the service that works on open tasks.
   *
   * @return the same service at each call
   */
  CmmnTaskService getCmmnTaskService();

  /**
   * Returns the service that shows and deletes what cases did.
   *
   * @return the same service at each call
   */
  CmmnHistoryService getCmmnHistoryService();

  /**
   * Returns the service that looks at tables and jobs.
   *
   * @return the same service at each call
   */
  CmmnManagementService getCmmnManagementService();

  /**
   * Returns the clock of this engine. Tests set it.
   *
   * @return always the same object
   */
  EngineClock clock();

  /**
   * Closes the engine and the connection pool it opened; a data source of the application stays
   * open. A second call does nothing.
   */
  @Override
  void close();
}
