package io.millrace.cmmn.runtime;

import io.millrace.common.query.Query;

/**
 * Asks for listeners that wait for their event in running cases. What holds for all queries is said
 * at {@link Query}.
 *
 * @param <Q> the query itself
 */
public interface EventListenerInstanceQuery<Q extends EventListenerInstanceQuery<?>>
    extends Query<Q, EventListenerInstance> {

  /**
   * Keeps the listener with this id.
   *
   * @param id the id
   * @return this query
   */
  Q id(String id);

  /**
   * Keeps listeners of this name.
   *
   * @param name the name
   * @return this query
   */
  Q name(String name);

  /**
   * Keeps listeners of this case.
   *
   * @param caseInstanceId the id of the case
   * @return this query
   */
  Q caseInstanceId(String caseInstanceId);

  /**
   * Keeps listeners of this version of a case.
   *
   * @param caseDefinitionId the id of the case definition
   * @return this query
   */
  Q caseDefinitionId(String caseDefinitionId);

  /**
   * Keeps listeners of this element.
   *
   * @param elementId the id of the plan item in the XML
   * @return this query
   */
  Q elementId(String elementId);

  /**
   * Keeps listeners of this definition.
   *
   * @param planItemDefinitionId the id of the definition in the XML
   * @return this query
   */
  Q planItemDefinitionId(String planItemDefinitionId);

  /**
   * Keeps listeners right below this stage.
   *
   * @param stageInstanceId the id of the plan item instance of the stage
   * @return this query
   */
  Q stageInstanceId(String stageInstanceId);

  /**
   * Keeps listeners that wait for their event.
   *
   * @return this query
   */
  Q stateAvailable();

  /**
   * Keeps listeners whose available condition does not hold.
   *
   * @return this query
   */
  Q stateUnavailable();

  /**
   * Keeps listeners that are held.
   *
   * @return this query
   */
  Q stateSuspended();

  /**
   * Orders by name.
   *
   * @return this query
   */
  Q orderByName();
}
