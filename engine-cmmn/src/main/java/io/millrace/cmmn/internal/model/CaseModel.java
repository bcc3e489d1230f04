package io.millrace.cmmn.internal.model;

import java.util.List;

/**
 * A case as a file defines it.
 *
 * @param key its id, which all versions share
 * @param name its name, or null
 * @param planItems what its plan model holds, in the order of the file; at least one
 */
public record CaseModel(String key, String name, List<PlannedTask> planItems) {

  /** Copies the list. */
  public CaseModel {
    planItems = List.copyOf(planItems);
  }
}
