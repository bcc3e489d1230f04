package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.definition.StartTimers;
import io.millrace.bpmn.internal.model.IntermediateCatchEvent;
import io.millrace.bpmn.internal.model.MultipleEventDefinition;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.model.TimerEventDefinition;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.JobTraits;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.TaskTimeout;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.EngineException;
import io.millrace.common.ExpressionException;
import io.millrace.common.delegate.TaskListener;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.calendar.DueDate;
import io.millrace.common.internal.calendar.EndingCycle;
import io.millrace.common.internal.calendar.TimerSchedule;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.job.TimerJobs;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.task.TaskEntity;
import java.util.Map;

/**
 * Makes the jobs of timer events.
 *
 * @param timers makes timer jobs
 * @param expressions parses times that are expressions
 */
public record JobTimers(TimerJobs timers, Expressions expressions)
    implements EventTimers, StartTimers {

  @Override
  public void create(
      ExecutionEntity execution,
      Node event,
      TimerEventDefinition timer,
      String part,
      BpmnContext context) {
    var job =
        NewJob.of(execution.scopeRef(), WaitNames.TIMER)
            .at(event.id(), event.element().name())
            .withConfiguration(part);
    var scope = context.scope(execution);
    var wanted = new JobTraits(expressions).of(job, event.element(), () -> scope);
    var made = create(wanted, timer, scope, context.command());
    var isOneOfSeveral =
        event.element() instanceof IntermediateCatchEvent element
            && element.definition() instanceof MultipleEventDefinition several
            && !several.parallel();
    if (made == null && event.element() instanceof IntermediateCatchEvent && !isOneOfSeveral) {
      throw neverDue(event, timer);
    }
  }

  @Override
  public void create(TaskEntity task, Node activity, TaskTimeout timeout, BpmnContext context) {
    var execution = context.tree().find(task.subScopeId());
    var job =
        NewJob.of(execution.scopeRef(), WaitNames.TASK_TIMEOUT)
            .at(activity.id(), activity.element().name())
            .withConfiguration(timeout.id());
    var seen = context.runtime().scopes().taskScope(task, TaskListener.EVENTNAME_TIMEOUT, context);
    var wanted =
        new JobTraits(expressions).of(job, activity.element(), () -> context.scope(execution));
    create(wanted, timeout.timer(), seen, context.command());
  }

  @Override
  public void create(
      DefinitionEntity version,
      StartEvent event,
      TimerEventDefinition timer,
      CommandContext context) {
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
    var beans = ExpressionScope.of(Map.of());
    var wanted = new JobTraits(expressions).of(job, event, () -> beans);
    var made = create(wanted, timer, beans, context);
    if (made != null && version.isSuspended()) {
      timers.jobs().rest().suspend(made);
    }
  }

  @Override
  public void delete(DefinitionEntity version, CommandContext context) {
    timers
        .jobs()
        .starting()
        .delete(context, version.id(), job -> WaitNames.TIMER_START.equals(job.handlerType()));
  }

  @Override
  public void deleteAll(DefinitionEntity version, CommandContext context) {
    timers.jobs().starting().deleteAll(context, version.id());
  }

  /** Returns the timer; null if it is never due. */
  private JobEntity create(
      NewJob job, TimerEventDefinition timer, ExpressionScope scope, CommandContext context) {
    var value = expressions.parse(timer.value()).evaluate(scope);
    try {
      return timers.create(
          context, job, kind(timer), calendar(timer, scope), ending(timer, value, scope, context));
    } catch (EngineException e) {
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
              + e.text(),
          e);
    }
  }

  /** Returns the value, with the end that the model gives a cycle beside it. */
  private Object ending(
      TimerEventDefinition timer, Object value, ExpressionScope scope, CommandContext context) {
    if (timer.end() == null || !(value instanceof String cycle)) {
      return value;
    }
    var end = expressions.parse(timer.end()).evaluate(scope);
    var zone = timers.calendar().zone();
    return new EndingCycle(cycle.strip(), DueDate.of(end, context.now(), zone)).text();
  }

  private String calendar(TimerEventDefinition timer, ExpressionScope scope) {
    return timer.calendar() == null
        ? null
        : expressions.parse(timer.calendar()).evaluateString(scope);
  }

  private static TimerSchedule.Kind kind(TimerEventDefinition timer) {
    return switch (timer.kind()) {
      case DATE -> TimerSchedule.Kind.DATE;
      case DURATION -> TimerSchedule.Kind.DURATION;
      case CYCLE -> TimerSchedule.Kind.CYCLE;
    };
  }

  /** Refuses a time that never comes where a token would wait for it for ever. */
  private static ExpressionException neverDue(Node event, TimerEventDefinition timer) {
    return new ExpressionException(
        "The time '"
            + timer.value()
            + "' of timer event '"
            + event.id()
            + "' is never due, so the process would wait for ever. Give a time that comes.");
  }
}
