package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.IdentityLinkColumn.GROUP_ID;
import static io.millrace.common.internal.query.column.IdentityLinkColumn.TYPE;
import static io.millrace.common.internal.query.column.IdentityLinkColumn.USER_ID;
import static io.millrace.common.internal.query.column.TaskColumn.ASSIGNEE;
import static io.millrace.common.internal.query.column.TaskColumn.CLAIMED_BY;
import static io.millrace.common.internal.query.column.TaskColumn.OWNER;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.likeIgnoreCase;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.Conditions.present;

import io.millrace.common.internal.identity.FormerLinks;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.task.TaskInfo;
import io.millrace.common.task.TaskInfoQuery;
import java.util.Collection;

/**
 * The criteria on who has to do with a task.
 *
 * @param <T> the query
 * @param <V> what is found
 */
interface TaskPeopleCriteria<T extends TaskInfoQuery<?, ?>, V extends TaskInfo>
    extends TaskInfoQuery<T, V>, Criteria<T> {

  /** Somebody has to do with the task, and not only had. */
  Condition IS_SHOWN = notEqual(TYPE, FormerLinks.TYPE);

  /** Returns what belongs to the tasks. */
  TaskSurroundings surroundings();

  @Override
  default T taskAssignee(String userId) {
    return where(equal(ASSIGNEE, given("taskAssignee", userId)));
  }

  @Override
  default T taskAssigneeLike(String pattern) {
    return where(like(ASSIGNEE, given("taskAssigneeLike", pattern)));
  }

  @Override
  default T taskAssigneeLikeIgnoreCase(String pattern) {
    return where(likeIgnoreCase(ASSIGNEE, given("taskAssigneeLikeIgnoreCase", pattern)));
  }

  @Override
  default T taskAssigneeIds(Collection<String> userIds) {
    return where(oneOf(ASSIGNEE, givenAll("taskAssigneeIds", userIds)));
  }

  @Override
  default T taskAssigned() {
    return where(present(ASSIGNEE));
  }

  @Override
  default T taskUnassigned() {
    return where(missing(ASSIGNEE));
  }

  @Override
  default T taskOwner(String userId) {
    return where(equal(OWNER, given("taskOwner", userId)));
  }

  @Override
  default T taskOwnerLike(String pattern) {
    return where(like(OWNER, given("taskOwnerLike", pattern)));
  }

  @Override
  default T taskOwnerLikeIgnoreCase(String pattern) {
    return where(likeIgnoreCase(OWNER, given("taskOwnerLikeIgnoreCase", pattern)));
  }

  @Override
  default T taskClaimedBy(String userId) {
    return where(equal(CLAIMED_BY, given("taskClaimedBy", userId)));
  }

  @Override
  default T taskInvolvedUser(String userId) {
    var link = all(equal(USER_ID, given("taskInvolvedUser", userId)), IS_SHOWN);
    return where(any(equal(ASSIGNEE, userId), equal(OWNER, userId), surroundings().link(link)));
  }

  @Override
  default T taskInvolvedGroups(Collection<String> groupIds) {
    var groups = oneOf(GROUP_ID, givenAll("taskInvolvedGroups", groupIds));
    return where(surroundings().link(all(groups, IS_SHOWN)));
  }
}
