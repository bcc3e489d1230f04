package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.operation.CaseJobTypes;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.EngineException;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.job.TimerJobs;
import io.millrace.common.internal.persistence.Dependent;

/**
 * Occurs at a time, by a job.
 *
 * <p>Spec: CMMN 1.1 §5.4.2.1. Beyond it: the time may be a cron text, or an expression that gives a
 * date or duration of {@code java.time}.
 *
 * @param time the time, or an expression that gives it
 * @param calendar gives the name of the calendar that reads it, or null
 * @param timers makes timer jobs
 */
public record TimerListenerBehavior(Expression time, Expression calendar, TimerJobs timers)
    implements EventListenerBehavior {

  @Override
  public boolean listens() {
    return true;
  }

  /** By hand it occurs as when its time has come: a cycle goes on with the time after that. */
  @Override
  public void trigger(PlanItemEntity item, CmmnContext context) {
    if (timers.jobs().times().repeatOf(context.command(), item)) {
      context.occurForGood(item);
    } else {
      EventListenerBehavior.super.trigger(item, context);
    }
  }

  @Override
  public void listen(PlanItemEntity item, CmmnContext context) {
    if (item.count(Dependent.JOB) > 0) {
      return;
    }
    var value = time.evaluate(context.scope(item));
    var job = NewJob.of(item.scopeRef(), CaseJobTypes.TIMER).at(item.elementId(), item.name());
    try {
      var by = calendar == null ? null : calendar.evaluateString(context.scope(item));
      timers.create(context.command(), job, by, value);
    } catch (EngineException e) {
      throw new ExpressionException(
          "The time '"
              + time.text()
              + "' of timer event listener '"
              + item.elementId()
              + "' (case instance '"
              + item.caseInstanceId()
              + "') gives "
              + value
              + ", which is no date, duration or repetition: "
              + e.text(),
          e);
    }
  }
}
