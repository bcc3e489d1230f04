/**
 * Work that an element of either engine does by itself: scripts, decisions, requests, mails.
 *
 * <p>Behaviors of the engines run it at a {@code Workplace} of theirs. It may use expression.
 */
package io.millrace.common.internal.work;
