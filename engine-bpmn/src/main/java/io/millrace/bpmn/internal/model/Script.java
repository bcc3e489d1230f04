package io.millrace.bpmn.internal.model;

/**
 * A script of the model.
 *
 * @param language the name of its language, as the model writes it
 * @param text the script itself
 */
public record Script(String language, String text) {}
