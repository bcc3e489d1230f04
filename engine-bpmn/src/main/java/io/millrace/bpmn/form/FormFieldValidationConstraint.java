package io.millrace.bpmn.form;

/**
 * What the values of a form field have to fulfil.
 *
 * @param name {@code required}, {@code readonly}, {@code min}, {@code max}, {@code minlength},
 *     {@code maxlength} or {@code validator}
 * @param configuration how it is set, or null
 */
public record FormFieldValidationConstraint(String name, String configuration) {}
