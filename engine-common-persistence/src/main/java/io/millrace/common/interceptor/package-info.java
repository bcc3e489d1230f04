/**
 * How an application wraps each call to an engine.
 *
 * <p>Applications implement it; the command executor calls it. It may call {@code
 * io.millrace.common}.
 */
package io.millrace.common.interceptor;
