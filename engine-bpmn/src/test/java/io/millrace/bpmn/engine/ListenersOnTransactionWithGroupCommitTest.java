package io.millrace.bpmn.engine;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.WithGroupCommit;

/** Listeners hear of the end also of what is written together with others. */
@EngineTest
@WithGroupCommit(2)
class ListenersOnTransactionWithGroupCommitTest extends ListenersOnTransactionTest {}
