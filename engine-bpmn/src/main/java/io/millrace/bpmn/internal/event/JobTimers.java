package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.definition.StartTimers;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.model.TimerEventDefinition;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.EngineException;
import io.millrace.common.ExpressionException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.calendar.EngineCalendar;
import io.millrace.common.internal.calendar.TimerSchedule;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.scope.ScopeRef;
import java.util.Map;

/**
 * Makes the jobs of timer events.
 *
 * @param jobs the jobs of the engine
 * @param expressions parses times that are expressions
 * @param calendar reads times
 */
public record JobTimers(Jobs jobs, Expressions expressions, EngineCalendar calendar)
    implements EventTimers, StartTimers {

  @Override
  public void create(
      ExecutionEntity execution, Node event, TimerEventDefinition timer, BpmnContext context) {
    var job =
        NewJob.of(execution.scopeRef(), WaitNames.TIMER).at(event.id(), event.element().name());
    create(job, timer, context.scope(execution), context.command());
  }

  @Override
  public void create(DefinitionEntity version, StartEvent event, CommandContext context) {
    var scope =
        new ScopeRef(
            ExecutionEntity.SCOPE_TYPE,
            0,
            0,
            0,
            version.id(),
            version.tenantId(),
            HistoryLevel.NONE);
    var job = NewJob.of(scope, WaitNames.TIMER_START).at(event.id(), event.name());
    create(job, (TimerEventDefinition) event.definition(), ExpressionScope.of(Map.of()), context);
  }

  @Override
  public void delete(DefinitionEntity version, CommandContext context) {
    jobs.deleteStarting(context, version.id());
  }

  private void create(
      NewJob job, TimerEventDefinition timer, ExpressionScope scope, CommandContext context) {
    var value = expressions.parse(timer.value()).evaluate(scope);
    try {
      var kind = TimerSchedule.Kind.valueOf(timer.kind().name());
      if (value instanceof String text && !calendar.isOwn()) {
        jobs.createTimer(context, job, kind, text);
      } else if (value instanceof String text && kind == TimerSchedule.Kind.CYCLE) {
        createCycle(job, text, context);
      } else {
        jobs.createTimer(context, job, calendar.dueDate(value, context.now()));
      }
    } catch (EngineException | NullPointerException e) {
      throw new ExpressionException(
          "The time '"
              + timer.value()
              + "' of timer event '"
              + job.elementId()
              + "' gives "
              + value
              + ", which is no time of the kind "
              + timer.kind()
              + ": "
              + e.getMessage(),
          e);
    }
  }

  /** How often a cycle repeats is for the application's calendar to tell. */
  private void createCycle(NewJob job, String cycle, CommandContext context) {
    var due = calendar.nextDue(cycle, context.now());
    if (due != null) {
      jobs.createCycle(context, job, due, cycle, null);
    }
  }
}
