/**
 * Writes down cases and plan items when they are over.
 *
 * <p>Operations call it. It may call persistence.
 */
package io.millrace.cmmn.internal.history;
