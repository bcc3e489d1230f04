package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.model.BpmnElement;
import io.millrace.common.Problem;
import io.millrace.common.Problem.Severity;

/**
 * What a model refers to and is not there when it is validated; it can come before it is needed.
 * {@code docs/bpmn-problems.md} explains each; the codes never change.
 */
public enum MissingReference {
  /** A process that is called is not deployed. */
  PROCESS(170, "Deploy the process before this one is used, or correct its key."),
  /** A case that is called is not deployed. */
  CASE(171, "Deploy the case before this process is used, or correct its key."),
  /** A decision is not there. */
  DECISION(172, "Deploy the decision before this process is used, or correct its key."),
  /** A form is not there. */
  FORM(173, "Add the form to a deployment, or correct its name.");

  private final String code;
  private final String remedy;

  MissingReference(int number, String remedy) {
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

  /** Returns the problem of an element, in words that say what is wrong. */
  public Problem at(String resource, BpmnElement element, String message) {
    var position = element.position();
    return new Problem(
        code,
        Severity.WARNING,
        resource,
        position.line(),
        position.column(),
        element.id(),
        message,
        remedy);
  }
}
