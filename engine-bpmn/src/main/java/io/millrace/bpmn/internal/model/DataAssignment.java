package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * Gives a variable a value when an element begins or completes.
 *
 * @param item what sets of inputs and outputs call it: the data input that is filled, the data
 *     output that is read, or the variable itself
 * @param target the variable, followed by the properties that lead to the part of it that is set
 * @param value where its value comes from
 * @param sources the variables that have to be there
 */
public record DataAssignment(
    String item, List<String> target, DataValue value, List<String> sources) {

  /** Copies the lists. */
  public DataAssignment {
    target = List.copyOf(target);
    sources = List.copyOf(sources);
  }
}
