package io.millrace.bpmn.engine;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.WithGroupCommit;

/** Rivals at one task, and starts beside them, where starts are written together. */
@EngineTest
@WithGroupCommit(2)
class ConcurrencyWithGroupCommitTest extends ConcurrencyTest {}
