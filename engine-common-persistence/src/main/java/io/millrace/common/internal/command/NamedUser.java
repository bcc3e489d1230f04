package io.millrace.common.internal.command;

/**
 * On whose behalf a thread calls the engine, as the application says for the thread. It is all that
 * code which a command calls can set for its thread.
 */
public interface NamedUser {

  /** Returns who is named for the current thread; null for nobody. */
  String named();

  /** Names the user for the current thread; null names nobody. */
  void name(String userId);

  /** Runs code of the application; whom it names is forgotten when it ends. */
  default void restoreAfter(Runnable code) {
    var caller = named();
    try {
      code.run();
    } finally {
      name(caller);
    }
  }
}
