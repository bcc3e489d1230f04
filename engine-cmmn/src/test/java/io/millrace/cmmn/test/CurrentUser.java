package io.millrace.cmmn.test;

import io.millrace.common.identity.IdentityProvider;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** A user whom a test lets call the engine. Used by one thread. */
public final class CurrentUser implements IdentityProvider {

  private final Map<String, List<String>> groups;
  private String id;

  /** Nobody, until a test says who; knows the groups of users. */
  public CurrentUser(Map<String, List<String>> groups) {
    this.groups = groups;
  }

  /** Lets a user call the engine from now on; null for nobody. */
  public void is(String user) {
    id = user;
  }

  @Override
  public String currentUserId() {
    return id;
  }

  @Override
  public Collection<String> groupsOf(String userId) {
    return groups.getOrDefault(userId, List.of());
  }
}
