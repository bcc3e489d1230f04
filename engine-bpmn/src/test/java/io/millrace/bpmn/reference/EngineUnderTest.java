package io.millrace.bpmn.reference;

import io.millrace.test.random.ModelRunner;

/**
 * One process instance on something that runs processes: the interpreter, the interpreter with a
 * planted fault, or the engine.
 */
interface EngineUnderTest extends ModelRunner<ProcessModel, Action, Snapshot> {}
