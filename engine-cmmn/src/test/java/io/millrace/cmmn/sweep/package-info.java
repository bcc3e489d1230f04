/**
 * Asks an engine for cases everything, and lets nothing be answered with nothing.
 *
 * <p>Nothing calls it. It may call the public API and what tests share.
 */
package io.millrace.cmmn.sweep;
