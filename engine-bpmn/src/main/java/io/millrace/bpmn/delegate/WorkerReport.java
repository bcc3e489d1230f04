package io.millrace.bpmn.delegate;

/**
 * What a worker outside the engine has reported, as the expressions of {@code errorEventDefinition}
 * at its task see it under the name {@code externalTask}. Valid while they are evaluated.
 */
public interface WorkerReport {

  /**
   * Returns the id of the job.
   *
   * @return the id, never null
   */
  String getId();

  /**
   * Returns who reports.
   *
   * @return the id of the worker, never null
   */
  String getWorkerId();

  /**
   * Returns the topic of the task.
   *
   * @return the topic, never null
   */
  String getTopicName();

  /**
   * Returns what went wrong, in short.
   *
   * @return the message of the failure, or null if the worker completes the task or gave none
   */
  String getErrorMessage();

  /**
   * Returns what went wrong, at length.
   *
   * @return the details of the failure, or null if the worker completes the task or gave none
   */
  String getErrorDetails();

  /**
   * Returns how many tries are left.
   *
   * @return after the failure that is reported, 0 for none; as many as before if the worker
   *     completes the task
   */
  int getRetries();

  /**
   * Returns the task in the model.
   *
   * @return the id in the XML, never null
   */
  String getActivityId();

  /**
   * Returns the execution that waits for the worker.
   *
   * @return the id, never null
   */
  String getExecutionId();

  /**
   * Returns the process instance.
   *
   * @return the id, never null
   */
  String getProcessInstanceId();

  /**
   * Returns the tenant of the instance.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();
}
