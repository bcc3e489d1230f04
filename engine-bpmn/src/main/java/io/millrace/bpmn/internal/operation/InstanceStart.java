package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.scope.FamilyLock;
import java.util.Map;

/** How a process instance is to be started. Used once, by one thread. */
public final class InstanceStart {

  private final CompiledProcess process;
  private Node start;
  private Beginning beginning;
  private ExecutionEntity superExecution;
  private long rootId;
  private String businessKey;
  private String businessStatus;
  private String tenantId;
  private String name;
  private String externalId;
  private Map<String, ?> variables = Map.of();
  private Map<String, ?> transientVariables = Map.of();

  /** Where an instance begins that does not begin at a start event. */
  public interface Beginning {

    /** Returns the first element that it comes to. */
    Node first(CompiledProcess process);

    /** Puts its tokens where they are to be. */
    void begin(ExecutionEntity instance, BpmnContext context);
  }

  private InstanceStart(CompiledProcess process) {
    this.process = process;
    this.start = process.noneStart();
  }

  /** Returns a start of a process at its none start event. */
  public static InstanceStart of(CompiledProcess process) {
    return new InstanceStart(process);
  }

  /** Starts at a given start event. */
  public InstanceStart at(Node startEvent) {
    start = startEvent;
    return this;
  }

  /** Begins in the middle; null for a start event. */
  public InstanceStart with(Beginning inTheMiddle) {
    beginning = inTheMiddle;
    return this;
  }

  /** Starts below an execution that calls the process. */
  public InstanceStart below(ExecutionEntity caller) {
    superExecution = caller;
    return this;
  }

  /** Starts in the family of a root; 0 for one of its own. */
  public InstanceStart inFamily(long root) {
    rootId = root;
    return this;
  }

  /** Sets the business key. */
  public InstanceStart businessKey(String key) {
    businessKey = key;
    return this;
  }

  /** Sets the business status. */
  public InstanceStart businessStatus(String status) {
    businessStatus = status;
    return this;
  }

  /**
   * Sets the tenant the instance belongs to; without it the instance has the tenant of its process.
   */
  public InstanceStart tenantId(String tenant) {
    tenantId = tenant;
    return this;
  }

  /** Sets the instance's name. */
  public InstanceStart name(String text) {
    name = text;
    return this;
  }

  /** Sets the id the caller chose. */
  public InstanceStart externalId(String id) {
    externalId = id;
    return this;
  }

  /** Sets the variables the instance starts with. */
  public InstanceStart variables(Map<String, ?> values) {
    variables = values;
    return this;
  }

  /** Sets the variables that live in the first unit of work only. */
  public InstanceStart transientVariables(Map<String, ?> values) {
    transientVariables = values;
    return this;
  }

  /**
   * Makes the instance and plans its first step.
   *
   * @throws BadArgumentException if the process has no start event that fits
   * @throws io.millrace.common.ObjectNotFoundException if the version is deleted
   * @throws IllegalStateEngineException if it is suspended
   */
  public ExecutionEntity run(BpmnContext context) {
    if (start == null && beginning == null) {
      throw new BadArgumentException(
          "The process '"
              + process.model().key()
              + "' (version "
              + process.definition().version()
              + ") has no none start event, so it cannot be started by key or id. Start it by its message or signal, or add one.");
    }
    context.runtime().definitions().requireThere(process.definition().id(), context.command());
    if (context.runtime().definitions().isSuspended(process.definition().id(), context.command())) {
      throw new IllegalStateEngineException(
          "Cannot start an instance of the process '"
              + process.model().key()
              + "' (version "
              + process.definition().version()
              + ", id '"
              + process.definition().id()
              + "'): the version is suspended. Activate it with RepositoryService.activateProcessDefinitionById.");
    }
    var instance = newInstance(context);
    if (rootId == 0) {
      context.tree().addProcessInstance(instance, superExecution);
      FamilyLock.started(context.command(), instance.rootInstanceId());
    } else {
      context.tree().addProcessInstance(instance, rootId);
    }
    context.runtime().eventBus().processCreated(instance, context);
    setInitiator(instance, context); // first, so that what the start brings prevails
    variables.forEach((variable, value) -> context.variables().setLocal(instance, variable, value));
    transientVariables.forEach(
        (variable, value) -> context.variables().setTransient(instance, variable, value));
    process.data().create(instance, context);
    context.runtime().eventBus().processStarted(instance, context);
    process.listeners().tell("start", first().element().info(), instance, context);
    ScopeEvents.await(instance, context);
    if (beginning == null) {
      begin(context.tree().addChild(instance), context);
    } else {
      beginning.begin(instance, context);
    }
    return instance;
  }

  private void begin(ExecutionEntity token, BpmnContext context) {
    if (start.element() instanceof StartEvent) {
      context.enter(token, start);
    } else {
      context.command().agenda().plan(new StartAtEvent(context, token, first(), start));
    }
  }

  /** Returns where the instance begins: at the gateway before an event that instantiates. */
  private Node first() {
    if (beginning != null) {
      return beginning.first(process);
    }
    if (start.element() instanceof StartEvent) {
      return start;
    }
    var gateway = process.model().instantiatingGateway(start.id());
    return gateway == null ? start : process.node(gateway.id());
  }

  private ExecutionEntity newInstance(BpmnContext context) {
    var instance = new ExecutionEntity();
    instance.processDefinitionId(process.definition().id());
    instance.tenantId(
        tenantId == null || tenantId.isEmpty() ? process.definition().tenantId() : tenantId);
    instance.businessStatus(businessStatus);
    instance.historyLevel(level(context).ordinal());
    instance.businessKey(businessKey);
    instance.name(name);
    instance.externalId(externalId);
    instance.startActivityId(first().id());
    instance.startTime(context.now());
    instance.startUserId(context.runtime().identity().currentUserId());
    return instance;
  }

  private HistoryLevel level(BpmnContext context) {
    var own = process.definition().historyLevel();
    return own == null ? context.runtime().historyLevel() : HistoryLevel.values()[own];
  }

  private void setInitiator(ExecutionEntity instance, BpmnContext context) {
    var variable =
        start != null && start.element() instanceof StartEvent event ? event.initiator() : null;
    if (variable != null) {
      context.variables().setLocal(instance, variable, instance.startUserId());
    }
  }
}
