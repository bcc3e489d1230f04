package io.millrace.common.internal.service;

import io.millrace.common.identity.IdentityService;

/**
 * Names the user of a thread.
 *
 * @param users knows the users of this engine's threads
 */
public record IdentityServiceImpl(AuthenticatedUsers users) implements IdentityService {

  private static final Check CHECK = new Check("IdentityService");

  @Override
  public void setAuthenticatedUserId(String userId) {
    users.name(CHECK.optional("setAuthenticatedUserId", "userId", userId));
  }
}
