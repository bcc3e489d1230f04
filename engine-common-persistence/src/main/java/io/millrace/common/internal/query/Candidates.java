package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;

import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.query.column.IdentityLinkColumn;
import io.millrace.common.internal.query.column.TaskColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.All;
import io.millrace.common.internal.query.condition.Condition.Any;
import io.millrace.common.internal.query.condition.Condition.Known;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Who may claim a task, as the candidate criteria of one query, or of one of its groups, say it.
 *
 * <p>Users and groups belong together: groups that are named stand in for those that the identity
 * provider knows of a user. So all is put together when the query runs.
 */
final class Candidates {

  private final TaskSurroundings tasks;
  private final IdentityProvider identities;
  private final BooleanSupplier alsoAssigned;
  private final boolean isOneEnough;
  private final List<String> users = new ArrayList<>();
  private final List<Collection<String>> groups = new ArrayList<>();

  /**
   * Begins without criteria.
   *
   * @param alsoAssigned tells whether somebody may work on the task already
   * @param isOneEnough whether the criteria are alternatives
   */
  Candidates(
      TaskSurroundings tasks,
      IdentityProvider identities,
      BooleanSupplier alsoAssigned,
      boolean isOneEnough) {
    this.tasks = tasks;
    this.identities = identities;
    this.alsoAssigned = alsoAssigned;
    this.isOneEnough = isOneEnough;
  }

  void user(String userId) {
    users.add(userId);
  }

  void groups(Collection<String> groupIds) {
    groups.add(List.copyOf(groupIds));
  }

  /** The task may be claimed as the criteria say. */
  Condition condition() {
    var conditions = new ArrayList<Condition>();
    if (users.isEmpty()) {
      groups.forEach(named -> conditions.add(candidate(isOneOf(named))));
    }
    for (var user : users) {
      var groupsOfUser = groups.isEmpty() ? List.of(identities.groupsOf(user)) : groups;
      groupsOfUser.forEach(known -> conditions.add(candidate(any(is(user), isOneOf(known)))));
    }
    return all(isFree(), isOneEnough ? new Any(conditions) : new All(conditions));
  }

  /** The user works on the task, or may claim it. */
  Condition assignedOrCandidate(String userId) {
    var candidate = candidate(any(is(userId), isOneOf(identities.groupsOf(userId))));
    return any(equal(TaskColumn.ASSIGNEE, userId), all(isFree(), candidate));
  }

  private Condition isFree() {
    return alsoAssigned.getAsBoolean() ? Known.ALWAYS : missing(TaskColumn.ASSIGNEE);
  }

  private Condition candidate(Condition who) {
    return tasks.link(all(equal(IdentityLinkColumn.TYPE, IdentityLinkType.CANDIDATE), who));
  }

  private static Condition is(String user) {
    return equal(IdentityLinkColumn.USER_ID, user);
  }

  private static Condition isOneOf(Collection<String> groups) {
    return oneOf(IdentityLinkColumn.GROUP_ID, groups);
  }
}
