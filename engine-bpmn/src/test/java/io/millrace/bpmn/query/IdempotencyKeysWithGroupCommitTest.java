package io.millrace.bpmn.query;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.WithGroupCommit;

/** Keys keep their promise where starts are written together. */
@EngineTest
@WithGroupCommit(2)
class IdempotencyKeysWithGroupCommitTest extends IdempotencyKeysTest {}
