package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.WorkerReport;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import java.util.List;
import java.util.Map;

/**
 * The errors that a report of a worker may mean.
 *
 * @param all in the order in which they are looked at
 */
record WorkerErrors(List<One> all) {

  private static final String NAME = "externalTask";

  /**
   * An error.
   *
   * @param condition tells whether a report means it
   * @param code its code
   * @param message gives what is said of it where the worker says nothing; may be null
   */
  record One(Expression condition, String code, Expression message) {

    private BpmnError error(WorkerReport report, ExpressionScope scope) {
      var said = report.getErrorMessage();
      return new BpmnError(
          code, said == null && message != null ? message.evaluateString(scope) : said);
    }
  }

  /** Returns the first error that a report means; null if it means none. */
  BpmnError meant(WorkerReport report, ExecutionEntity execution, BpmnContext context) {
    if (all.isEmpty()) {
      return null;
    }
    execution.shown(Map.of(NAME, report));
    try {
      for (var one : all) {
        if (one.condition().evaluateBoolean(context.scope(execution))) {
          return one.error(report, context.scope(execution));
        }
      }
      return null;
    } finally {
      execution.shown(Map.of());
    }
  }
}
