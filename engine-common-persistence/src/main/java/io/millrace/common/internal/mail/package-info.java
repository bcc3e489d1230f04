/**
 * What mail tasks do.
 *
 * <p>The compilers of both engines call it. It may use expression and work.
 */
package io.millrace.common.internal.mail;
