package io.millrace.cmmn;

import io.millrace.common.EngineClock;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.eventregistry.EventRegistry;
import io.millrace.common.identity.IdentityService;
import io.millrace.common.transaction.TransactionalEngine;

/**
 * An engine that runs cases. Built by {@link CmmnEngineConfiguration}; it needs no process engine,
 * but can be added to one. Clock and jobs are shared then: {@link #runDueJobs} and {@link
 * #startExecutors} of either engine run the jobs of both. Thread-safe.
 */
public interface CmmnEngine extends TransactionalEngine, AutoCloseable {

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
   * Returns the service that moves running cases to other versions of their definition.
   *
   * @return the same service at each call
   */
  CmmnMigrationService getCmmnMigrationService();

  /**
   * Returns the service that adds plan items to running cases.
   *
   * @return the same service at each call
   */
  DynamicCmmnService getDynamicCmmnService();

  /**
   * Returns the service that names the user on whose behalf calls are made.
   *
   * @return the same service at each call
   */
  IdentityService getIdentityService();

  /**
   * Returns the registry that takes events and hands them to cases, and to processes on the same
   * schema.
   *
   * @return the same registry at each call
   */
  EventRegistry getEventRegistry();

  /**
   * Returns the clock of this engine. Tests set it.
   *
   * @return always the same object
   */
  EngineClock clock();

  /**
   * Runs all jobs that are due now, on the calling thread, one after the other, oldest first, and
   * those that become due by it; then returns. Tests call it after they moved the clock, instead of
   * waiting for the job executor.
   *
   * <p>A job that fails is treated as the job executor does: it loses a try and becomes due later,
   * or becomes a dead letter.
   *
   * @return how many jobs ran, failed ones included
   * @throws IllegalStateEngineException if it is called inside a transaction
   * @throws LimitExceededException if jobs go on creating due jobs without end
   */
  int runDueJobs();

  /**
   * Starts the job executor, where the configuration did not have it started with the engine. If it
   * runs already, nothing happens.
   */
  void startExecutors();

  /**
   * Stops the job executor, waits for the jobs that are running, and closes the engine with the
   * connection pool it opened; a data source of the application stays open. A second call does
   * nothing. If it was added to a process engine, that one closes what they share, and this call
   * does nothing.
   */
  @Override
  void close();
}
