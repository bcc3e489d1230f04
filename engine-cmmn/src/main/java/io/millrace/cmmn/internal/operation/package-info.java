/**
 * What happens to a case while it runs.
 *
 * <p>Commands and the shared layer call it. It may call model, persistence and history.
 */
package io.millrace.cmmn.internal.operation;
