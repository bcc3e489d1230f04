/**
 * Variables: their types, their rows, their scopes.
 *
 * <p>Services, delegates and expressions of both engines call it; it may use persistence.
 */
package io.millrace.common.internal.variable;
