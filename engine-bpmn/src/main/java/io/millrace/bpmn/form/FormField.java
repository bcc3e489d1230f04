package io.millrace.bpmn.form;

import java.util.List;
import java.util.Map;

/** A field of a form, with the value that it has now. Immutable. */
public interface FormField {

  /**
   * Returns the id of the field, under which its value is submitted.
   *
   * @return never null
   */
  String getId();

  /**
   * Returns what the field is called.
   *
   * @return the label, or null
   */
  String getLabel();

  /**
   * Returns the same as {@link #getLabel}, by the other name of the field.
   *
   * @return the label, or null
   */
  default String getName() {
    return getLabel();
  }

  /**
   * Returns what the values of the field are.
   *
   * @return {@code string}, {@code long}, {@code integer}, {@code double}, {@code boolean}, {@code
   *     date} or {@code enum}
   */
  String getTypeName();

  /**
   * Returns the value of its variable or expression, or its default where there is none.
   *
   * @return the value, or null
   */
  Object getValue();

  /**
   * Returns its default.
   *
   * @return the value, or null where it has none
   */
  Object getDefaultValue();

  /**
   * Tells whether it may be filled in.
   *
   * @return false if a form that does so is refused
   */
  boolean isWritable();

  /**
   * Tells whether it has to be filled in.
   *
   * @return true if a form that does not is refused
   */
  boolean isRequired();

  /**
   * Tells whether its value becomes the business key of the instance that the form starts.
   *
   * @return true for one field of a form at most
   */
  boolean isBusinessKey();

  /**
   * Returns how dates are written as text.
   *
   * @return a pattern as {@link java.text.SimpleDateFormat} reads it; null for other types
   */
  String getDatePattern();

  /**
   * Returns the values that an enumeration allows.
   *
   * @return their ids with their labels, in the order of the model; empty for other types
   */
  Map<String, String> getValues();

  /**
   * Returns what values have to fulfil.
   *
   * @return in the order of the model
   */
  List<FormFieldValidationConstraint> getValidationConstraints();

  /**
   * Returns what the model says of the field for the application.
   *
   * @return in the order of the model
   */
  Map<String, String> getProperties();
}
