package io.millrace.bpmn.form;

import java.util.Map;

/**
 * Judges values of form fields whose constraint {@code validator} names it: by its class, of which
 * an object is made for each call, or by a bean, which many threads use at the same time.
 */
@FunctionalInterface
public interface FormFieldValidator {

  /**
   * Judges a value. An exception counts as a no, with its message.
   *
   * @param fieldId the id of the field
   * @param value the value, of the type of the field; never null
   * @param submitted all that was submitted, unmodifiable
   * @return whether the value will do
   */
  boolean validate(String fieldId, Object value, Map<String, Object> submitted);
}
