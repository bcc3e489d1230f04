package io.millrace.common.identity;

import java.util.Collection;

/**
 * Tells the engine who is calling and which groups a user is in: the place to ask the application's
 * own user directory.
 *
 * <p>The engine keeps no users and no groups. Without a provider the caller is whom {@code
 * IdentityService.setAuthenticatedUserId} named for the thread, and a user is in no group. An
 * implementation is called by many threads at once, from within commands; it must not call the
 * engine, and should answer from memory or a cache.
 */
public interface IdentityProvider {

  /**
   * Returns on whose behalf the calling thread works. It is asked when the engine writes down who
   * did something: who started an instance, completed a task, claimed one.
   *
   * @return the id of the user, or null if there is none
   */
  String currentUserId();

  /**
   * Returns the groups a user is in. It is asked when a query for candidates runs.
   *
   * @param userId the id of the user, never null
   * @return the ids of the groups in any order; empty for none or for an unknown user, never null
   */
  Collection<String> groupsOf(String userId);
}
