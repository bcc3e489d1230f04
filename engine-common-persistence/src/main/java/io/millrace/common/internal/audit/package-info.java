/**
 * What somebody did by hand, written down with the user: the audit trail.
 *
 * <p>Services call it; it uses commands and persistence and knows nothing of what was done.
 */
package io.millrace.common.internal.audit;
