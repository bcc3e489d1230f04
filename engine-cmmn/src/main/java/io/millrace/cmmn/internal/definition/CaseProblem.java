package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.model.CmmnElement;
import io.millrace.common.Problem;

/** What can keep a valid case from being executed. The codes never change. */
enum CaseProblem {
  /** The engine cannot do that. */
  NOT_EXECUTED(90, "Remove it, or model what it does in another way."),
  /** A reference leads to nothing that is executed. */
  DANGLING(92, "Let it name a plan item of this case."),
  /** A number is none. */
  NO_NUMBER(93, "Write a whole number above 0, or unlimited."),
  /** A case file item cannot be called by its name. */
  CASE_FILE_NAME(
      94, "Give each of the items beside each other a name of its own, without / [ ] and ->."),
  /** A planning table or plan fragment stands where it means nothing. */
  PLANNING(
      95,
      "Plan fragments by discretionary items without rules and criteria, and at tasks that block and"
          + " do not plan themselves."),
  /** There are too many plan items. */
  TOO_LARGE(96, "Use fewer stages within stages, or let cases call one another."),
  /** It calls what no engine that is built here runs. */
  NO_ENGINE(97, "Add the CmmnEngineConfiguration to that of a process engine with addEngine."),
  /** A task or condition needs what the engine has not. */
  NOT_CONFIGURED(98, "Configure the engine with what is missing."),
  /** A task cannot be executed as it stands. */
  INVALID_TASK(99, "Correct the task."),
  /** It names an event or channel that is not there, or values that the event does not have. */
  EVENT(105, "Deploy the event or channel before or together with the case, or correct the name.");

  private final String code;
  private final String remedy;

  CaseProblem(int number, String remedy) {
    this.code = "CMMN-%03d".formatted(number);
    this.remedy = remedy;
  }

  /** Returns the problem of an element, in words that say what is wrong. */
  Problem at(String resource, CmmnElement element, String message) {
    return at(resource, element, message, remedy);
  }

  /** Returns the problem of an element with a remedy of its own. */
  Problem at(String resource, CmmnElement element, String message, String remedy) {
    var position = element.info().position();
    return new Problem(
        code,
        Problem.Severity.ERROR,
        resource,
        position.line(),
        position.column(),
        element.id(),
        message,
        remedy);
  }
}
