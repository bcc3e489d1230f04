package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.DefinitionColumn.KEY;
import static io.millrace.common.internal.query.column.JobColumn.CATEGORY;
import static io.millrace.common.internal.query.column.JobColumn.CREATE_TIME;
import static io.millrace.common.internal.query.column.JobColumn.DUE_DATE;
import static io.millrace.common.internal.query.column.JobColumn.ELEMENT_ID;
import static io.millrace.common.internal.query.column.JobColumn.ELEMENT_NAME;
import static io.millrace.common.internal.query.column.JobColumn.EXCEPTION_MESSAGE;
import static io.millrace.common.internal.query.column.JobColumn.EXCEPTION_TYPE;
import static io.millrace.common.internal.query.column.JobColumn.FAILED_SINCE;
import static io.millrace.common.internal.query.column.JobColumn.HANDLER_TYPE;
import static io.millrace.common.internal.query.column.JobColumn.ID;
import static io.millrace.common.internal.query.column.JobColumn.PRIORITY;
import static io.millrace.common.internal.query.column.JobColumn.RETRIES;
import static io.millrace.common.internal.query.column.JobColumn.SCOPE_DEFINITION_ID;
import static io.millrace.common.internal.query.column.JobColumn.SCOPE_ID;
import static io.millrace.common.internal.query.column.JobColumn.SCOPE_TYPE;
import static io.millrace.common.internal.query.column.JobColumn.STATE;
import static io.millrace.common.internal.query.column.JobColumn.SUB_SCOPE_ID;
import static io.millrace.common.internal.query.column.JobColumn.TENANT_ID;
import static io.millrace.common.internal.query.column.JobColumn.TYPE;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.Conditions.present;
import static io.millrace.common.internal.query.condition.TimeConditions.after;
import static io.millrace.common.internal.query.condition.TimeConditions.before;

import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.persistence.Words;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.job.BaseJobQuery;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobState;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.stream.Stream;

/**
 * What queries of jobs have in common, whatever the state of the jobs.
 *
 * @param <T> the query itself
 * @param <J> what is found
 */
