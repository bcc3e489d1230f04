package io.millrace.cmmn.internal;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnHistoryService;
import io.millrace.cmmn.CmmnManagementService;
import io.millrace.cmmn.CmmnRepositoryService;
import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.cmmn.CmmnTaskService;
import io.millrace.common.EngineClock;

/** A CMMN engine. Thread-safe. */
final class CmmnEngineImpl implements CmmnEngine {

  private final CmmnServices services;
  private final EngineClock clock;
  private final Runnable onClose;
  private boolean closed;

  CmmnEngineImpl(CmmnServices services, EngineClock clock, Runnable onClose) {
    this.services = services;
    this.clock = clock;
    this.onClose = onClose;
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
  public EngineClock clock() {
    return clock;
  }

  @Override
  public synchronized void close() {
    if (!closed) {
      closed = true;
      onClose.run();
    }
  }
}
