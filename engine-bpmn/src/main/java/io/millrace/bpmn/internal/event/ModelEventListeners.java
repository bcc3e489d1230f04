package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.delegate.ModelDelegates;
import io.millrace.bpmn.internal.model.ProcessEventListener;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.LoadedProcesses;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.common.event.EngineEntityEvent;
import io.millrace.common.event.EngineEvent;
import io.millrace.common.event.EngineEventListener;
import io.millrace.common.event.EngineEventType;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.delegate.DelegateInstances.DelegateSource;
import io.millrace.common.internal.event.EventListeners;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.job.Job;
import io.millrace.common.task.Task;
import io.millrace.common.transaction.TransactionState;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The listeners of the engine's events that stand in processes. A process that is not loaded is not
 * known here; whatever happens to an instance loads it before. Thread-safe.
 */
public final class ModelEventListeners implements EventListeners.ModelListeners, LoadedProcesses {

  /** Delegate expressions name beans: there is no execution whose variables they could see. */
  private static final ExpressionScope BEANS_ALONE = ExpressionScope.of(Map.of());

  private final ModelDelegates delegates;
  private final Map<Long, List<Listening>> byDefinition = new ConcurrentHashMap<>();
  private volatile Set<EngineEventType> heard = Set.of();
  private volatile ThrownByListeners thrown;

  /** A listener, and what gives its object; null where it throws something. */
  private record Listening(
      ProcessEventListener model, DelegateSource<EngineEventListener> source) {}

  /** Creates the listeners of no process. */
  public ModelEventListeners(ModelDelegates delegates) {
    this.delegates = delegates;
  }

  /** Says what throws things into instances. */
  public void throwBy(ThrownByListeners throwing) {
    thrown = throwing;
  }

  @Override
  public void comes(CompiledProcess process) {
    var models = process.model().settings().eventListeners();
    if (!models.isEmpty()) {
      var key = process.model().key();
      byDefinition.put(
          process.definition().id(),
          models.stream().map(model -> new Listening(model, source(model, key))).toList());
      count();
    }
  }

  private DelegateSource<EngineEventListener> source(ProcessEventListener model, String key) {
    return model.implementation() == null
        ? null
        : delegates.source(model.implementation(), EngineEventListener.class, key);
  }

  @Override
  public void goes(long definitionId) {
    if (byDefinition.remove(definitionId) != null) {
      count();
    }
  }

  private synchronized void count() {
    var types = EnumSet.noneOf(EngineEventType.class);
    for (var all : byDefinition.values()) {
      for (var type : EngineEventType.values()) {
        if (all.stream().anyMatch(listening -> listening.model().hears(type.name()))) {
          types.add(type);
        }
      }
    }
    heard = Set.copyOf(types);
  }

  @Override
  public boolean hear(EngineEventType type) {
    return heard.contains(type);
  }

  @Override
  public void tell(EngineEvent event, CommandContext context) {
    var definition = event.getProcessDefinitionId();
    if (definition == null || event.getProcessInstanceId() == null) {
      return;
    }
    for (var listening :
        byDefinition.getOrDefault(ExternalIds.parse(definition), List.<Listening>of())) {
      if (listening.model().hears(event.getType().name())
          && isAbout(listening.model().entity(), event)) {
        tell(listening, event, context);
      }
    }
  }

  private static boolean isAbout(ProcessEventListener.Entity entity, EngineEvent event) {
    if (entity == null) {
      return true;
    }
    var about = event instanceof EngineEntityEvent of ? of.getEntity() : null;
    return switch (entity) {
      case TASK -> about instanceof Task;
      case JOB -> about instanceof Job;
      case PROCESS_INSTANCE -> about instanceof ProcessInstance;
    };
  }

  private void tell(Listening listening, EngineEvent event, CommandContext context) {
    if (listening.source() == null) {
      thrown.happen(listening.model().thrown(), event, context);
      return;
    }
    context.userCodeFollows(); // the listener may have to be made first
    var listener = listening.source().get(BEANS_ALONE);
    var moment = listening.model().onTransaction();
    var state =
        moment == null ? listener.getOnTransaction() : TransactionState.valueOf(moment.name());
    EventListeners.tell(listener, state, event, context);
  }
}
