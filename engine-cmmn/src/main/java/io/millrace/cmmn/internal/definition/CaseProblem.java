package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.model.CmmnElement;
import io.millrace.common.Problem;

/** What can keep a valid case from being executed. The codes never change. */
enum CaseProblem {
  /** The engine cannot do that. */
  NOT_EXECUTED(90, "Remove it, or model what it does in another way."),
  /** Two plan items share a stage, or a stage is inside itself. */
  SHARED_STAGE(91, "Give each plan item a stage of its own."),
  /** A reference leads to nothing that is executed. */
  DANGLING(92, "Let it name a plan item of this case."),
  /** A task or condition needs what the engine has not. */
  NOT_CONFIGURED(94, "Configure the engine with what is missing."),
  /** A task cannot be executed as it stands. */
  INVALID_TASK(95, "Correct the task."),
  /** A number is none. */
  NO_NUMBER(93, "Write a whole number above 0, or unlimited.");

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