abstract class AbstractJobQuery<T extends BaseJobQuery<?, ?>, J extends Job>
    extends AbstractQuery<T, J> implements BaseJobQuery<T, J> {

  private static final ScopeConditions SCOPES =
      new ScopeConditions(SCOPE_TYPE, SCOPE_ID, SCOPE_DEFINITION_ID);

  AbstractJobQuery(QueryParts parts, JobState... states) {
    super(parts.executor(), "job", ID);
    where(oneOf(STATE, Stream.of(states).map(Words::of).toList()));
  }

  /** Reads the rows. */
  protected final List<JobEntity> rows(QueryReader reader, Selection selection) {
    return reader.list(mapper(), selection);
  }

  @Override
  public final T jobId(String jobId) {
    return where(id(ID, given("jobId", jobId)));
  }

  @Override
  public final T jobIds(Collection<String> jobIds) {
    return where(ids(ID, givenAll("jobIds", jobIds)));
  }

  @Override
  public final T processInstanceId(String processInstanceId) {
    return where(SCOPES.ofProcess(id(SCOPE_ID, given("processInstanceId", processInstanceId))));
  }

  @Override
  public final T withoutProcessInstanceId() {
    return where(SCOPES.ofNoProcess());
  }

  @Override
  public final T executionId(String executionId) {
    return where(SCOPES.ofProcess(id(SUB_SCOPE_ID, given("executionId", executionId))));
  }

  @Override
  public final T processDefinitionId(String processDefinitionId) {
    return where(
        SCOPES.ofProcess(
            id(SCOPE_DEFINITION_ID, given("processDefinitionId", processDefinitionId))));
  }

  @Override
  public final T processDefinitionKey(String processDefinitionKey) {
    var definition = equal(KEY, given("processDefinitionKey", processDefinitionKey));
    return where(SCOPES.ofProcess(SCOPES.definition(definition)));
  }

  @Override
  public final T elementId(String elementId) {
    return where(equal(ELEMENT_ID, given("elementId", elementId)));
  }

  @Override
  public final T elementIds(Collection<String> elementIds) {
    return where(oneOf(ELEMENT_ID, givenAll("elementIds", elementIds)));
  }

  @Override
  public final T elementName(String elementName) {
    return where(equal(ELEMENT_NAME, given("elementName", elementName)));
  }

  @Override
  public final T category(String category) {
    return where(equal(CATEGORY, given("category", category)));
  }

  @Override
  public final T categoryLike(String pattern) {
    return where(like(CATEGORY, given("categoryLike", pattern)));
  }

  @Override
  public final T handlerType(String handlerType) {
    return where(equal(HANDLER_TYPE, given("handlerType", handlerType)));
  }

  @Override
  public final T handlerTypes(Collection<String> handlerTypes) {
    return where(oneOf(HANDLER_TYPE, givenAll("handlerTypes", handlerTypes)));
  }

  @Override
  public final T caseInstanceId(String caseInstanceId) {
    return where(SCOPES.ofCase(id(SCOPE_ID, given("caseInstanceId", caseInstanceId))));
  }

  @Override
  public final T planItemInstanceId(String planItemInstanceId) {
    return where(SCOPES.ofCase(id(SUB_SCOPE_ID, given("planItemInstanceId", planItemInstanceId))));
  }

  @Override
  public final T scopeId(String scopeId) {
    return where(SCOPES.ofOther(id(SCOPE_ID, given("scopeId", scopeId))));
  }

  @Override
  public final T withoutScopeId() {
    return where(SCOPES.ofNoOther());
  }

  @Override
  public final T subScopeId(String subScopeId) {
    return where(SCOPES.ofOther(id(SUB_SCOPE_ID, given("subScopeId", subScopeId))));
  }

  @Override
  public final T scopeType(String scopeType) {
    return where(SCOPES.ofOther(equal(SCOPE_TYPE, given("scopeType", scopeType))));
  }

  @Override
  public final T withoutScopeType() {
    return where(SCOPES.isNoOther());
  }

  @Override
  public final T scopeDefinitionId(String scopeDefinitionId) {
    return where(
        SCOPES.ofOther(id(SCOPE_DEFINITION_ID, given("scopeDefinitionId", scopeDefinitionId))));
  }

  @Override
  public final T duedateLowerThan(Date time) {
    return where(before(DUE_DATE, given("duedateLowerThan", time)));
  }

  @Override
  public final T duedateHigherThan(Date time) {
    return where(after(DUE_DATE, given("duedateHigherThan", time)));
  }

  @Override
  public final T withException() {
    return where(any(present(EXCEPTION_TYPE), present(EXCEPTION_MESSAGE)));
  }

  @Override
  public final T exceptionMessage(String message) {
    return where(equal(EXCEPTION_MESSAGE, given("exceptionMessage", message)));
  }

  @Override
  public final T jobTenantId(String tenantId) {
    return where(equal(TENANT_ID, given("jobTenantId", tenantId)));
  }

  @Override
  public final T jobTenantIdLike(String pattern) {
    return where(all(notEqual(TENANT_ID, ""), like(TENANT_ID, given("jobTenantIdLike", pattern))));
  }

  @Override
  public final T jobWithoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  @Override
  public final T timers() {
    return where(equal(TYPE, Job.JOB_TYPE_TIMER));
  }

  @Override
  public final T messages() {
    return where(equal(TYPE, Job.JOB_TYPE_MESSAGE));
  }

  @Override
  public final T orderByJobId() {
    return orderBy(ID);
  }

  @Override
  public final T orderByJobDuedate() {
    return orderBy(DUE_DATE);
  }

  @Override
  public final T orderByJobCreateTime() {
    return orderBy(CREATE_TIME);
  }

  @Override
  public final T orderByJobRetries() {
    return orderBy(RETRIES);
  }

  @Override
  public final T orderByExecutionId() {
    return orderBy(SUB_SCOPE_ID);
  }

  @Override
  public final T orderByProcessInstanceId() {
    return orderBy(SCOPE_ID);
  }

  @Override
  public final T orderByTenantId() {
    return orderBy(TENANT_ID);
  }

  @Override
  public final T correlationId(String correlationId) {
    return where(id(ID, given("correlationId", correlationId)));
  }

  @Override
  public final T scopeIds(Collection<String> scopeIds) {
    return where(SCOPES.ofOther(ids(SCOPE_ID, givenAll("scopeIds", scopeIds))));
  }

  @Override
  public final T caseDefinitionId(String caseDefinitionId) {
    return where(
        SCOPES.ofCase(id(SCOPE_DEFINITION_ID, given("caseDefinitionId", caseDefinitionId))));
  }

  @Override
  public final T caseDefinitionKey(String caseDefinitionKey) {
    var definition = equal(KEY, given("caseDefinitionKey", caseDefinitionKey));
    return where(SCOPES.ofCase(SCOPES.definition(definition)));
  }

  @Override
  public final T exceptionType(String className) {
    return where(equal(EXCEPTION_TYPE, given("exceptionType", className)));
  }

  @Override
  public final T failedBefore(Date time) {
    return where(before(FAILED_SINCE, given("failedBefore", time)));
  }

  @Override
  public final T failedAfter(Date time) {
    return where(after(FAILED_SINCE, given("failedAfter", time)));
  }

  @Override
  public final T priorityHigherThanOrEquals(int priority) {
    return where(compare(PRIORITY, Operator.GREATER_OR_EQUAL, priority));
  }

  @Override
  public final T priorityLowerThanOrEquals(int priority) {
    return where(compare(PRIORITY, Operator.LESS_OR_EQUAL, priority));
  }

  @Override
  public final T orderByJobPriority() {
    return orderBy(PRIORITY);
  }

  @Override
  public final T orderByFailedSince() {
    return orderBy(FAILED_SINCE);
  }
}
