/**
 * The one queue that moves work, for both engines.
 *
 * <p>Operations and behaviors plan steps on it; it calls nothing but them.
 */
package io.millrace.common.internal.agenda;
