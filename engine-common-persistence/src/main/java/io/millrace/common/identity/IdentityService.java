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
   * <p>Threads of a pool must be set back to null. Where an {@link IdentityProvider} is registered,
   * it is asked only while this says null.
   *
   * @param userId the id of the user, or null for nobody
   */
  void setAuthenticatedUserId(String userId);
}
