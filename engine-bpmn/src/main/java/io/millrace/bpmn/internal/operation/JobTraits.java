package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.expression.ShortText;
import io.millrace.common.internal.job.NewJob;
import java.util.function.Supplier;

/**
 * Gives jobs what the model says about those of their element: priority and category.
 *
 * @param expressions parses what is an expression
 */
public record JobTraits(Expressions expressions) {

  /**
   * Returns a job of an element as the model wants it.
   *
   * @param scope what expressions see; asked only if there is something to evaluate
   */
  public NewJob of(NewJob job, FlowNode element, Supplier<ExpressionScope> scope) {
    var wanted = element.continuation().job();
    return with(job, wanted.priority(), wanted.category(), scope);
  }

  /** Returns the job for workers of an element as the model wants it. */
  public NewJob forWorkers(NewJob job, FlowNode element, Supplier<ExpressionScope> scope) {
    var wanted = element.continuation().job();
    var priority = wanted.workerPriority() == null ? wanted.priority() : wanted.workerPriority();
    return with(job, priority, wanted.category(), scope);
  }

  private NewJob with(
      NewJob job, String priority, String category, Supplier<ExpressionScope> scope) {
    var made = job;
    if (priority != null) {
      made = made.withPriority(number(priority, job, scope.get()));
    }
    if (category != null) {
      made = made.withCategory(word(category, job, scope.get()));
    }
    return made;
  }

  private int number(String text, NewJob job, ExpressionScope scope) {
    var value = expressions.parse(text).evaluate(scope);
    if (value == null) {
      return 0;
    }
    try {
      return Integer.parseInt(value.toString().strip());
    } catch (NumberFormatException e) {
      throw new ExpressionException(
          "The job priority '"
              + text
              + "' of '"
              + job.elementId()
              + "' gives "
              + value
              + ", which is no whole number of at most nine digits. Correct the expression or its variables.",
          e);
    }
  }

  private String word(String text, NewJob job, ExpressionScope scope) {
    var value =
        new ShortText("The job category of '" + job.elementId() + "'")
            .of(expressions.parse(text), scope);
    return value == null || value.isBlank() ? null : value;
  }
}
