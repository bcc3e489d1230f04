/**
 * What tasks need that reach out of the engine: what the application gives to them, what can be
 * wrong with them before they run, and the work that they do.
 *
 * <p>The assemblies and compilers of both engines call it. It may use decision, http, mail, script,
 * shell and work.
 */
package io.millrace.common.internal.outside;
