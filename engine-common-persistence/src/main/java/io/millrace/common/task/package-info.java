/**
 * Open tasks of both engines as applications see, ask for and make them.
 *
 * <p>Applications and both task services call it; the shared layer implements it. It may call
 * {@code io.millrace.common} and its packages for queries, variables and identity links.
 */
package io.millrace.common.task;
