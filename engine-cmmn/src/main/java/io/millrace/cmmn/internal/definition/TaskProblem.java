package io.millrace.cmmn.internal.definition;

/**
 * What keeps a task from being executed.
 *
 * @param isSetting whether the engine lacks something, rather than the model being wrong
 * @param message what is wrong
 * @param remedy what to do
 */
public record TaskProblem(boolean isSetting, String message, String remedy) {

  /** The engine lacks something. */
  public static TaskProblem setting(String message, String remedy) {
    return new TaskProblem(true, message, remedy);
  }

  /** The model is wrong. */
  public static TaskProblem model(String message, String remedy) {
    return new TaskProblem(false, message, remedy);
  }
}
