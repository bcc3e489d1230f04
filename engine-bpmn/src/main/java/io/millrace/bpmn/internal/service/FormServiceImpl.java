package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.FormService;
import io.millrace.bpmn.form.StartFormData;
import io.millrace.bpmn.form.TaskFormData;
import io.millrace.bpmn.internal.command.GetFormCommand;
import io.millrace.bpmn.internal.form.FormInput;
import io.millrace.bpmn.internal.form.FormScope;
import io.millrace.bpmn.internal.form.ShownForm;
import io.millrace.bpmn.internal.model.FormModel;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.service.Check;
import io.millrace.common.task.Task;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Judges forms and hands what was filled in to the services that start and complete, in one unit of
 * work. Thread-safe; one per engine.
 */
public final class FormServiceImpl implements FormService {

  private static final Check CHECK = new Check("FormService");
  private static final FormModel EMPTY = new FormModel(null, null, List.of());

  private final FormParts parts;

  /** Creates the service of an engine. */
  public FormServiceImpl(FormParts parts) {
    this.parts = parts;
  }

  @Override
  public StartFormData getStartFormData(String processDefinitionId) {
    var found = start("getStartFormData", processDefinitionId);
    var scope = FormScope.ofStart();
    var key = parts.code().evaluate(found.formKey(), scope);
    return new ShownForm(
        found.form(),
        key == null ? null : key.toString(),
        found.definition(),
        null,
        ShownForm.fields(found.form(), parts.code(), scope));
  }

  @Override
  public TaskFormData getTaskFormData(String taskId) {
    return together(
        () -> {
          var task = task("getTaskFormData", taskId);
          var scope = scope(taskId);
          var isOfProcess = task.getProcessDefinitionId() != null;
          var found = isOfProcess ? form(task) : null;
          var form = isOfProcess ? found.form() : EMPTY;
          return new ShownForm(
              form,
              task.getFormKey(),
              isOfProcess ? found.definition() : null,
              task,
              ShownForm.fields(form, parts.code(), scope));
        });
  }

  @Override
  public String getStartFormKey(String processDefinitionId) {
    return start("getStartFormKey", processDefinitionId).formKey();
  }

  @Override
  public String getTaskFormKey(String processDefinitionId, String taskDefinitionKey) {
    var method = "getTaskFormKey";
    var id = CHECK.id(method, "processDefinitionId", processDefinitionId);
    var key = CHECK.text(method, "taskDefinitionKey", taskDefinitionKey);
    return parts.commands().execute(new GetFormCommand(id, key, parts.cache())).formKey();
  }

  @Override
  public ProcessInstance submitStartForm(
      String processDefinitionId, Map<String, Object> properties) {
    return start("submitStartForm", processDefinitionId, null, properties);
  }

  @Override
  public ProcessInstance submitStartForm(
      String processDefinitionId, String businessKey, Map<String, Object> properties) {
    return start("submitStartForm", processDefinitionId, businessKey, properties);
  }

  @Override
  public ProcessInstance submitStartFormData(
      String processDefinitionId, Map<String, String> properties) {
    return start("submitStartFormData", processDefinitionId, null, properties);
  }

  @Override
  public ProcessInstance submitStartFormData(
      String processDefinitionId, String businessKey, Map<String, String> properties) {
    return start("submitStartFormData", processDefinitionId, businessKey, properties);
  }

  @Override
  public void submitTaskForm(String taskId, Map<String, Object> properties) {
    complete("submitTaskForm", taskId, properties);
  }

  @Override
  public void submitTaskFormData(String taskId, Map<String, String> properties) {
    complete("submitTaskFormData", taskId, properties);
  }

  @Override
  public void saveFormData(String taskId, Map<String, String> properties) {
    together(
        () -> {
          var input = input("saveFormData", taskId, properties);
          parts.tasks().setVariables(taskId, input.soFar("The form of task '" + taskId + "'"));
          return null;
        });
  }

  private ProcessInstance start(
      String method, String definitionId, String businessKey, Map<String, ?> properties) {
    return together(
        () -> {
          var found = start(method, definitionId);
          var scope = FormScope.ofStart();
          var input = new FormInput(found.form(), parts.code(), scope, given(properties));
          var variables = input.complete("The start form of '" + definitionId + "'");
          return parts
              .runtime()
              .startProcessInstanceById(
                  definitionId, businessKey == null ? input.businessKey() : businessKey, variables);
        });
  }

  private void complete(String method, String taskId, Map<String, ?> properties) {
    together(
        () -> {
          var input = input(method, taskId, properties);
          parts.tasks().complete(taskId, input.complete("The form of task '" + taskId + "'"));
          return null;
        });
  }

  private FormInput input(String method, String taskId, Map<String, ?> properties) {
    var task = task(method, taskId);
    var form = task.getProcessDefinitionId() == null ? EMPTY : form(task).form();
    var scope = scope(taskId);
    return new FormInput(form, parts.code(), scope, given(properties));
  }

  private FormScope scope(String taskId) {
    var tasks = parts.tasks();
    return FormScope.ofTask(tasks.getVariables(taskId), name -> tasks.getVariable(taskId, name));
  }

  private static Map<String, ?> given(Map<String, ?> properties) {
    return properties == null ? Map.of() : properties;
  }

  private GetFormCommand.Found start(String method, String processDefinitionId) {
    var id = CHECK.id(method, "processDefinitionId", processDefinitionId);
    return parts.commands().execute(new GetFormCommand(id, null, parts.cache()));
  }

  private GetFormCommand.Found form(Task task) {
    var id = CHECK.id("form", "processDefinitionId", task.getProcessDefinitionId());
    return parts
        .commands()
        .execute(new GetFormCommand(id, task.getTaskDefinitionKey(), parts.cache()));
  }

  private Task task(String method, String taskId) {
    var id = CHECK.text(method, "taskId", taskId);
    var task = parts.tasks().createTaskQuery().taskId(id).singleResult();
    if (task == null) {
      throw new ObjectNotFoundException(
          "FormService."
              + method
              + ": there is no task with the id '"
              + taskId
              + "'. It may be completed already; look it up with a query.");
    }
    return task;
  }

  private <T> T together(Supplier<T> calls) {
    return parts.commands().execute(context -> calls.get());
  }
}
