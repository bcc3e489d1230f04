package io.millrace.common.internal.involvement;

import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.identity.LinkTarget;
import java.time.Instant;

/**
 * Somebody who takes part in an instance.
 *
 * @param userId the user; null for a group
 * @param groupId the group; null for a user
 * @param since when the first of what says so was made
 */
record Participant(String userId, String groupId, Instant since) {

  LinkTarget target() {
    return new LinkTarget(IdentityLinkType.PARTICIPANT, userId, groupId);
  }
}
