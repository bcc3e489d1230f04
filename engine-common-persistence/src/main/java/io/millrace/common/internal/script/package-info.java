/**
 * Scripts of models, run by engines that the application has on its class path (JSR 223).
 *
 * <p>The compilers of both engines call it. It may use expression and work.
 */
package io.millrace.common.internal.script;
