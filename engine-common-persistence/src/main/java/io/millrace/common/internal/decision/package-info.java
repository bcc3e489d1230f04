/**
 * How elements ask for decisions, and what becomes of the results.
 *
 * <p>The compilers of both engines call it. It may use expression and work.
 */
package io.millrace.common.internal.decision;
