package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.InstanceStart;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Starts an instance at each conditional start event whose condition holds.
 *
 * @param start what to look at and to start with
 * @param commands runs each start to its end, with an agenda of its own
 * @param runtime the engine's parts
 */
public record StartByConditionCommand(Start start, CommandExecutor commands, BpmnRuntime runtime)
    implements Command<List<ProcessInstance>> {

  /**
   * What to look at and to start with.
   *
   * @param definitionId the version; 0 for the newest of each process of the tenant
   * @param tenantId the tenant, empty for none
   * @param businessKey the business key of the instances, or null
   * @param variables what conditions see and instances start with
   */
  public record Start(
      long definitionId, String tenantId, String businessKey, Map<String, Object> variables) {}

  /** A start event of a process. */
  private record Place(CompiledProcess process, Node event) {}

  @Override
  public List<ProcessInstance> execute(CommandContext command) {
    var started = new ArrayList<ProcessInstance>();
    for (var place : start.definitionId() == 0 ? awaited(command) : ofDefinition(command)) {
      if (holds(place)) {
        var instance = commands.execute(inner -> start(place, inner));
        started.add(StartedInstance.of(instance, runtime.in(command)));
      }
    }
    return started;
  }

  private boolean holds(Place place) {
    var scope = ExpressionScope.of(new LinkedHashMap<>(start.variables()));
    return place.event().variableWaits().values().stream()
        .anyMatch(wait -> wait.condition().holds(scope));
  }

  private ExecutionEntity start(Place place, CommandContext inner) {
    return InstanceStart.of(place.process())
        .at(place.event())
        .businessKey(start.businessKey())
        .variables(start.variables())
        .run(runtime.in(inner));
  }

  private List<Place> awaited(CommandContext command) {
    return Subscriptions.of(command)
        .findStarting(WaitNames.CONDITIONAL_EVENT, WaitNames.CONDITIONAL_EVENT, start.tenantId())
        .stream()
        .filter(wait -> !runtime.definitions().isSuspended(wait.scopeDefinitionId(), command))
        .map(
            wait -> {
              var process = runtime.definitions().require(wait.scopeDefinitionId(), command);
              return new Place(process, process.node(wait.activityId()));
            })
        .distinct()
        .toList();
  }

  private List<Place> ofDefinition(CommandContext command) {
    var process = runtime.definitions().require(start.definitionId(), command);
    var places =
        process.startEvents().stream()
            .filter(event -> !event.variableWaits().isEmpty())
            .map(event -> new Place(process, event))
            .toList();
    if (places.isEmpty()) {
      throw new BadArgumentException(
          "The process definition '"
              + start.definitionId()
              + "' ('"
              + process.model().key()
              + "') has no conditional start event. Start it by its id, or name another one.");
    }
    return places;
  }
}
