package io.millrace.common.internal.outside;

/**
 * What keeps a task from reaching out of the engine.
 *
 * @param isSetting whether the engine lacks something, rather than the model being wrong
 * @param message what is wrong, in sentences
 * @param remedy what to do
 */
public record OutsideProblem(boolean isSetting, String message, String remedy) {}
