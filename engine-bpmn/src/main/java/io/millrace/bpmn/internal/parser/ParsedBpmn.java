package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.common.Problem;
import java.util.List;

/**
 * What a BPMN file holds.
 *
 * @param processes its executable processes, in document order; at least one
 * @param warnings what its author probably did not mean, in the order of its lines
 */
public record ParsedBpmn(List<ProcessModel> processes, List<Problem> warnings) {

  /** Copies the lists. */
  public ParsedBpmn {
    processes = List.copyOf(processes);
    warnings = List.copyOf(warnings);
  }
}
