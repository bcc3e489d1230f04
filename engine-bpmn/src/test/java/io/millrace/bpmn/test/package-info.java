/**
 * Writes BPMN files for tests, so that a model stands beside the assertion that needs it.
 *
 * <p>Tests call {@code BpmnBuilder.process}; what comes out is XML, so the parser takes part in
 * every test. It calls nothing of the engine.
 */
package io.millrace.bpmn.test;
