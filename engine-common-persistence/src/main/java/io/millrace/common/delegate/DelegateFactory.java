package io.millrace.common.delegate;

import io.millrace.common.DelegateException;

/**
 * Makes the objects of the classes that models name: delegates and listeners. The place for a
 * container to inject into them.
 *
 * <p>The engine has loaded the class, though not initialized it, and has seen that it is of the
 * type that is to be called. It sets the fields that the model names afterwards, and asks for a new
 * object each time one is to be called, so that code of the application needs no thought for other
 * threads. Without a factory the public constructor without parameters is used. A factory is called
 * by many threads at once, from within commands; it must not call the engine.
 */
@FunctionalInterface
public interface DelegateFactory {

  /**
   * Makes an object.
   *
   * @param <T> the class that the model names
   * @param type the class that the model names
   * @return a new object, never null
   * @throws Exception if it cannot be made; the call to the engine fails with a {@link
   *     DelegateException}
   */
  <T> T create(Class<T> type) throws Exception;
}
