/**
 * Who takes part in an instance: its starter, who is linked to it, and everybody its tasks,
 * comments and attachments name. The criteria of queries and the lists of links, from what is
 * stored anyway.
 *
 * <p>Queries and commands of both engines call it; it may read tasks, comments and identity links,
 * and calls no engine.
 */
package io.millrace.common.internal.involvement;
