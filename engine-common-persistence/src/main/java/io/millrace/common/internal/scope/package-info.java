/**
 * How a shared row names what owns it, and how shared code calls back into the engine that owns it.
 *
 * <p>Shared services and both engines call it; it may use persistence and command.
 */
package io.millrace.common.internal.scope;
