package io.millrace.common.identity;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;

/**
 * The calls of either runtime service that say who owns a running instance of a process or case,
 * and who works on it: identity links of the types {@link IdentityLinkType#OWNER} and {@link
 * IdentityLinkType#ASSIGNEE}, of which these calls keep one each. Thread-safe.
 */
public interface InstanceRoles {

  /**
   * Makes a user the owner of an instance; the one before no longer is.
   *
   * @param instanceId the id of the process instance or case
   * @param userId the id of the user
   * @throws BadArgumentException if an argument is null, empty or too long
   * @throws ObjectNotFoundException if no running instance has this id
   */
  void setOwner(String instanceId, String userId);

  /**
   * Takes the owner of an instance away. That there is none is no error.
   *
   * @param instanceId the id of the process instance or case
   * @throws BadArgumentException if it is null or empty
   * @throws ObjectNotFoundException if no running instance has this id
   */
  void removeOwner(String instanceId);

  /**
   * Makes a user the assignee of an instance; the one before no longer is.
   *
   * @param instanceId the id of the process instance or case
   * @param userId the id of the user
   * @throws BadArgumentException if an argument is null, empty or too long
   * @throws ObjectNotFoundException if no running instance has this id
   */
  void setAssignee(String instanceId, String userId);

  /**
   * Takes the assignee of an instance away. That there is none is no error.
   *
   * @param instanceId the id of the process instance or case
   * @throws BadArgumentException if it is null or empty
   * @throws ObjectNotFoundException if no running instance has this id
   */
  void removeAssignee(String instanceId);
}
