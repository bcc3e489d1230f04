package io.millrace.benchmark.peers.camunda;

import org.camunda.bpm.engine.delegate.DelegateExecution;
import org.camunda.bpm.engine.delegate.JavaDelegate;

/** Does nothing, so that a service task costs what the engine alone makes of it. Stateless. */
public class NoopDelegate implements JavaDelegate {

  @Override
  public void execute(DelegateExecution execution) {
    // the engine's own cost is what is measured
  }
}
