package io.millrace.common.identity;

/**
 * Says on whose behalf calls are made. The engine keeps no users and no groups; see {@link
 * IdentityProvider}.
 */
public interface IdentityService {

  /**
   * Says who is calling, for this engine and the current thread, until it is said anew. Who started
   * an instance, and who claimed or completed a task, is noted accordingly.
   *
   * <p>What code says that a call of the engine runs, such as a delegate or a listener, holds until
   * that call ends; then what was said before it holds again.
   *
   * <p>Threads of a pool must be set back to null. Where an {@link IdentityProvider} is registered,
   * it is asked only while this says null.
   *
   * @param userId the id of the user, or null for nobody
   */
  void setAuthenticatedUserId(String userId);
}
