/**
 * A second, small interpreter of BPMN 2.0.2, a generator of random processes, and a driver that
 * compares an engine with the interpreter step by step.
 *
 * <p>Written from the standard and {@code docs/bpmn-semantics.md}, whose numbers the comments cite.
 * Uses nothing but the JDK, so that it shares no mistake with the engine.
 */
package io.millrace.bpmn.reference;
