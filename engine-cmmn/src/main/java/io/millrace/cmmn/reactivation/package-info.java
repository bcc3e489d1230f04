/**
 * Brings cases back that have ended.
 *
 * <p>The history service hands the builder out.
 */
package io.millrace.cmmn.reactivation;
