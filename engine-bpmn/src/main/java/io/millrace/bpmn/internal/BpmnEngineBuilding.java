package io.millrace.bpmn.internal;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.internal.query.BpmnQueries;
import io.millrace.bpmn.internal.service.HistoryServiceImpl;
import io.millrace.bpmn.internal.service.IdentityServiceImpl;
import io.millrace.bpmn.internal.service.ManagementServiceImpl;
import io.millrace.bpmn.internal.service.RepositoryParts;
import io.millrace.bpmn.internal.service.RepositoryServiceImpl;
import io.millrace.bpmn.internal.service.RuntimeParts;
import io.millrace.bpmn.internal.service.RuntimeServiceImpl;
import io.millrace.bpmn.internal.service.TaskServiceImpl;
import io.millrace.common.delegate.DelegateFactory;
import io.millrace.common.internal.event.EngineEvents;
import io.millrace.common.internal.event.EventListeners;
import io.millrace.common.internal.expression.ExpressionLimits;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.service.AuthenticatedUsers;
import io.millrace.common.internal.service.TaskParts;
import io.millrace.common.internal.service.Tenants;
import io.millrace.common.internal.variable.VariableTypes;
import io.millrace.common.internal.variable.Variables;
import java.util.List;
import java.util.function.Supplier;

/** Builds the parts and the services of one engine upon its foundation. Used once. */
final class BpmnEngineBuilding {

  private final Foundation foundation;
  private final EngineSettings settings;
  private final AuthenticatedUsers users;
  private final Tenants tenants;
  private final EngineEvents events;

  BpmnEngineBuilding(Foundation foundation) {
    this.foundation = foundation;
    this.settings = foundation.settings();
    this.users = new AuthenticatedUsers(null);
    this.tenants = new Tenants(null);
    this.events = new EngineEvents(new EventListeners(), foundation.clock());
  }

  /** Builds the parts. */
  BpmnParts parts(Supplier<ProcessEngine> engine) {
    var expressions = new Expressions(settings.beans, List.of(), List.of(), ExpressionLimits.DEFAULT);
    var variables = new Variables(new VariableTypes(List.of()), List.of(events.variables()));
    return new BpmnPartsAssembly(
            settings,
            foundation.commands(),
            foundation.tables(),
            expressions,
            variables,
            BpmnEngineBuilding.newObjects(),
            users,
            events)
        .build(engine);
  }

  private static DelegateFactory newObjects() {
    return new DelegateFactory() {
      @Override
      public <T> T create(Class<T> type) throws Exception {
        return type.getDeclaredConstructor().newInstance();
      }
    };
  }

  /** Builds the services. */
  BpmnServices services(BpmnParts parts) {
    var commands = parts.commands();
    var queries = BpmnQueries.of(commands, parts.variables().types(), users);
    return new BpmnServices(
        new RepositoryServiceImpl(
            new RepositoryParts(commands, parts.deployers(), parts.cache(), tenants, settings.classLoader, queries)),
        new RuntimeServiceImpl(
            new RuntimeParts(
                commands, parts.lock(), parts.runtime(), parts.signals(), parts.tasks().keys(), tenants, events.listeners(), queries)),
        new TaskServiceImpl(new TaskParts(commands, parts.tasks(), users, tenants, queries.shared())),
        new HistoryServiceImpl(commands, queries),
        new ManagementServiceImpl(commands, parts.jobs(), parts.tables(), queries),
        new IdentityServiceImpl(users));
  }

  /** Tells who waits for it that the engine is there. */
  void created(ProcessEngine engine) {
    events.created();
  }
}
