package io.millrace.common;

import io.millrace.common.internal.log.PrintableText;
import java.util.Objects;

/**
 * One thing that is wrong with a deployed resource.
 *
 * @param code the stable code of this kind of problem, such as {@code BPMN-012}
 * @param severity whether it stops the deployment
 * @param resource the name of the resource
 * @param line the line in the resource, from 1; 0 where no line can be named
 * @param column the column in the line, from 1; 0 where no column can be named
 * @param elementId the id of the element, or null where it has none
 * @param message what is wrong
 * @param remedy what to do about it
 */
public record Problem(
    String code,
    Severity severity,
    String resource,
    int line,
    int column,
    String elementId,
    String message,
    String remedy) {

  /** Whether a problem stops the deployment. */
  public enum Severity {
    /** The deployment is refused. */
    ERROR,
    /** The deployment goes through; the model probably does not do what its author meant. */
    WARNING
  }

  /**
   * Checks that what every problem needs is there, and escapes control characters of the message.
   *
   * @param code the stable code of this kind of problem, such as {@code BPMN-012}
   * @param severity whether it stops the deployment
   * @param resource the name of the resource
   * @param line the line in the resource, from 1; 0 where no line can be named
   * @param column the column in the line, from 1; 0 where no column can be named
   * @param elementId the id of the element, or null where it has none
   * @param message what is wrong
   * @param remedy what to do about it
   */
  public Problem {
    Objects.requireNonNull(code);
    Objects.requireNonNull(severity);
    Objects.requireNonNull(resource);
    message = PrintableText.of(Objects.requireNonNull(message));
    Objects.requireNonNull(remedy);
  }

  /**
   * Returns the problem as one line: place, code, message, remedy.
   *
   * @return for example {@code order.bpmn:12:7 [approve] BPMN-012: … Remedy: …}
   */
  @Override
  public String toString() {
    var place = line > 0 ? resource + ":" + line + ":" + column : resource;
    var element = elementId == null ? "" : " [" + elementId + "]";
    return place + element + " " + code + ": " + message + " Remedy: " + remedy;
  }
}
