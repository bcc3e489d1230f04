package io.millrace.bpmn.runtime;

import java.util.Date;
import java.util.Map;

/** One run of a process, from its start to its end. */
public interface ProcessInstance extends Execution {

  /**
   * Returns the id the application chose for the instance.
   *
   * @return the id, unique among running instances, or null if the application chose none
   */
  String getExternalId();

  /**
   * Returns the definition it runs.
   *
   * @return the id of that version, never null
   */
  String getProcessDefinitionId();

  /**
   * Returns the key of the definition it runs.
   *
   * @return the id of the process in its XML, never null
   */
  String getProcessDefinitionKey();

  /**
   * Returns the name of the definition it runs.
   *
   * @return the name, or null
   */
  String getProcessDefinitionName();

  /**
   * Returns the version of the definition it runs.
   *
   * @return the version, from 1; never null
   */
  Integer getProcessDefinitionVersion();

  /**
   * Returns the category of the definition it runs.
   *
   * @return the category, or null
   */
  String getProcessDefinitionCategory();

  /**
   * Returns the deployment that brought the definition.
   *
   * @return the id, never null
   */
  String getDeploymentId();

  /**
   * Returns by what the application knows the instance.
   *
   * @return the business key, or null; several instances may have the same
   */
  String getBusinessKey();

  /**
   * Returns the status the application gave the instance.
   *
   * @return a word of the application's own, or null
   */
  String getBusinessStatus();

  /**
   * Returns when the instance started.
   *
   * @return the time, never null
   */
  Date getStartTime();

  /**
   * Returns who started the instance.
   *
   * @return the id of the user, or null if nobody was authenticated
   */
  String getStartUserId();

  /**
   * Returns the variables of the whole instance.
   *
   * @return name and value; for an instance that was just started those it has now; from a query
   *     empty unless it said {@code includeProcessVariables()}; never null; unmodifiable
   */
  Map<String, Object> getProcessVariables();
}
