/**
 * The rows of cases and plan items, running and ended.
 *
 * <p>Operations, commands and history use them. They may call the shared persistence alone.
 */
package io.millrace.cmmn.internal.persistence;
