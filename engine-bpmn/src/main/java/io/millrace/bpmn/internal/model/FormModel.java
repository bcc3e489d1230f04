package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * The form of a start event or user task, without its key.
 *
 * @param reference the form of the application's that is meant, or null
 * @param businessKeyField the id of the field whose value becomes the business key, or null
 * @param fields the fields, in document order
 */
public record FormModel(Reference reference, String businessKeyField, List<FormFieldModel> fields) {

  /** Copies the list. */
  public FormModel {
    fields = List.copyOf(fields);
  }

  /**
   * Names a form that the application keeps.
   *
   * @param key its key
   * @param binding which version is meant: {@code latest}, {@code deployment} or {@code version}
   * @param version the version, or null
   */
  public record Reference(String key, String binding, String version) {}
}
