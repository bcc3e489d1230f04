package io.millrace.common.internal.identity;

import io.millrace.common.identity.IdentityLinkInfo;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.scope.ShownScope;

/**
 * What rows of identity links that live and that are over have in common, and how the API shows it.
 */
public interface IdentityLinkRow extends IdentityLinkInfo {

  /** Returns the engine of what it is about; null for a standalone task. */
  String scopeType();

  /** Returns the instance it is about; 0 if it is about something else. */
  long scopeId();

  /** Returns the task it is about; 0 if it is about something else. */
  long taskId();

  /** Returns the definition it is about; 0 if it is about something else. */
  long scopeDefinitionId();

  /** Returns the type of the link. */
  String type();

  /** Returns the user, or null. */
  String userId();

  /** Returns the group, or null. */
  String groupId();

  /** Returns the one thing it is about, unless that is a task. */
  default ShownScope shownScope() {
    if (taskId() != 0) {
      return new ShownScope(null, 0, 0, 0);
    }
    return new ShownScope(scopeType(), scopeId(), 0, scopeId() == 0 ? scopeDefinitionId() : 0);
  }

  @Override
  default String getType() {
    return type();
  }

  @Override
  default String getUserId() {
    return userId();
  }

  @Override
  default String getGroupId() {
    return groupId();
  }

  @Override
  default String getTaskId() {
    return ExternalIds.text(taskId());
  }

  @Override
  default String getProcessInstanceId() {
    return shownScope().processInstanceId();
  }

  @Override
  default String getScopeId() {
    return shownScope().scopeId();
  }

  /** Returns null: no identity link is about a plan item instance. */
  @Override
  default String getSubScopeId() {
    return null;
  }

  @Override
  default String getScopeType() {
    return shownScope().type();
  }

  @Override
  default String getScopeDefinitionId() {
    return shownScope().scopeDefinitionId();
  }
}
