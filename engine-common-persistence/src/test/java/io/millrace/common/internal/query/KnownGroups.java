package io.millrace.common.internal.query;

import io.millrace.common.identity.IdentityProvider;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Knows the groups it was told. */
public final class KnownGroups implements IdentityProvider {

  private final Map<String, List<String>> groups = new HashMap<>();

  /** Puts a user into groups. */
  public void put(String userId, String... groupIds) {
    groups.put(userId, List.of(groupIds));
  }

  @Override
  public String currentUserId() {
    return null;
  }

  @Override
  public Collection<String> groupsOf(String userId) {
    return groups.getOrDefault(userId, List.of());
  }
}
