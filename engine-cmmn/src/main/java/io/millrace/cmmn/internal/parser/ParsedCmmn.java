package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.model.CmmnModel;
import io.millrace.common.Problem;
import java.util.List;

/**
 * What a CMMN file holds.
 *
 * @param resource its name
 * @param model what it says
 * @param warnings what its author probably did not mean, ordered by line
 */
public record ParsedCmmn(String resource, CmmnModel model, List<Problem> warnings) {

  /** Copies the list. */
  public ParsedCmmn {
    warnings = List.copyOf(warnings);
  }

  /** Tells whether it says how cases are drawn. */
  public boolean drawn() {
    return model.diagrams().isPresent();
  }
}
