package io.millrace.bpmn.internal;

import io.millrace.bpmn.ProcessEngine;
import java.util.function.Supplier;

/** Gives the engine to parts of it that are built before it. Thread-safe. */
final class EngineReference implements Supplier<ProcessEngine> {

  private volatile ProcessEngine engine;

  void set(ProcessEngine built) {
    engine = built;
  }

  @Override
  public ProcessEngine get() {
    return engine;
  }
}
