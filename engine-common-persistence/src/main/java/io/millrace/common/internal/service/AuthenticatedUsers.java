package io.millrace.common.internal.service;

import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.command.NamedUser;
import java.util.Collection;
import java.util.List;

/**
 * Knows on whose behalf each thread calls one engine: whom the application named for the thread,
 * else whom its identity provider names. Thread-safe.
 */
public final class AuthenticatedUsers implements IdentityProvider, NamedUser {

  private final ThreadLocal<String> named = new ThreadLocal<>();
  private final IdentityProvider provider;

  /**
   * Creates it without a user for any thread.
   *
   * @param provider the application's provider, or null
   */
  public AuthenticatedUsers(IdentityProvider provider) {
    this.provider = provider;
  }

  @Override
  public String named() {
    return named.get();
  }

  @Override
  public void name(String userId) {
    if (userId != null) {
      named.set(userId);
    } else if (named.get() != null) {
      named.remove();
    }
  }

  @Override
  public String currentUserId() {
    var user = named.get();
    return user != null || provider == null ? user : provider.currentUserId();
  }

  @Override
  public Collection<String> groupsOf(String userId) {
    return provider == null ? List.of() : provider.groupsOf(userId);
  }
}
