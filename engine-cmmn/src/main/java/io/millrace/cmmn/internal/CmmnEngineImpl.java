package io.millrace.cmmn.internal;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnRepositoryService;
import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.cmmn.CmmnTaskService;

/** A CMMN engine. Thread-safe. */
final class CmmnEngineImpl implements CmmnEngine {

  private final CmmnRepositoryService repository;
  private final CmmnRuntimeService runtime;
  private final CmmnTaskService tasks;
  private final Runnable onClose;
  private boolean closed;

  CmmnEngineImpl(
      CmmnRepositoryService repository,
      CmmnRuntimeService runtime,
      CmmnTaskService tasks,
      Runnable onClose) {
    this.repository = repository;
    this.runtime = runtime;
    this.tasks = tasks;
    this.onClose = onClose;
  }

  @Override
  public CmmnRepositoryService getCmmnRepositoryService() {
    return repository;
  }

  @Override
  public CmmnRuntimeService getCmmnRuntimeService() {
    return runtime;
  }

  @Override
  public CmmnTaskService getCmmnTaskService() {
    return tasks;
  }

  @Override
  public synchronized void close() {
    if (!closed) {
      closed = true;
      onClose.run();
    }
  }
}
