package io.millrace.benchmark.micro;

import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.common.delegate.Expression;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Evaluates the expression of its field many times in one call. Belongs to one thread.
 *
 * <p>Only inside a call of the engine is there an execution whose variables an expression sees.
 */
public final class Evaluation implements JavaDelegate {

  static final int TIMES = 10_000;

  private Expression value;
  private Blackhole blackhole;

  Evaluation() {}

  /**
   * Takes the expression of the model, as the engine does before each call.
   *
   * @param value the expression
   */
  public void setValue(Expression value) {
    this.value = value;
  }

  void into(Blackhole values) {
    blackhole = values;
  }

  @Override
  public void execute(DelegateExecution execution) {
    for (int i = 0; i < TIMES; i++) {
      blackhole.consume(value.getValue(execution));
    }
  }
}
