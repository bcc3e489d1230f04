package io.millrace.bpmn.internal;

import io.millrace.bpmn.ProcessEngine;

/** Builds a process engine. */
public final class BpmnAssembly {
  private BpmnAssembly() {}

  /** Builds it. */
  public static ProcessEngine build(EngineSettings settings) {
    throw new IllegalStateException();
  }
}
