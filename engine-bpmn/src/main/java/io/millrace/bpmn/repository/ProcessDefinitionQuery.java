package io.millrace.bpmn.repository;

import io.millrace.common.query.Query;
import io.millrace.common.repository.DefinitionInfoQuery;
import java.util.Set;

/**
 * Asks for process definitions, all versions of them. What holds for all queries is said at {@link
 * Query}.
 */
public interface ProcessDefinitionQuery
    extends DefinitionInfoQuery<ProcessDefinitionQuery, ProcessDefinition> {

  /**
   * Keeps the definition with this id.
   *
   * @param processDefinitionId the id of the process definition
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionId(String processDefinitionId);

  /**
   * Keeps the definitions with these ids.
   *
   * @param processDefinitionIds the ids, at least one
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionIds(Set<String> processDefinitionIds);

  /**
   * Keeps the versions of this process.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionKey(String processDefinitionKey);

  /**
   * Keeps versions of processes whose key fits the pattern.
   *
   * @param pattern a pattern such as {@code order%}
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionKeyLike(String pattern);

  /**
   * Keeps definitions of this name.
   *
   * @param name the name
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionName(String name);

  /**
   * Keeps definitions whose name fits the pattern.
   *
   * @param pattern a pattern such as {@code Order%}
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionNameLike(String pattern);

  /**
   * Keeps definitions whose name fits the pattern in lower or upper case.
   *
   * @param pattern a pattern such as {@code order%}
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionNameLikeIgnoreCase(String pattern);

  /**
   * Keeps definitions of this category.
   *
   * @param category the category
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionCategory(String category);

  /**
   * Keeps definitions whose category fits the pattern.
   *
   * @param pattern a pattern such as {@code http://acme/%}
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionCategoryLike(String pattern);

  /**
   * Keeps definitions of another category; those without one are left out.
   *
   * @param category the category
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionCategoryNotEquals(String category);

  /**
   * Keeps definitions that came in a resource of this name.
   *
   * @param resourceName the name
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionResourceName(String resourceName);

  /**
   * Keeps definitions that came in a resource whose name fits the pattern.
   *
   * @param pattern a pattern such as {@code %/order.bpmn}
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionResourceNameLike(String pattern);

  /**
   * Keeps definitions of this version.
   *
   * @param version the version, from 1
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionVersion(Integer version);

  /**
   * Keeps definitions of a higher version.
   *
   * @param version the version, exclusive
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionVersionGreaterThan(Integer version);

  /**
   * Keeps definitions of this or a higher version.
   *
   * @param version the version, inclusive
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionVersionGreaterThanOrEquals(Integer version);

  /**
   * Keeps definitions of a lower version.
   *
   * @param version the version, exclusive
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionVersionLowerThan(Integer version);

  /**
   * Keeps definitions of this or a lower version.
   *
   * @param version the version, inclusive
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionVersionLowerThanOrEquals(Integer version);

  /**
   * Keeps definitions that are not suspended.
   *
   * @return this query
   */
  ProcessDefinitionQuery active();

  /**
   * Keeps definitions that are suspended.
   *
   * @return this query
   */
  ProcessDefinitionQuery suspended();

  /**
   * Keeps definitions of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionTenantId(String tenantId);

  /**
   * Keeps definitions whose tenant fits the pattern.
   *
   * @param pattern a pattern such as {@code acme-%}
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionTenantIdLike(String pattern);

  /**
   * Keeps definitions that belong to no tenant.
   *
   * @return this query
   */
  ProcessDefinitionQuery processDefinitionWithoutTenantId();

  /**
   * Keeps definitions this message starts.
   *
   * @param messageName the name of the message
   * @return this query
   */
  ProcessDefinitionQuery messageEventSubscriptionName(String messageName);

  /**
   * Orders by id, which is about the order of deployment.
   *
   * @return this query
   */
  ProcessDefinitionQuery orderByProcessDefinitionId();

  /**
   * Orders by key.
   *
   * @return this query
   */
  ProcessDefinitionQuery orderByProcessDefinitionKey();

  /**
   * Orders by version.
   *
   * @return this query
   */
  ProcessDefinitionQuery orderByProcessDefinitionVersion();

  /**
   * Orders by name.
   *
   * @return this query
   */
  ProcessDefinitionQuery orderByProcessDefinitionName();

  /**
   * Orders by category.
   *
   * @return this query
   */
  ProcessDefinitionQuery orderByProcessDefinitionCategory();

  /**
   * Keeps definitions of this version tag.
   *
   * @param versionTag the tag
   * @return this query
   */
  ProcessDefinitionQuery versionTag(String versionTag);

  /**
   * Keeps definitions that a task list is to offer to start.
   *
   * @return this query
   */
  ProcessDefinitionQuery startableInTasklist();

  /**
   * Keeps definitions that a task list is not to offer to start, such as those that are only
   * called.
   *
   * @return this query
   */
  ProcessDefinitionQuery notStartableInTasklist();
}
