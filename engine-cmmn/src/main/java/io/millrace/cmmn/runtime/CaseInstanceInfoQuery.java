package io.millrace.cmmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.query.LocalizedQuery;
import io.millrace.common.query.Query;
import io.millrace.common.variable.VariableCriteria;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * The criteria that queries of running and of historic cases have in common. What holds for all
 * criteria is said at {@link Query}; those about variables ask for variables of the case itself.
 *
 * @param <Q> the query itself
 * @param <U> what is found
 */
public interface CaseInstanceInfoQuery<Q extends CaseInstanceInfoQuery<?, ?>, U>
    extends Query<Q, U>, LocalizedQuery<Q>, VariableCriteria<Q> {

  /**
   * Begins a group of criteria, of which a case must meet at least one.
   *
   * @return this query
   * @throws BadArgumentException if a group is open already
   */
  Q or();

  /**
   * Ends the group that {@link #or()} began.
   *
   * @return this query
   * @throws BadArgumentException if no group is open, or it is empty
   */
  Q endOr();

  /**
   * Keeps the case with this id.
   *
   * @param caseInstanceId the id of the case
   * @return this query
   */
  Q caseInstanceId(String caseInstanceId);

  /**
   * Keeps the cases with these ids.
   *
   * @param caseInstanceIds the ids, at least one
   * @return this query
   */
  Q caseInstanceIds(Set<String> caseInstanceIds);

  /**
   * Keeps the case with this id of the application.
   *
   * @param externalId the id the application chose
   * @return this query
   */
  Q caseInstanceExternalId(String externalId);

  /**
   * Keeps cases with this name.
   *
   * @param name the name
   * @return this query
   */
  Q caseInstanceName(String name);

  /**
   * Keeps cases with a name that fits the pattern.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q caseInstanceNameLike(String pattern);

  /**
   * Keeps cases with a name that fits the pattern when both are in lower case.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q caseInstanceNameLikeIgnoreCase(String pattern);

  /**
   * Keeps cases with this business key.
   *
   * @param businessKey the business key
   * @return this query
   */
  Q caseInstanceBusinessKey(String businessKey);

  /**
   * Keeps cases with a business key that fits the pattern.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q caseInstanceBusinessKeyLike(String pattern);

  /**
   * Keeps cases with a business key that fits the pattern when both are in lower case.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q caseInstanceBusinessKeyLikeIgnoreCase(String pattern);

  /**
   * Keeps cases with this business status.
   *
   * @param businessStatus the business status
   * @return this query
   */
  Q caseInstanceBusinessStatus(String businessStatus);

  /**
   * Keeps cases with a business status that fits the pattern.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q caseInstanceBusinessStatusLike(String pattern);

  /**
   * Keeps cases with a business status that fits the pattern when both are in lower case.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q caseInstanceBusinessStatusLikeIgnoreCase(String pattern);

  /**
   * Keeps the cases of the family of this root instance: the root itself, and what it started.
   *
   * @param rootScopeId the id of the root instance
   * @return this query
   */
  Q caseInstanceRootScopeId(String rootScopeId);

  /**
   * Keeps the cases of the families of these root instances.
   *
   * @param rootScopeIds the ids, at least one
   * @return this query
   */
  Q caseInstanceRootScopeIds(Set<String> rootScopeIds);

  /**
   * Keeps cases of this version.
   *
   * @param caseDefinitionId the id of the case definition
   * @return this query
   */
  Q caseDefinitionId(String caseDefinitionId);

  /**
   * Keeps cases of these versions.
   *
   * @param caseDefinitionIds the ids, at least one
   * @return this query
   */
  Q caseDefinitionIds(Set<String> caseDefinitionIds);

  /**
   * Keeps cases of this definition key.
   *
   * @param caseDefinitionKey the key, in any version
   * @return this query
   */
  Q caseDefinitionKey(String caseDefinitionKey);

  /**
   * Keeps cases of a definition key that fits the pattern.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q caseDefinitionKeyLike(String pattern);

  /**
   * Keeps cases of a definition key that fits the pattern when both are in lower case.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q caseDefinitionKeyLikeIgnoreCase(String pattern);

  /**
   * Keeps cases with one of these definition keys.
   *
   * @param keys the keys, at least one
   * @return this query
   */
  Q caseDefinitionKeys(Set<String> keys);

  /**
   * Keeps cases with none of these definition keys.
   *
   * @param keys the keys, at least one
   * @return this query
   */
  Q excludeCaseDefinitionKeys(Set<String> keys);

  /**
   * Keeps cases of this definition name.
   *
   * @param name the name
   * @return this query
   */
  Q caseDefinitionName(String name);

  /**
   * Keeps cases of a definition name that fits the pattern.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q caseDefinitionNameLike(String pattern);

  /**
   * Keeps cases of a definition name that fits the pattern when both are in lower case.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q caseDefinitionNameLikeIgnoreCase(String pattern);

  /**
   * Keeps cases of this category.
   *
   * @param category the category
   * @return this query
   */
  Q caseDefinitionCategory(String category);

  /**
   * Keeps cases of a category that fits the pattern.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q caseDefinitionCategoryLike(String pattern);

  /**
   * Keeps cases of a category that fits the pattern when both are in lower case.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q caseDefinitionCategoryLikeIgnoreCase(String pattern);

  /**
   * Keeps cases of this number of version.
   *
   * @param version the version, from 1
   * @return this query
   */
  Q caseDefinitionVersion(Integer version);

  /**
   * Keeps cases whose definition came with this deployment.
   *
   * @param deploymentId the id of the deployment
   * @return this query
   */
  Q deploymentId(String deploymentId);

  /**
   * Keeps cases whose definition came with one of these deployments.
   *
   * @param deploymentIds the ids, at least one
   * @return this query
   */
  Q deploymentIds(List<String> deploymentIds);

  /**
   * Keeps running cases with an active plan item of this definition.
   *
   * @param planItemDefinitionId the id of the definition in the XML
   * @return this query
   */
  Q activePlanItemDefinitionId(String planItemDefinitionId);

  /**
   * Keeps running cases with an active plan item of one of these definitions.
   *
   * @param planItemDefinitionIds the ids of definitions in the XML, at least one
   * @return this query
   */
  Q activePlanItemDefinitionIds(Set<String> planItemDefinitionIds);

  /**
   * Keeps cases this user takes part in: who started it, has an identity link with it of any type,
   * or is its participant as {@link #involvedUser(String, String)} says.
   *
   * @param userId the id of the user
   * @return this query
   */
  Q involvedUser(String userId);

  /**
   * Keeps cases this user takes part in in this way. A {@code starter} started it while being
   * authenticated. A {@code participant} is whoever is or was assignee, owner, candidate or
   * otherwise linked to one of its tasks, completed one, or left a comment or an attachment, and
   * who has such an identity link with it; he stays one, whatever becomes of the task. All other
   * types are those of identity links with it. A query of history finds of this what history keeps:
   * starters from the level {@code instance} on, assignees and owners from {@code task} on, and
   * links from {@code audit} on.
   *
   * @param userId the id of the user
   * @param identityLinkType as what
   * @return this query
   */
  Q involvedUser(String userId, String identityLinkType);

  /**
   * Keeps cases this group takes part in in this way. A {@code participant} is a group that is or
   * was linked to one of its tasks, or has such an identity link with it.
   *
   * @param groupId the id of the group
   * @param identityLinkType as what
   * @return this query
   */
  Q involvedGroup(String groupId, String identityLinkType);

  /**
   * Keeps cases one of these groups takes part in, by an identity link with it or one of its tasks.
   *
   * @param groupIds the ids of the groups, at least one
   * @return this query
   */
  Q involvedGroups(Set<String> groupIds);

  /**
   * Keeps cases of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  Q caseInstanceTenantId(String tenantId);

  /**
   * Keeps cases of a tenant that fits the pattern.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q caseInstanceTenantIdLike(String pattern);

  /**
   * Keeps cases of a tenant that fits the pattern when both are in lower case.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q caseInstanceTenantIdLikeIgnoreCase(String pattern);

  /**
   * Keeps cases of no tenant.
   *
   * @return this query
   */
  Q caseInstanceWithoutTenantId();

  /**
   * Reads the variables of the case as well, with one more statement for all cases found together.
   *
   * @return this query
   */
  Q includeCaseVariables();

  /**
   * Reads these variables of the case as well, with one more statement for all cases found
   * together.
   *
   * @param variableNames the names, at least one
   * @return this query
   */
  Q includeCaseVariables(Collection<String> variableNames);

  /**
   * Orders by id, which is about the order of start.
   *
   * @return this query
   */
  Q orderByCaseInstanceId();

  /**
   * Orders by definition.
   *
   * @return this query
   */
  Q orderByCaseDefinitionId();

  /**
   * Orders by the key of the definition.
   *
   * @return this query
   */
  Q orderByCaseDefinitionKey();

  /**
   * Orders by name.
   *
   * @return this query
   */
  Q orderByCaseInstanceName();

  /**
   * Orders by the time of the start.
   *
   * @return this query
   */
  Q orderByStartTime();

  /**
   * Orders by tenant.
   *
   * @return this query
   */
  Q orderByTenantId();
}
