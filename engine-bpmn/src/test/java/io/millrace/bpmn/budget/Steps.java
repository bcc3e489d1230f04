package io.millrace.bpmn.budget;

import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;

/** The service tasks of the paths. */
final class Steps {

  private Steps() {}

  /** Does nothing. */
  public static final class Idle implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) {
      // the step alone is measured
    }
  }

  /** Fails. */
  public static final class Failing implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) {
      throw new IllegalStateException("out of paper");
    }
  }
}
