package io.millrace.bpmn.internal.form;

import io.millrace.bpmn.form.FormField;
import io.millrace.bpmn.form.StartFormData;
import io.millrace.bpmn.form.TaskFormData;
import io.millrace.bpmn.internal.model.FormFieldModel;
import io.millrace.bpmn.internal.model.FormModel;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.common.ExpressionException;
import io.millrace.common.task.Task;
import java.util.List;

/**
 * A form as the API shows it.
 *
 * @param form the form
 * @param formKey its key, or null
 * @param definition the process it belongs to, or null
 * @param task the task it belongs to, or null
 * @param fields the fields that may be read
 */
public record ShownForm(
    FormModel form, String formKey, ProcessDefinition definition, Task task, List<FormField> fields)
    implements StartFormData, TaskFormData {

  /** Returns the fields that may be read, with the values that they have in a scope. */
  public static List<FormField> fields(FormModel form, FormCode code, FormScope scope) {
    return form.fields().stream()
        .filter(field -> field.access().readable())
        .map(field -> field(field, form, code, scope))
        .toList();
  }

  private static FormField field(
      FormFieldModel field, FormModel form, FormCode code, FormScope scope) {
    var byDefault = byDefault(field, code, scope);
    var known = known(field, code, scope);
    var isKnown = known != null && known != FormScope.ABSENT;
    return new ShownField(field, form, isKnown ? known : byDefault, byDefault);
  }

  private static Object byDefault(FormFieldModel field, FormCode code, FormScope scope) {
    try {
      return code.defaultOf(field, scope);
    } catch (IllegalArgumentException | ArithmeticException e) {
      throw new ExpressionException(
          "The default '"
              + field.binding().defaultValue()
              + "' of the form field '"
              + field.id()
              + "' gives something else than its type, '"
              + field.type().word()
              + "'. Correct the default, or the variables that it reads.",
          e);
    }
  }

  private static Object known(FormFieldModel field, FormCode code, FormScope scope) {
    if (field.binding().expression() == null) {
      return scope.resolve(field.variable());
    }
    return scope.isOfStart() ? null : code.evaluate(field.binding().expression(), scope);
  }

  @Override
  public String getFormKey() {
    return formKey;
  }

  @Override
  public String getFormRef() {
    return form.reference() == null ? null : form.reference().key();
  }

  @Override
  public String getFormRefBinding() {
    return form.reference() == null ? null : form.reference().binding();
  }

  @Override
  public String getFormRefVersion() {
    return form.reference() == null ? null : form.reference().version();
  }

  @Override
  public String getDeploymentId() {
    return definition == null ? null : definition.getDeploymentId();
  }

  @Override
  public List<FormField> getFormFields() {
    return fields;
  }

  @Override
  public ProcessDefinition getProcessDefinition() {
    return definition;
  }

  @Override
  public Task getTask() {
    return task;
  }
}
