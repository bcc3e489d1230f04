package io.millrace.bpmn;

import io.millrace.bpmn.form.FormValidationException;
import io.millrace.bpmn.form.StartFormData;
import io.millrace.bpmn.form.TaskFormData;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.util.Map;

/**
 * Forms of start events and user tasks: {@code formProperty} and {@code formData} of the model.
 * Thread-safe.
 *
 * <p>A submitted text is read as its field's type says; any other value is taken as it is if it is
 * of that type. A field that is not submitted takes its default. What is submitted and is no field
 * becomes a variable. Expressions of a form see the variables and beans. What forms look like is up
 * to the application; forms that are only named by {@code formKey} or {@code formRef} are not
 * judged. A start or completion by the other services does not look at forms.
 */
public interface FormService {

  /**
   * Returns the form of the start event without a trigger.
   *
   * @param processDefinitionId the id of the version
   * @return the form, without fields where the model has none
   * @throws ObjectNotFoundException if no definition has this id
   */
  StartFormData getStartFormData(String processDefinitionId);

  /**
   * Returns the form of a task with the values of its fields.
   *
   * @param taskId the id of the task
   * @return the form, without fields where the model has none
   * @throws ObjectNotFoundException if no task has this id
   */
  TaskFormData getTaskFormData(String taskId);

  /**
   * Returns the key of the start form as it stands in the model.
   *
   * @param processDefinitionId the id of the version
   * @return the key, or null
   * @throws ObjectNotFoundException if no definition has this id
   */
  String getStartFormKey(String processDefinitionId);

  /**
   * Returns the key of the form of a user task as it stands in the model.
   *
   * @param processDefinitionId the id of the version
   * @param taskDefinitionKey the id of the user task
   * @return the key, or null
   * @throws ObjectNotFoundException if no definition has this id, or it has no such user task
   */
  String getTaskFormKey(String processDefinitionId, String taskDefinitionKey);

  /**
   * Starts a process with a form.
   *
   * @param processDefinitionId the id of the version
   * @param properties what was filled in, by the ids of fields
   * @return the instance; its business key is the value of the field that the form says
   * @throws ObjectNotFoundException if no definition has this id
   * @throws FormValidationException if the form was filled in wrongly
   */
  ProcessInstance submitStartForm(String processDefinitionId, Map<String, Object> properties);

  /**
   * Starts a process with a form.
   *
   * @param processDefinitionId the id of the version
   * @param businessKey the business key; null for the value of the field that the form says
   * @param properties what was filled in, by the ids of fields
   * @return the instance
   * @throws ObjectNotFoundException if no definition has this id
   * @throws FormValidationException if the form was filled in wrongly
   */
  ProcessInstance submitStartForm(
      String processDefinitionId, String businessKey, Map<String, Object> properties);

  /**
   * Starts a process with a form that was filled in with texts.
   *
   * @param processDefinitionId the id of the version
   * @param properties what was filled in, by the ids of fields
   * @return the instance
   * @throws ObjectNotFoundException if no definition has this id
   * @throws FormValidationException if the form was filled in wrongly
   */
  ProcessInstance submitStartFormData(String processDefinitionId, Map<String, String> properties);

  /**
   * Starts a process with a form that was filled in with texts.
   *
   * @param processDefinitionId the id of the version
   * @param businessKey the business key; null for the value of the field that the form says
   * @param properties what was filled in, by the ids of fields
   * @return the instance
   * @throws ObjectNotFoundException if no definition has this id
   * @throws FormValidationException if the form was filled in wrongly
   */
  ProcessInstance submitStartFormData(
      String processDefinitionId, String businessKey, Map<String, String> properties);

  /**
   * Completes a task with a form.
   *
   * @param taskId the id of the task
   * @param properties what was filled in, by the ids of fields
   * @throws ObjectNotFoundException if no task has this id
   * @throws FormValidationException if the form was filled in wrongly
   * @throws IllegalStateEngineException if the task cannot be completed
   */
  void submitTaskForm(String taskId, Map<String, Object> properties);

  /**
   * Completes a task with a form that was filled in with texts.
   *
   * @param taskId the id of the task
   * @param properties what was filled in, by the ids of fields
   * @throws ObjectNotFoundException if no task has this id
   * @throws FormValidationException if the form was filled in wrongly
   * @throws IllegalStateEngineException if the task cannot be completed
   */
  void submitTaskFormData(String taskId, Map<String, String> properties);

  /**
   * Keeps what was filled in so far, without completing the task: fields that are required may be
   * missing, and defaults are not taken.
   *
   * @param taskId the id of the task
   * @param properties what was filled in, by the ids of fields
   * @throws ObjectNotFoundException if no task has this id
   * @throws FormValidationException if what was filled in is wrong
   * @throws IllegalStateEngineException if the task's instance is suspended
   */
  void saveFormData(String taskId, Map<String, String> properties);
}
