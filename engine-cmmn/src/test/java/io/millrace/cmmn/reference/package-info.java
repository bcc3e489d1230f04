/**
 * A second, small interpreter of CMMN 1.1, a generator of random cases, and a driver that compares
 * an engine with the interpreter step by step.
 *
 * <p>Written from the standard and {@code docs/cmmn-semantics.md}, whose numbers the comments cite.
 * Uses nothing but the JDK, so that it shares no mistake with the engine.
 */
package io.millrace.cmmn.reference;
