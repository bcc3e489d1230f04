package io.millrace.common.internal.outside;

import io.millrace.common.internal.work.Workplace;

/**
 * What keeps a task from reaching out of the engine.
 *
 * @param isSetting whether the engine lacks something, rather than the model being wrong
 * @param message what is wrong, in sentences
 * @param remedy what to do
 */
public record OutsideProblem(boolean isSetting, String message, String remedy) {

  static final OutsideProblem NO_DECISIONS =
      setting(
          "The engine has nobody who takes decisions.",
          "Call setDecisionEvaluator of the engine's configuration.");

  static final OutsideProblem NO_MAIL =
      setting(
          "The engine has nobody who sends mails.",
          "Call setMailSender of the engine's configuration.");

  static final OutsideProblem NO_SHELL =
      setting(
          "The engine runs no commands of the operating system.",
          "If all who deploy are trusted, call setShellTasks of the engine's configuration.");

  /** Returns what an engine lacks. */
  static OutsideProblem setting(String message, String remedy) {
    return new OutsideProblem(true, message, remedy);
  }

  /** Returns what is said where a task is reached. */
  String at(String task, Workplace place) {
    return "Cannot run the "
        + task
        + " at "
        + place.scope().location()
        + ". "
        + message
        + " "
        + remedy;
  }
}
