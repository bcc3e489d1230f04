package io.millrace.benchmark.delegate;

import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;

/** Does nothing, so that a service task costs what the engine alone makes of it. Stateless. */
public class NoopDelegate implements JavaDelegate {

  /** Creates the delegate, as engines do by reflection. */
  public NoopDelegate() {}

  @Override
  public void execute(DelegateExecution execution) {
    // the engine's own cost is what is measured
  }
}
