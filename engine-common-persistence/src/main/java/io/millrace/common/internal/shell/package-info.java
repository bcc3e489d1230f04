/**
 * What shell tasks do.
 *
 * <p>The compilers of engines call it. It may use expression and work.
 */
package io.millrace.common.internal.shell;
