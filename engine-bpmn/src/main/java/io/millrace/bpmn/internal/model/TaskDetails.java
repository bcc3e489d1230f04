package io.millrace.bpmn.internal.model;

/**
 * What else is known of a user task. Every value is a text or an expression, or null.
 *
 * @param dueDate an ISO-8601 date or duration
 * @param followUpDate an ISO-8601 date or duration
 * @param priority a whole number
 * @param category any text
 * @param formKey the key of its form
 * @param calendar the name of the calendar that reads the due date
 */
public record TaskDetails(
    String dueDate,
    String followUpDate,
    String priority,
    String category,
    String formKey,
    String calendar) {}
