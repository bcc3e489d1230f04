package io.millrace.common.interceptor;

import io.millrace.common.IllegalStateEngineException;

/**
 * A call to an engine as a {@link CommandInterceptor} sees it. It is valid on the calling thread
 * until the call ends.
 *
 * @param <T> the type of the result
 */
public interface CommandInvocation<T> {

  /**
   * Returns the engine that is called.
   *
   * @return its name, never null
   */
  String engineName();

  /**
   * Returns what it is asked to do.
   *
   * @return a name such as {@code StartInstance}, which stays the same over releases; never null
   */
  String commandName();

  /**
   * Tells whether user code makes the call from within another call to the same engine, which it
   * joins.
   *
   * @return true if it is nested
   */
  boolean isNested();

  /**
   * Carries the call out.
   *
   * @return the result, or null
   * @throws IllegalStateEngineException if it was carried out already
   */
  T proceed();
}
