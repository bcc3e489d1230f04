package io.millrace.cmmn.repository;

import io.millrace.common.query.Query;
import io.millrace.common.repository.DefinitionInfoQuery;
import java.util.Set;

/**
 * Asks for case definitions, all versions of them. What holds for all queries is said at {@link
 * Query}.
 */
public interface CaseDefinitionQuery
    extends DefinitionInfoQuery<CaseDefinitionQuery, CaseDefinition> {

  /**
   * Keeps the definition with this id.
   *
   * @param caseDefinitionId the id of the case definition
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionId(String caseDefinitionId);

  /**
   * Keeps the definitions with these ids.
   *
   * @param caseDefinitionIds the ids, at least one
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionIds(Set<String> caseDefinitionIds);

  /**
   * Keeps the versions of this case.
   *
   * @param caseDefinitionKey the key of the case definition: the id of the case in its XML
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionKey(String caseDefinitionKey);

  /**
   * Keeps versions of cases whose key fits the pattern.
   *
   * @param pattern a pattern such as {@code claim%}
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionKeyLike(String pattern);

  /**
   * Keeps definitions of this name.
   *
   * @param name the name
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionName(String name);

  /**
   * Keeps definitions whose name fits the pattern.
   *
   * @param pattern a pattern such as {@code Claim%}
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionNameLike(String pattern);

  /**
   * Keeps definitions whose name fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code claim%}
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionNameLikeIgnoreCase(String pattern);

  /**
   * Keeps definitions of this category.
   *
   * @param category the category
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionCategory(String category);

  /**
   * Keeps definitions whose category fits the pattern.
   *
   * @param pattern a pattern such as {@code http://acme/%}
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionCategoryLike(String pattern);

  /**
   * Keeps definitions of another category; those without one are left out.
   *
   * @param category the category
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionCategoryNotEquals(String category);

  /**
   * Keeps definitions that came in a resource of this name.
   *
   * @param resourceName the name
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionResourceName(String resourceName);

  /**
   * Keeps definitions that came in a resource whose name fits the pattern.
   *
   * @param pattern a pattern such as {@code %/claim.cmmn}
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionResourceNameLike(String pattern);

  /**
   * Keeps definitions of this version.
   *
   * @param version the version, from 1
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionVersion(Integer version);

  /**
   * Keeps definitions of a higher version.
   *
   * @param version the version, exclusive
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionVersionGreaterThan(Integer version);

  /**
   * Keeps definitions of this or a higher version.
   *
   * @param version the version, inclusive
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionVersionGreaterThanOrEquals(Integer version);

  /**
   * Keeps definitions of a lower version.
   *
   * @param version the version, exclusive
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionVersionLowerThan(Integer version);

  /**
   * Keeps definitions of this or a lower version.
   *
   * @param version the version, inclusive
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionVersionLowerThanOrEquals(Integer version);

  /**
   * Keeps definitions of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionTenantId(String tenantId);

  /**
   * Keeps definitions whose tenant fits the pattern.
   *
   * @param pattern a pattern such as {@code acme-%}
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionTenantIdLike(String pattern);

  /**
   * Keeps definitions that belong to no tenant.
   *
   * @return this query
   */
  CaseDefinitionQuery caseDefinitionWithoutTenantId();

  /**
   * Orders by id, which is about the order of deployment.
   *
   * @return this query
   */
  CaseDefinitionQuery orderByCaseDefinitionId();

  /**
   * Orders by key.
   *
   * @return this query
   */
  CaseDefinitionQuery orderByCaseDefinitionKey();

  /**
   * Orders by version.
   *
   * @return this query
   */
  CaseDefinitionQuery orderByCaseDefinitionVersion();

  /**
   * Orders by name.
   *
   * @return this query
   */
  CaseDefinitionQuery orderByCaseDefinitionName();

  /**
   * Orders by category.
   *
   * @return this query
   */
  CaseDefinitionQuery orderByCaseDefinitionCategory();
}
