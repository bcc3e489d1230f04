package io.millrace.common.internal.service;

import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.identity.InstanceRoles;

/** The calls about owners and assignees of instances, written once for both engines. */
public interface InstanceRoleCalls extends InstanceRoles {

  /** Returns what checks the arguments. */
  Check roleCheck();

  /**
   * Gives an instance another user in a role.
   *
   * @param method the call, for messages
   * @param instanceId the instance, not checked yet
   * @param type the type of identity link
   * @param userId the user; null for none
   */
  void setRole(String method, String instanceId, String type, String userId);

  @Override
  default void setOwner(String instanceId, String userId) {
    var user = roleCheck().text("setOwner", "userId", userId);
    setRole("setOwner", instanceId, IdentityLinkType.OWNER, user);
  }

  @Override
  default void removeOwner(String instanceId) {
    setRole("removeOwner", instanceId, IdentityLinkType.OWNER, null);
  }

  @Override
  default void setAssignee(String instanceId, String userId) {
    var user = roleCheck().text("setAssignee", "userId", userId);
    setRole("setAssignee", instanceId, IdentityLinkType.ASSIGNEE, user);
  }

  @Override
  default void removeAssignee(String instanceId) {
    setRole("removeAssignee", instanceId, IdentityLinkType.ASSIGNEE, null);
  }
}
