package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.DefinitionColumn.KEY;
import static io.millrace.common.internal.query.column.JobLogColumn.DUE_DATE;
import static io.millrace.common.internal.query.column.JobLogColumn.ELEMENT_ID;
import static io.millrace.common.internal.query.column.JobLogColumn.EVENT;
import static io.millrace.common.internal.query.column.JobLogColumn.EXCEPTION_MESSAGE;
import static io.millrace.common.internal.query.column.JobLogColumn.HANDLER_TYPE;
import static io.millrace.common.internal.query.column.JobLogColumn.ID;
import static io.millrace.common.internal.query.column.JobLogColumn.JOB_ID;
import static io.millrace.common.internal.query.column.JobLogColumn.NODE;
import static io.millrace.common.internal.query.column.JobLogColumn.PRIORITY;
import static io.millrace.common.internal.query.column.JobLogColumn.RETRIES;
import static io.millrace.common.internal.query.column.JobLogColumn.SCOPE_DEFINITION_ID;
import static io.millrace.common.internal.query.column.JobLogColumn.SCOPE_ID;
import static io.millrace.common.internal.query.column.JobLogColumn.SCOPE_TYPE;
import static io.millrace.common.internal.query.column.JobLogColumn.SUB_SCOPE_ID;
import static io.millrace.common.internal.query.column.JobLogColumn.TENANT_ID;
import static io.millrace.common.internal.query.column.JobLogColumn.TIME;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.TimeConditions.after;
import static io.millrace.common.internal.query.condition.TimeConditions.before;

import io.millrace.common.history.HistoricJobLog;
import io.millrace.common.history.HistoricJobLogQuery;
import io.millrace.common.internal.job.JobLogEntity;
import io.millrace.common.internal.job.JobLogState;
import io.millrace.common.internal.persistence.Words;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.Selection;
import java.util.Collection;
import java.util.Date;
import java.util.List;

/** Asks for what happened to jobs. */
final class HistoricJobLogQueryImpl extends AbstractQuery<HistoricJobLogQuery, HistoricJobLog>
    implements HistoricJobLogQuery {

  private static final ScopeConditions SCOPES =
      new ScopeConditions(SCOPE_TYPE, SCOPE_ID, SCOPE_DEFINITION_ID);

  HistoricJobLogQueryImpl(QueryParts parts) {
    super(parts.executor(), "historicJobLog", ID);
  }

  private static Condition event(JobLogState event) {
    return equal(EVENT, Words.of(event));
  }

  @Override
  public HistoricJobLogQuery logId(String value) {
    return where(id(ID, given("logId", value)));
  }

  @Override
  public HistoricJobLogQuery jobId(String value) {
    return where(id(JOB_ID, given("jobId", value)));
  }

  @Override
  public HistoricJobLogQuery jobExceptionMessage(String value) {
    return where(equal(EXCEPTION_MESSAGE, given("jobExceptionMessage", value)));
  }

  @Override
  public HistoricJobLogQuery jobExceptionMessageLike(String value) {
    return where(like(EXCEPTION_MESSAGE, given("jobExceptionMessageLike", value)));
  }

  @Override
  public HistoricJobLogQuery handlerType(String value) {
    return where(equal(HANDLER_TYPE, given("handlerType", value)));
  }

  @Override
  public HistoricJobLogQuery activityIdIn(Collection<String> value) {
    return where(oneOf(ELEMENT_ID, givenAll("activityIdIn", value)));
  }

  @Override
  public HistoricJobLogQuery executionIdIn(Collection<String> value) {
    return where(SCOPES.ofProcess(ids(SUB_SCOPE_ID, givenAll("executionIdIn", value))));
  }

  @Override
  public HistoricJobLogQuery processInstanceId(String value) {
    return where(SCOPES.ofProcess(id(SCOPE_ID, given("processInstanceId", value))));
  }

  @Override
  public HistoricJobLogQuery processDefinitionId(String value) {
    return where(SCOPES.ofProcess(id(SCOPE_DEFINITION_ID, given("processDefinitionId", value))));
  }

  @Override
  public HistoricJobLogQuery processDefinitionKey(String value) {
    return where(
        SCOPES.ofProcess(SCOPES.definition(equal(KEY, given("processDefinitionKey", value)))));
  }

  @Override
  public HistoricJobLogQuery caseInstanceId(String value) {
    return where(SCOPES.ofCase(id(SCOPE_ID, given("caseInstanceId", value))));
  }

  @Override
  public HistoricJobLogQuery tenantIdIn(Collection<String> value) {
    return where(oneOf(TENANT_ID, givenAll("tenantIdIn", value)));
  }

  @Override
  public HistoricJobLogQuery hostname(String value) {
    return where(equal(NODE, given("hostname", value)));
  }

  @Override
  public HistoricJobLogQuery jobPriorityHigherThanOrEquals(int value) {
    return where(compare(PRIORITY, Operator.GREATER_OR_EQUAL, value));
  }

  @Override
  public HistoricJobLogQuery jobPriorityLowerThanOrEquals(int value) {
    return where(compare(PRIORITY, Operator.LESS_OR_EQUAL, value));
  }

  @Override
  public HistoricJobLogQuery timestampBefore(Date value) {
    return where(before(TIME, given("timestampBefore", value)));
  }

  @Override
  public HistoricJobLogQuery timestampAfter(Date value) {
    return where(after(TIME, given("timestampAfter", value)));
  }

  @Override
  public HistoricJobLogQuery withoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  @Override
  public HistoricJobLogQuery creationLog() {
    return where(event(JobLogState.CREATED));
  }

  @Override
  public HistoricJobLogQuery failureLog() {
    return where(event(JobLogState.FAILED));
  }

  @Override
  public HistoricJobLogQuery successLog() {
    return where(event(JobLogState.SUCCESSFUL));
  }

  @Override
  public HistoricJobLogQuery deletionLog() {
    return where(event(JobLogState.DELETED));
  }

  @Override
  public HistoricJobLogQuery orderByTimestamp() {
    return orderBy(TIME);
  }

  @Override
  public HistoricJobLogQuery orderPartiallyByOccurrence() {
    return orderBy(ID);
  }

  @Override
  public HistoricJobLogQuery orderByJobId() {
    return orderBy(JOB_ID);
  }

  @Override
  public HistoricJobLogQuery orderByJobDueDate() {
    return orderBy(DUE_DATE);
  }

  @Override
  public HistoricJobLogQuery orderByJobRetries() {
    return orderBy(RETRIES);
  }

  @Override
  public HistoricJobLogQuery orderByJobPriority() {
    return orderBy(PRIORITY);
  }

  @Override
  public HistoricJobLogQuery orderByActivityId() {
    return orderBy(ELEMENT_ID);
  }

  @Override
  public HistoricJobLogQuery orderByExecutionId() {
    return orderBy(SUB_SCOPE_ID);
  }

  @Override
  public HistoricJobLogQuery orderByProcessInstanceId() {
    return orderBy(SCOPE_ID);
  }

  @Override
  public HistoricJobLogQuery orderByProcessDefinitionId() {
    return orderBy(SCOPE_DEFINITION_ID);
  }

  @Override
  public HistoricJobLogQuery orderByTenantId() {
    return orderBy(TENANT_ID);
  }

  @Override
  public HistoricJobLogQuery orderByHostname() {
    return orderBy(NODE);
  }

  @Override
  protected List<HistoricJobLog> read(QueryReader reader, Selection selection) {
    return reader.<JobLogEntity>list(mapper(), selection).stream()
        .map(JobLogEntity::shown)
        .toList();
  }
}
