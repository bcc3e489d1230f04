package io.millrace.bpmn.internal;

import io.millrace.bpmn.FormService;
import io.millrace.bpmn.HistoryService;
import io.millrace.bpmn.ManagementService;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessMigrationService;
import io.millrace.bpmn.RepositoryService;
import io.millrace.bpmn.RuntimeService;
import io.millrace.bpmn.TaskService;
import io.millrace.common.BadArgumentException;
import io.millrace.common.EngineClock;
import io.millrace.common.eventregistry.EventRegistry;
import io.millrace.common.identity.IdentityService;
import io.millrace.common.internal.closing.EngineClosing;
import io.millrace.common.internal.event.EngineEvents;
import io.millrace.common.internal.service.Check;
import java.sql.Connection;
import java.util.List;
import java.util.concurrent.Callable;

/** A process engine. Thread-safe. */
final class ProcessEngineImpl implements ProcessEngine {

  private final Foundation foundation;
  private final BpmnParts parts;
  private final BpmnServices services;
  private final EngineClosing closing;
  private final List<Object> added;

  ProcessEngineImpl(
      Foundation foundation,
      BpmnParts parts,
      BpmnServices services,
      EngineEvents events,
      List<Object> added) {
    this.foundation = foundation;
    this.parts = parts;
    this.services = services;
    this.added = added;
    this.closing =
        new EngineClosing(
            parts.commands().calls(),
            List.of(
                parts.events()::stop,
                parts.jobs().executor()::close,
                events::closed,
                foundation.ground().shutdown()));
  }

  /** Builds the engine upon its foundation, and starts what is to run in the background. */
  static ProcessEngine build(Foundation foundation) {
    var engine = new EngineReference();
    var building = new BpmnEngineBuilding(foundation);
    var parts = building.parts(engine);
    var added =
        foundation.settings().engines.stream()
            .map(addition -> addition.build(building.shared(parts)))
            .toList();
    var built =
        new ProcessEngineImpl(
            foundation, parts, building.services(parts), building.events(), added);
    engine.set(built);
    foundation.ground().clock().onChange(parts.jobs().alarm()::ring);
    if (parts.cleanup().isEnabled()) {
      built.getManagementService().handleHistoryCleanupTimerJob();
    }
    building.created(built);
    parts.events().start();
    if (foundation.settings().executorActivate) {
      built.startExecutors();
    }
    return built;
  }

  @Override
  public String getName() {
    return foundation.settings().engineName;
  }

  @Override
  public RepositoryService getRepositoryService() {
    return services.repository();
  }

  @Override
  public RuntimeService getRuntimeService() {
    return services.runtime();
  }

  @Override
  public TaskService getTaskService() {
    return services.task();
  }

  @Override
  public HistoryService getHistoryService() {
    return services.history();
  }

  @Override
  public ManagementService getManagementService() {
    return services.management();
  }

  @Override
  public ProcessMigrationService getProcessMigrationService() {
    return services.migration();
  }

  @Override
  public FormService getFormService() {
    return services.form();
  }

  @Override
  public IdentityService getIdentityService() {
    return services.identity();
  }

  @Override
  public <T> T getEngine(Class<T> type) {
    for (var engine : added) {
      if (type.isInstance(engine)) {
        return type.cast(engine);
      }
    }
    throw new BadArgumentException(
        "No engine of the type '"
            + type
            + "' was added to this one. Add its configuration with addEngine of"
            + " ProcessEngineConfiguration.");
  }

  @Override
  public EventRegistry getEventRegistry() {
    return parts.events().registry();
  }

  @Override
  public EngineClock clock() {
    return foundation.ground().clock();
  }

  @Override
  public int runDueJobs() {
    return parts.jobs().dueJobs().run();
  }

  @Override
  public void startExecutors() {
    parts.jobs().executor().start();
  }

  @Override
  public <T> T inTransaction(Connection connection, Callable<T> action) {
    return parts.commands().calls().within(() -> with(connection, action));
  }

  private <T> T with(Connection connection, Callable<T> action) {
    parts.commands().requireOwn(given("connection", connection));
    return foundation.ground().transactions().with(connection, given("action", action));
  }

  private static <V> V given(String argument, V value) {
    return new Check("ProcessEngine").given("inTransaction", argument, value);
  }

  @Override
  public void close() {
    closing.close();
  }
}
