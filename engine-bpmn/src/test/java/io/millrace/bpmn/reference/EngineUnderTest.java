package io.millrace.bpmn.reference;

import java.util.Map;

/**
 * One process instance on something that runs processes: the interpreter, the interpreter with a
 * planted fault, or the engine.
 */
interface EngineUnderTest {

  /** Starts an instance; a refused one does not exist, and nothing else is called then. */
  Outcome start(ProcessModel model, Map<String, Object> variables);

  Outcome apply(Action action);

  Snapshot state();

  /** Nothing more is asked; an instance that still runs must not hear what others do. */
  default void close() {}
}
