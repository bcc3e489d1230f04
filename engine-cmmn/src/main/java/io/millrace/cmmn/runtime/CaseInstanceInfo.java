package io.millrace.cmmn.runtime;

import java.util.Date;
import java.util.Map;

/**
 * What a running case and one of history have in common. Immutable and thread-safe: it shows the
 * case as it was when a call returned it.
 */
public interface CaseInstanceInfo {

  /**
   * Returns the id of the case.
   *
   * @return never null
   */
  String getId();

  /**
   * Returns the id the application chose.
   *
   * @return null if it chose none
   */
  String getExternalId();

  /**
   * Returns the name of the case.
   *
   * @return null if it has none
   */
  String getName();

  /**
   * Returns what the application calls the case.
   *
   * @return null if it was started without
   */
  String getBusinessKey();

  /**
   * Returns how far the application says that the case is.
   *
   * @return null if it said nothing
   */
  String getBusinessStatus();

  /**
   * Returns the tenant the case belongs to.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();

  /**
   * Returns the state of the case.
   *
   * @return one of {@link CaseInstanceState}
   */
  String getState();

  /**
   * Returns the id of the version of its definition.
   *
   * @return never null
   */
  String getCaseDefinitionId();

  /**
   * Returns the key of its definition.
   *
   * @return the key; null if the definition was deleted
   */
  String getCaseDefinitionKey();

  /**
   * Returns the name of its definition.
   *
   * @return the name; null if it has none, or was deleted
   */
  String getCaseDefinitionName();

  /**
   * Returns the number of the version of its definition.
   *
   * @return the version, from 1; null if the definition was deleted
   */
  Integer getCaseDefinitionVersion();

  /**
   * Returns the deployment that brought its definition.
   *
   * @return the id; null if the definition was deleted
   */
  String getCaseDefinitionDeploymentId();

  /**
   * Returns when the case started.
   *
   * @return never null
   */
  Date getStartTime();

  /**
   * Returns who started the case.
   *
   * @return the id of the user; null for nobody in particular
   */
  String getStartUserId();

  /**
   * Returns the variables of the case.
   *
   * @return name and value; empty unless the query said {@code includeCaseVariables()}; never null;
   *     unmodifiable
   */
  Map<String, Object> getCaseVariables();
}
