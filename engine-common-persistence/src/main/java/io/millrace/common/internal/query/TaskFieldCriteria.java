package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.TaskColumn.CATEGORY;
import static io.millrace.common.internal.query.column.TaskColumn.CLAIM_TIME;
import static io.millrace.common.internal.query.column.TaskColumn.CREATE_TIME;
import static io.millrace.common.internal.query.column.TaskColumn.DESCRIPTION;
import static io.millrace.common.internal.query.column.TaskColumn.DUE_DATE;
import static io.millrace.common.internal.query.column.TaskColumn.EXTERNAL_ID;
import static io.millrace.common.internal.query.column.TaskColumn.FORM_KEY;
import static io.millrace.common.internal.query.column.TaskColumn.ID;
import static io.millrace.common.internal.query.column.TaskColumn.NAME;
import static io.millrace.common.internal.query.column.TaskColumn.PRIORITY;
import static io.millrace.common.internal.query.column.TaskColumn.TASK_DEFINITION_KEY;
import static io.millrace.common.internal.query.column.TaskColumn.TENANT_ID;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.likeIgnoreCase;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.not;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.Conditions.oneOfIgnoreCase;
import static io.millrace.common.internal.query.condition.Conditions.present;
import static io.millrace.common.internal.query.condition.TimeConditions.after;
import static io.millrace.common.internal.query.condition.TimeConditions.before;
import static io.millrace.common.internal.query.condition.TimeConditions.on;

import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.task.TaskInfo;
import io.millrace.common.task.TaskInfoQuery;
import java.util.Collection;
import java.util.Date;

/**
 * The criteria on what a task itself says: names, priority, category, form, times and tenant.
 *
 * @param <T> the query
 * @param <V> what is found
 */
interface TaskFieldCriteria<T extends TaskInfoQuery<?, ?>, V extends TaskInfo>
    extends TaskInfoQuery<T, V>, Criteria<T> {

  @Override
  default T taskId(String taskId) {
    return where(id(ID, given("taskId", taskId)));
  }

  @Override
  default T taskIds(Collection<String> taskIds) {
    return where(ids(ID, givenAll("taskIds", taskIds)));
  }

  @Override
  default T taskExternalId(String externalId) {
    return where(equal(EXTERNAL_ID, given("taskExternalId", externalId)));
  }

  @Override
  default T taskName(String name) {
    return where(equal(NAME, given("taskName", name)));
  }

  @Override
  default T taskNameIn(Collection<String> names) {
    return where(oneOf(NAME, givenAll("taskNameIn", names)));
  }

  @Override
  default T taskNameInIgnoreCase(Collection<String> names) {
    return where(oneOfIgnoreCase(NAME, givenAll("taskNameInIgnoreCase", names)));
  }

  @Override
  default T taskNameLike(String pattern) {
    return where(like(NAME, given("taskNameLike", pattern)));
  }

  @Override
  default T taskNameLikeIgnoreCase(String pattern) {
    return where(likeIgnoreCase(NAME, given("taskNameLikeIgnoreCase", pattern)));
  }

  @Override
  default T taskDescription(String description) {
    return where(equal(DESCRIPTION, given("taskDescription", description)));
  }

  @Override
  default T taskDescriptionLike(String pattern) {
    return where(like(DESCRIPTION, given("taskDescriptionLike", pattern)));
  }

  @Override
  default T taskDescriptionLikeIgnoreCase(String pattern) {
    return where(likeIgnoreCase(DESCRIPTION, given("taskDescriptionLikeIgnoreCase", pattern)));
  }

  @Override
  default T taskPriority(Integer priority) {
    return where(equal(PRIORITY, given("taskPriority", priority)));
  }

  @Override
  default T taskMinPriority(Integer priority) {
    return where(compare(PRIORITY, Operator.GREATER_OR_EQUAL, given("taskMinPriority", priority)));
  }

  @Override
  default T taskMaxPriority(Integer priority) {
    return where(compare(PRIORITY, Operator.LESS_OR_EQUAL, given("taskMaxPriority", priority)));
  }

  @Override
  default T taskTenantId(String tenantId) {
    return where(equal(TENANT_ID, given("taskTenantId", tenantId)));
  }

  @Override
  default T taskTenantIdLike(String pattern) {
    return where(all(notEqual(TENANT_ID, ""), like(TENANT_ID, given("taskTenantIdLike", pattern))));
  }

  @Override
  default T taskWithoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  @Override
  default T taskCategory(String category) {
    return where(equal(CATEGORY, given("taskCategory", category)));
  }

  @Override
  default T taskCategoryIn(Collection<String> categories) {
    return where(oneOf(CATEGORY, givenAll("taskCategoryIn", categories)));
  }

  @Override
  default T taskCategoryNotIn(Collection<String> categories) {
    return where(not(oneOf(CATEGORY, givenAll("taskCategoryNotIn", categories))));
  }

  @Override
  default T taskWithoutCategory() {
    return where(missing(CATEGORY));
  }

  @Override
  default T taskFormKey(String formKey) {
    return where(equal(FORM_KEY, given("taskFormKey", formKey)));
  }

  @Override
  default T taskWithFormKey() {
    return where(present(FORM_KEY));
  }

  @Override
  default T taskDefinitionKey(String key) {
    return where(equal(TASK_DEFINITION_KEY, given("taskDefinitionKey", key)));
  }

  @Override
  default T taskDefinitionKeyLike(String pattern) {
    return where(like(TASK_DEFINITION_KEY, given("taskDefinitionKeyLike", pattern)));
  }

  @Override
  default T taskDefinitionKeys(Collection<String> keys) {
    return where(oneOf(TASK_DEFINITION_KEY, givenAll("taskDefinitionKeys", keys)));
  }

  @Override
  default T taskCreatedOn(Date time) {
    return where(on(CREATE_TIME, given("taskCreatedOn", time)));
  }

  @Override
  default T taskCreatedBefore(Date time) {
    return where(before(CREATE_TIME, given("taskCreatedBefore", time)));
  }

  @Override
  default T taskCreatedAfter(Date time) {
    return where(after(CREATE_TIME, given("taskCreatedAfter", time)));
  }

  @Override
  default T taskClaimedOn(Date time) {
    return where(on(CLAIM_TIME, given("taskClaimedOn", time)));
  }

  @Override
  default T taskClaimedBefore(Date time) {
    return where(before(CLAIM_TIME, given("taskClaimedBefore", time)));
  }

  @Override
  default T taskClaimedAfter(Date time) {
    return where(after(CLAIM_TIME, given("taskClaimedAfter", time)));
  }

  @Override
  default T taskDueDate(Date time) {
    return where(on(DUE_DATE, given("taskDueDate", time)));
  }

  @Override
  default T taskDueBefore(Date time) {
    return where(before(DUE_DATE, given("taskDueBefore", time)));
  }

  @Override
  default T taskDueAfter(Date time) {
    return where(after(DUE_DATE, given("taskDueAfter", time)));
  }

  @Override
  default T withoutTaskDueDate() {
    return where(missing(DUE_DATE));
  }
}
