package io.millrace.common.interceptor;

/**
 * Wraps each call to an engine: for measuring, tracing, logging, or checking rights.
 *
 * <p>The first interceptor that was registered is the outermost one. Interceptors stand outside of
 * the engine's own, so that a call that is repeated because of a conflict passes them once, and the
 * transaction of a call that is not {@link CommandInvocation#isNested() nested} has ended when
 * {@link CommandInvocation#proceed()} returns, unless it belongs to the caller. They are called by
 * many threads at once. An engine without interceptors does not pay for them.
 */
public interface CommandInterceptor {

  /**
   * Wraps a call. An implementation calls {@link CommandInvocation#proceed()} once and returns what
   * that returned, or throws an exception to stop the call.
   *
   * @param <T> the type of the result
   * @param invocation the call
   * @return the result of the call
   */
  <T> T execute(CommandInvocation<T> invocation);
}
