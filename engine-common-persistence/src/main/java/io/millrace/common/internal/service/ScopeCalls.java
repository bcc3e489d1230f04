package io.millrace.common.internal.service;

import io.millrace.common.internal.identity.LinkTarget;

/**
 * What the services for instances and for tasks have in common: variables, and who takes part. The
 * names of the methods are those of the interfaces.
 */
public abstract class ScopeCalls extends VariableCalls {

  private final Check check;

  /** Creates the calls of a service, in which the id of an instance or task has a name. */
  protected ScopeCalls(Check check, String idName) {
    super(check, idName);
    this.check = check;
  }

  /** Lets a user or group take part in an instance or task, or no longer. */
  protected abstract void link(String method, String id, LinkTarget target, boolean adds);

  public void addUserIdentityLink(String id, String userId, String identityLinkType) {
    var method = "addUserIdentityLink";
    link(method, id, user(method, userId, identityLinkType), true);
  }

  public void addGroupIdentityLink(String id, String groupId, String identityLinkType) {
    var method = "addGroupIdentityLink";
    link(method, id, group(method, groupId, identityLinkType), true);
  }

  public void deleteUserIdentityLink(String id, String userId, String identityLinkType) {
    var method = "deleteUserIdentityLink";
    link(method, id, user(method, userId, identityLinkType), false);
  }

  public void deleteGroupIdentityLink(String id, String groupId, String identityLinkType) {
    var method = "deleteGroupIdentityLink";
    link(method, id, group(method, groupId, identityLinkType), false);
  }

  protected final LinkTarget user(String method, String userId, String type) {
    return LinkTarget.user(check.text(method, "userId", userId), type);
  }

  protected final LinkTarget group(String method, String groupId, String type) {
    return LinkTarget.group(check.text(method, "groupId", groupId), type);
  }
}
