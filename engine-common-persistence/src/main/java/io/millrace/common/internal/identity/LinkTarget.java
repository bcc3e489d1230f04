package io.millrace.common.internal.identity;

import io.millrace.common.BadArgumentException;
import io.millrace.common.identity.IdentityLinkInfo;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.persistence.StorableText;

/**
 * A user or a group, and as what it takes part.
 *
 * @param type one of {@link IdentityLinkType} or a word of the application's own
 * @param userId the user; null for a group
 * @param groupId the group; null for a user
 */
public record LinkTarget(String type, String userId, String groupId) {

  private static final int MOST_LENGTH = 255;

  /** Checks that it names exactly one user or group, and a type that groups can have. */
  public LinkTarget {
    check("type", type == null ? "" : type);
    if ((userId == null) == (groupId == null)) {
      throw new BadArgumentException(
          "An identity link of type '"
              + type
              + "' needs either a user or a group, but "
              + (userId == null ? "neither" : "both")
              + " was given.");
    }
    check("user or group", userId == null ? groupId : userId);
    if (groupId != null
        && (type.equals(IdentityLinkType.ASSIGNEE) || type.equals(IdentityLinkType.OWNER))) {
      throw new BadArgumentException(
          "The group '"
              + groupId
              + "' cannot be the "
              + type
              + " of a task: only a user can. Use the type 'candidate' for a group.");
    }
  }

  private static void check(String what, String value) {
    if (value.isEmpty() || value.length() > MOST_LENGTH) {
      throw new BadArgumentException(
          "The "
              + what
              + " of an identity link must have 1 to 255 characters, but has "
              + value.length()
              + ".");
    }
    var flaw = StorableText.flaw(value);
    if (flaw != null) {
      throw new BadArgumentException("The " + what + " of an identity link " + flaw);
    }
  }

  /** A user who takes part. */
  public static LinkTarget user(String userId, String type) {
    return new LinkTarget(type, userId, null);
  }

  /** A group that takes part. */
  public static LinkTarget group(String groupId, String type) {
    return new LinkTarget(type, null, groupId);
  }

  /** Returns the user or group of a link of the API. */
  public static LinkTarget of(IdentityLinkInfo link) {
    return new LinkTarget(link.getType(), link.getUserId(), link.getGroupId());
  }

  /** Tells whether a row is such a link. */
  boolean matches(IdentityLinkEntity link) {
    return equals(new LinkTarget(link.type(), link.userId(), link.groupId()));
  }
}
