package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.common.Problem;
import java.util.List;

/**
 * What a BPMN file holds, however wrong.
 *
 * @param processes its executable processes, in document order, as far as they could be read
 * @param problems all that is wrong with it, errors first
 */
public record ExaminedBpmn(List<ProcessModel> processes, List<Problem> problems) {

  /** Copies the lists. */
  public ExaminedBpmn {
    processes = List.copyOf(processes);
    problems = List.copyOf(problems);
  }
}
