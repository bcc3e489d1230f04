package io.millrace.cmmn.internal;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnHistoryService;
import io.millrace.cmmn.CmmnManagementService;
import io.millrace.cmmn.CmmnMigrationService;
import io.millrace.cmmn.CmmnRepositoryService;
import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.cmmn.CmmnTaskService;
import io.millrace.cmmn.DynamicCmmnService;
import io.millrace.common.EngineClock;
import io.millrace.common.eventregistry.EventRegistry;
import io.millrace.common.identity.IdentityService;
import io.millrace.common.internal.closing.EngineClosing;
import io.millrace.common.internal.engine.SharedEngine;
import io.millrace.common.internal.service.Check;
import java.sql.Connection;
import java.util.List;
import java.util.concurrent.Callable;

/** A CMMN engine. Thread-safe. */
final class CmmnEngineImpl implements CmmnEngine {

  private final CmmnServices services;
  private final SharedEngine.Work work;
  private final EngineClosing closing;

  /**
   * Creates an engine.
   *
   * @param onClose closes what is the engine's own, step by step
   */
  CmmnEngineImpl(CmmnServices services, SharedEngine.Work work, List<Runnable> onClose) {
    this.services = services;
    this.work = work;
    this.closing = new EngineClosing(work.commands().calls(), onClose);
  }

  @Override
  public CmmnRepositoryService getCmmnRepositoryService() {
    return services.repository();
  }

  @Override
  public CmmnRuntimeService getCmmnRuntimeService() {
    return services.runtime();
  }

  @Override
  public CmmnTaskService getCmmnTaskService() {
    return services.tasks();
  }

  @Override
  public CmmnHistoryService getCmmnHistoryService() {
    return services.history();
  }

  @Override
  public CmmnManagementService getCmmnManagementService() {
    return services.management();
  }

  @Override
  public CmmnMigrationService getCmmnMigrationService() {
    return services.migration();
  }

  @Override
  public DynamicCmmnService getDynamicCmmnService() {
    return services.dynamic();
  }

  @Override
  public IdentityService getIdentityService() {
    return services.identity();
  }

  @Override
  public EventRegistry getEventRegistry() {
    return work.events().registry();
  }

  @Override
  public EngineClock clock() {
    return work.clock();
  }

  @Override
  public int runDueJobs() {
    return work.jobs().dueJobs().run();
  }

  @Override
  public void startExecutors() {
    work.jobs().executor().start();
  }

  @Override
  public <T> T inTransaction(Connection connection, Callable<T> action) {
    return work.commands().calls().within(() -> with(connection, action));
  }

  private <T> T with(Connection connection, Callable<T> action) {
    work.commands().requireOwn(given("connection", connection));
    return work.transactions().with(connection, given("action", action));
  }

  private static <V> V given(String argument, V value) {
    return new Check("CmmnEngine").given("inTransaction", argument, value);
  }

  @Override
  public void close() {
    closing.close();
  }
}
