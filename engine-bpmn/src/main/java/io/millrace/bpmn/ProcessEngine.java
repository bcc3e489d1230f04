package io.millrace.bpmn;

import io.millrace.common.BadArgumentException;
import io.millrace.common.EngineClock;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.eventregistry.EventRegistry;
import io.millrace.common.identity.IdentityService;
import io.millrace.common.transaction.TransactionalEngine;

/**
 * A BPMN engine on one database: the way to all services.
 *
 * <p>An application makes one with a {@code ProcessEngineConfiguration}, keeps it as long as it
 * runs, and closes it in the end. Several engines may live in one JVM, on one database or on
 * several; they share nothing in memory. The engine and its services may be used by any number of
 * threads.
 */
public interface ProcessEngine extends TransactionalEngine, AutoCloseable {

  /**
   * Returns the name of the engine, which the configuration gave it.
   *
   * @return the name, never null
   */
  String getName();

  /**
   * Returns the service for deployments and definitions.
   *
   * @return always the same object
   */
  RepositoryService getRepositoryService();

  /**
   * Returns the service for running process instances.
   *
   * @return always the same object
   */
  RuntimeService getRuntimeService();

  /**
   * Returns the service for open tasks.
   *
   * @return always the same object
   */
  TaskService getTaskService();

  /**
   * Returns the service for what happened.
   *
   * @return always the same object
   */
  HistoryService getHistoryService();

  /**
   * Returns the service for jobs.
   *
   * @return always the same object
   */
  ManagementService getManagementService();

  /**
   * Returns the service that moves running instances to other versions of their processes.
   *
   * @return always the same object
   */
  ProcessMigrationService getProcessMigrationService();

  /**
   * Returns the service for forms of start events and user tasks.
   *
   * @return always the same object
   */
  FormService getFormService();

  /**
   * Returns the service that says who is calling.
   *
   * @return always the same object
   */
  IdentityService getIdentityService();

  /**
   * Returns the registry that takes events and hands them to processes, and to cases on the same
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
   * Returns an engine that was added to this one, with which it shares all there is.
   *
   * @param <T> the type of the engine
   * @param type the type of the engine, such as {@code CmmnEngine.class}
   * @return the same engine at each call; it is closed together with this one
   * @throws BadArgumentException if no engine of this type was added
   */
  <T> T getEngine(Class<T> type);

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
   */
  @Override
  void close();
}
