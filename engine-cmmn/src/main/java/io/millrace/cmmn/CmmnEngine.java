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
   *
   * @throws IllegalStateEngineException if the engine is closed
   */
  void startExecutors();

  /**
   * Closes the engine: stops the job executor, waits for the jobs and the calls that are under way,
   * and gives back what the engine holds: threads, leases, ids, and last the connection pool if the
   * engine made it.
   *
   * <p>Jobs are waited for as long as {@code asyncExecutorAwaitTerminationPeriod} says (8 seconds).
   * From then on calls that begin fail with an {@code IllegalStateEngineException}; those that are
   * under way on other threads, with all that they call in turn, and actions of {@code
   * inTransaction} come to their end. They are waited for twice as long as {@code lockTimeout} says
   * (20 seconds); what takes longer loses its connection where the pool is the engine's own, is
   * rolled back, and a warning is logged.
   *
   * <p>Closing twice is no error: who closes an engine that is being closed waits until it is.
   * Inside a call or job of the engine, in a delegate or listener, this returns at once, and a
   * thread of its own closes the engine when that call has ended.
   *
   * <p>If it was added to a process engine, that one closes what they share, and this call does
   * nothing.
   */
  @Override
  void close();
}
