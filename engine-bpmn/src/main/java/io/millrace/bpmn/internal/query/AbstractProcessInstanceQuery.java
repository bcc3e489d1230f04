package io.millrace.bpmn.internal.query;

import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.BUSINESS_KEY;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.BUSINESS_STATUS;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.EXTERNAL_ID;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.ID;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.NAME;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.PROCESS_DEFINITION_ID;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.ROOT_INSTANCE_ID;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.START_TIME;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.START_USER_ID;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.TENANT_ID;
import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.DefinitionColumn.DEPLOYMENT_ID;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.likeIgnoreCase;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;
import static io.millrace.common.internal.query.condition.Conditions.present;
import static io.millrace.common.internal.query.condition.TimeConditions.from;
import static io.millrace.common.internal.query.condition.TimeConditions.until;

import io.millrace.common.internal.involvement.InvolvedConditions;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.VariableInclusion;
import io.millrace.common.internal.query.VariableReader;
import io.millrace.common.internal.query.column.JobColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Relation;
import io.millrace.common.query.Query;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Set;

/**
 * What queries of running and of historic process instances have in common.
 *
 * @param <Q> the query itself
 * @param <U> what is found
 */
abstract class AbstractProcessInstanceQuery<Q extends Query<?, ?>, U>
    extends AbstractInstanceQuery<Q, U> {

  private static final Relation AT =
      Relation.of(Family.TABLE, ExecutionColumn.PROCESS_INSTANCE_ID, ID)
          .and(ExecutionColumn.ROOT_INSTANCE_ID, ROOT_INSTANCE_ID);
  private static final Relation JOBS = Relation.of("MR_JOB", JobColumn.SCOPE_ID, ID);

  private final VariableInclusion inclusion;
  private final InvolvedConditions involved;

  AbstractProcessInstanceQuery(
      QueryParts parts, String mapper, String variableMapper, boolean inHistory) {
    super(parts, mapper, ID, PROCESS_DEFINITION_ID);
    involved = new InvolvedConditions(BpmnQueries.PROCESSES, inHistory);
    inclusion = new VariableInclusion(new VariableReader(parts.values()), variableMapper);
  }

  /** Returns which variables are read besides. */
  final VariableInclusion inclusion() {
    return inclusion;
  }

  /** The instance runs and has a job whose last try failed. */
  static Condition hasFailedJob() {
    return exists(
        JOBS, any(present(JobColumn.EXCEPTION_TYPE), present(JobColumn.EXCEPTION_MESSAGE)));
  }

  /** The instance runs and is at an element that meets the condition. */
  static Condition isAt(Condition element) {
    return exists(AT, element);
  }

  /** Keeps the instance with this id. */
  public final Q processInstanceId(String processInstanceId) {
    return where(id(ID, given("processInstanceId", processInstanceId)));
  }

  /** Keeps the instances with these ids. */
  public final Q processInstanceIds(Set<String> processInstanceIds) {
    return where(ids(ID, givenAll("processInstanceIds", processInstanceIds)));
  }

  /** Keeps what has this id of the application. */
  public final Q processInstanceExternalId(String externalId) {
    return where(equal(EXTERNAL_ID, given("processInstanceExternalId", externalId)));
  }

  /** Keeps what has this name. */
  public final Q processInstanceName(String name) {
    return where(equal(NAME, given("processInstanceName", name)));
  }

  /** Keeps what has a name that fits the pattern. */
  public final Q processInstanceNameLike(String pattern) {
    return where(like(NAME, given("processInstanceNameLike", pattern)));
  }

  /** Keeps what has a name that fits the pattern in lower or upper case. */
  public final Q processInstanceNameLikeIgnoreCase(String pattern) {
    return where(likeIgnoreCase(NAME, given("processInstanceNameLikeIgnoreCase", pattern)));
  }

  /** Keeps what has this business key. */
  public final Q processInstanceBusinessKey(String businessKey) {
    return where(equal(BUSINESS_KEY, given("processInstanceBusinessKey", businessKey)));
  }

  /** Keeps what has a business key that fits the pattern. */
  public final Q processInstanceBusinessKeyLike(String pattern) {
    return where(like(BUSINESS_KEY, given("processInstanceBusinessKeyLike", pattern)));
  }

  /** Keeps what has a business key that fits the pattern in lower or upper case. */
  public final Q processInstanceBusinessKeyLikeIgnoreCase(String pattern) {
    return where(
        likeIgnoreCase(BUSINESS_KEY, given("processInstanceBusinessKeyLikeIgnoreCase", pattern)));
  }

  /** Keeps what has this business status. */
  public final Q processInstanceBusinessStatus(String status) {
    return where(equal(BUSINESS_STATUS, given("processInstanceBusinessStatus", status)));
  }

  /** Keeps what has a business status that fits the pattern. */
  public final Q processInstanceBusinessStatusLike(String pattern) {
    return where(like(BUSINESS_STATUS, given("processInstanceBusinessStatusLike", pattern)));
  }

  /** Keeps what has a business status that fits the pattern in lower or upper case. */
  public final Q processInstanceBusinessStatusLikeIgnoreCase(String pattern) {
    return where(
        likeIgnoreCase(
            BUSINESS_STATUS, given("processInstanceBusinessStatusLikeIgnoreCase", pattern)));
  }

  /** Keeps what runs a process of this deployment. */
  public final Q deploymentId(String deploymentId) {
    return where(definition(id(DEPLOYMENT_ID, given("deploymentId", deploymentId))));
  }

  /** Keeps what runs a process of one of these deployments. */
  public final Q deploymentIdIn(List<String> deploymentIds) {
    return where(definition(ids(DEPLOYMENT_ID, givenAll("deploymentIdIn", deploymentIds))));
  }

  /** Keeps what this user takes part in. */
  public final Q involvedUser(String userId) {
    return where(involved.user(given("involvedUser", userId)));
  }

  /** Keeps what this user takes part in in this way. */
  public final Q involvedUser(String userId, String type) {
    return where(involved.user(given("involvedUser", userId), given("involvedUser", type)));
  }

  /** Keeps what this group takes part in in this way. */
  public final Q involvedGroup(String groupId, String type) {
    return where(involved.group(given("involvedGroup", groupId), given("involvedGroup", type)));
  }

  /** Keeps what one of these groups takes part in. */
  public final Q involvedGroups(Set<String> groupIds) {
    return where(involved.groups(givenAll("involvedGroups", groupIds)));
  }

  /** Keeps what this user started. */
  public final Q startedBy(String userId) {
    return where(equal(START_USER_ID, given("startedBy", userId)));
  }

  /** Keeps what started up to this time. */
  public final Q startedBefore(Date time) {
    return where(until(START_TIME, given("startedBefore", time)));
  }

  /** Keeps what started from this time on. */
  public final Q startedAfter(Date time) {
    return where(from(START_TIME, given("startedAfter", time)));
  }

  /** Keeps what belongs to this tenant. */
  public final Q processInstanceTenantId(String tenantId) {
    return where(equal(TENANT_ID, given("processInstanceTenantId", tenantId)));
  }

  /** Keeps what belongs to a tenant that fits the pattern. */
  public final Q processInstanceTenantIdLike(String pattern) {
    return where(
        all(
            notEqual(TENANT_ID, ""),
            like(TENANT_ID, given("processInstanceTenantIdLike", pattern))));
  }

  /** Keeps what belongs to a tenant that fits the pattern in lower or upper case. */
  public final Q processInstanceTenantIdLikeIgnoreCase(String pattern) {
    given("processInstanceTenantIdLikeIgnoreCase", pattern);
    return where(all(notEqual(TENANT_ID, ""), likeIgnoreCase(TENANT_ID, pattern)));
  }

  /** Keeps what belongs to no tenant. */
  public final Q processInstanceWithoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  /** Reads the variables of the whole instance as well. */
  public final Q includeProcessVariables() {
    inclusion.any();
    return self();
  }

  /** Reads these variables of the whole instance as well. */
  public final Q includeProcessVariables(Collection<String> variableNames) {
    inclusion.only(givenAll("includeProcessVariables", variableNames));
    return self();
  }

  /** Orders by id. */
  public final Q orderByProcessInstanceId() {
    return orderBy(ID);
  }

  /** Orders by definition. */
  public final Q orderByProcessDefinitionId() {
    return orderBy(PROCESS_DEFINITION_ID);
  }

  /** Orders by tenant. */
  public final Q orderByTenantId() {
    return orderBy(TENANT_ID);
  }
}
