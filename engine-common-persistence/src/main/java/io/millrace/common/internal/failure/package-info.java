/**
 * Tells what code of the application throws from what the engine throws itself.
 *
 * <p>Both engines ask it before they give an exception a meaning of the model; it stands on the
 * exceptions of commands and persistence.
 */
package io.millrace.common.internal.failure;
