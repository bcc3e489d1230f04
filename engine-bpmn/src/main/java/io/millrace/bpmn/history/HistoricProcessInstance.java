package io.millrace.bpmn.history;

import java.util.Date;
import java.util.Map;

/** A process instance as history knows it, running or ended. */
public interface HistoricProcessInstance {

  /**
   * Returns the id of the instance, the same as while it ran.
   *
   * @return the id, never null
   */
  String getId();

  /**
   * Returns the id the application chose for the instance.
   *
   * @return the id, or null if the application chose none
   */
  String getExternalId();

  /**
   * Returns by what the application knows the instance.
   *
   * @return the business key, or null
   */
  String getBusinessKey();

  /**
   * Returns the status the application gave the instance last.
   *
   * @return a word of the application's own, or null
   */
  String getBusinessStatus();

  /**
   * Returns the name of the instance.
   *
   * @return the name, or null
   */
  String getName();

  /**
   * Returns the description of the instance: the documentation of its process.
   *
   * @return the description, or null if the process has none or its definition is deleted
   */
  String getDescription();

  /**
   * Returns the definition it ran.
   *
   * @return the id of that version, never null
   */
  String getProcessDefinitionId();

  /**
   * Returns the key of the definition it ran.
   *
   * @return the id of the process in its XML; null once that version was deleted without cascade
   */
  String getProcessDefinitionKey();

  /**
   * Returns the name of the definition it ran.
   *
   * @return the name, or null
   */
  String getProcessDefinitionName();

  /**
   * Returns the version of the definition it ran.
   *
   * @return the version, from 1; never null
   */
  Integer getProcessDefinitionVersion();

  /**
   * Returns the category of the definition it ran.
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
   * Returns when the instance started.
   *
   * @return the time, never null
   */
  Date getStartTime();

  /**
   * Returns when the instance ended.
   *
   * @return the time, or null if it is running
   */
  Date getEndTime();

  /**
   * Returns how long the instance took.
   *
   * @return milliseconds, or null if it is running
   */
  Long getDurationInMillis();

  /**
   * Returns who started the instance.
   *
   * @return the id of the user, or null if nobody was authenticated
   */
  String getStartUserId();

  /**
   * Returns on whose behalf the call worked that ended the instance.
   *
   * @return the id of the user, or null if it is running or nobody was authenticated
   */
  String getEndUserId();

  /**
   * Returns the event the instance started with.
   *
   * @return the id in the XML, never null
   */
  String getStartActivityId();

  /**
   * Returns the element the instance ended with.
   *
   * @return the id in the XML of what ended last; null if it is running or was deleted
   */
  String getEndActivityId();

  /**
   * Returns why the instance ended before it was done.
   *
   * @return the reason that was given; null if it is running or came to its end
   */
  String getDeleteReason();

  /**
   * Returns the instance whose call activity started this one.
   *
   * @return the id, or null if nothing called it
   */
  String getSuperProcessInstanceId();

  /**
   * Returns the case whose process task started this instance and waited for it.
   *
   * @return the id; null if there is none, and while the instance runs
   */
  String getSuperCaseInstanceId();

  /**
   * Returns the tenant the instance belongs to.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();

  /**
   * Returns the last values of the variables of the whole instance.
   *
   * @return name and value; empty unless the query said {@code includeProcessVariables()}; never
   *     null; unmodifiable
   */
  Map<String, Object> getProcessVariables();
}
