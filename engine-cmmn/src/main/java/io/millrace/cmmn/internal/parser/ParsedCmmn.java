package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.model.CaseModel;
import java.util.List;

/**
 * What a CMMN file holds.
 *
 * @param cases its cases, in the order of the file
 * @param drawn whether it says how they are drawn
 */
public record ParsedCmmn(List<CaseModel> cases, boolean drawn) {

  /** Copies the list. */
  public ParsedCmmn {
    cases = List.copyOf(cases);
  }
}
