package io.millrace.bpmn.form;

/**
 * One thing that is wrong with what was filled in.
 *
 * @param fieldId the id of the field
 * @param constraint what it violates: {@code type}, {@code writable} or the name of a constraint
 * @param configuration how that is set, or null
 * @param value what was filled in, or null
 * @param message all of this in words
 */
public record FormValidationError(
    String fieldId, String constraint, String configuration, Object value, String message) {}
