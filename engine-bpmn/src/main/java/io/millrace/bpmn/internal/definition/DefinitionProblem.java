package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.model.SourcePosition;
import io.millrace.common.Problem;

/**
 * What can be wrong with a process that is well-formed and valid by itself: it does not fit what is
 * around it. {@code docs/bpmn-problems.md} explains each; the codes never change.
 */
public enum DefinitionProblem {
  /** Another process of the tenant begins with the same message. */
  START_MESSAGE_TAKEN(
      80,
      "Give the start event a message of its own, or delete the deployment of the other process."),
  /** A class that is named is not there. */
  CLASS_NOT_FOUND(81, "Add the class to the class path, or correct its name."),
  /** A class that is named cannot be called here. */
  CLASS_NOT_USABLE(82, "Let the class implement the interface."),
  /** A bean that is named is not there. */
  BEAN_NOT_FOUND(83, "Register the bean with the engine's configuration, or correct its name."),
  /** The time or name that a start event waits for cannot be found. */
  START_EVENT_UNCLEAR(
      84, "Write the time or name as text, or with beans only: no variable is there yet."),
  /** An event or channel of the event registry is not deployed, or has not what is asked for. */
  EVENT_UNKNOWN(133, "Deploy the event or channel before or together with the process.");

  private final String code;
  private final String remedy;

  DefinitionProblem(int number, String remedy) {
    this.code = "BPMN-%03d".formatted(number);
    this.remedy = remedy;
  }

  /** Returns the stable code. */
  public String code() {
    return code;
  }

  /** Returns what to do about it. */
  public String remedy() {
    return remedy;
  }

  /** Returns the problem at a place, in words that say what is wrong. */
  Problem at(String resource, SourcePosition position, String elementId, String message) {
    return new Problem(
        code,
        Problem.Severity.ERROR,
        resource,
        position.line(),
        position.column(),
        elementId,
        message,
        remedy);
  }
}
