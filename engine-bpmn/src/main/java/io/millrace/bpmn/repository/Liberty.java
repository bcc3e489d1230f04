package io.millrace.bpmn.repository;

import java.util.Objects;

/**
 * A liberty that was taken with a file when it was deployed leniently: what a strict deployment
 * refuses it for, and what was done about it instead.
 *
 * @param resource the name of the file
 * @param code the stable code of the problem, such as {@code BPMN-060}
 * @param line the line in the file as it was added, from 1
 * @param column the column in the line, from 1
 * @param elementId the id of the element, or null where it has none
 * @param message what is wrong
 * @param done what was done, and so what the element means when it runs
 */
public record Liberty(
    String resource,
    String code,
    int line,
    int column,
    String elementId,
    String message,
    String done) {

  /**
   * Checks that what every liberty needs is there.
   *
   * @param resource the name of the file
   * @param code the stable code of the problem, such as {@code BPMN-060}
   * @param line the line in the file as it was added, from 1
   * @param column the column in the line, from 1
   * @param elementId the id of the element, or null where it has none
   * @param message what is wrong
   * @param done what was done, and so what the element means when it runs
   */
  public Liberty {
    Objects.requireNonNull(resource);
    Objects.requireNonNull(code);
    Objects.requireNonNull(message);
    Objects.requireNonNull(done);
  }

  /**
   * Returns the liberty as one line: place, code, message, what was done.
   *
   * @return for example {@code order.bpmn:12:7 [approve] BPMN-060: … The task does nothing …}
   */
  @Override
  public String toString() {
    var element = elementId == null ? "" : " [" + elementId + "]";
    return resource + ":" + line + ":" + column + element + " " + code + ": " + message + " "
        + done;
  }
}
