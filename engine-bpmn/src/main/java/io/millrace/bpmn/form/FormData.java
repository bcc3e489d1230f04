package io.millrace.bpmn.form;

import java.util.List;

/** A form with the values that its fields have now. Immutable. */
public interface FormData {

  /**
   * Returns the key by which the application finds the form.
   *
   * @return the key, or null where the model names none
   */
  String getFormKey();

  /**
   * Returns the form that {@code formRef} names.
   *
   * @return the reference, or null where the model has none
   */
  String getFormRef();

  /**
   * Returns which version of the form is meant that {@code formRef} names.
   *
   * @return {@code latest}, {@code deployment} or {@code version}; null without such a form
   */
  String getFormRefBinding();

  /**
   * Returns the version of the form that {@code formRef} names.
   *
   * @return the version, or null where none is named
   */
  String getFormRefVersion();

  /**
   * Returns the deployment that the form belongs to.
   *
   * @return the id; null for a task of no process
   */
  String getDeploymentId();

  /**
   * Returns the fields that may be read.
   *
   * @return in the order of the model; empty where the form is only named
   */
  List<FormField> getFormFields();

  /**
   * Returns the same as {@link #getFormFields}, by the other name of the field.
   *
   * @return in the order of the model; empty where the form is only named
   */
  default List<FormField> getFormProperties() {
    return getFormFields();
  }
}
