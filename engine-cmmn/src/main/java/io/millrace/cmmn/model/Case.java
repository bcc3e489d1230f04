package io.millrace.cmmn.model;

import java.util.List;

/**
 * A case. Its id is its key, which all versions share. What refers to an element holds its id; a
 * {@link CaseIndex} finds elements by their ids.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.2.
 *
 * @param info what every element has
 * @param start how it is started
 * @param historyTimeToLive how long history is kept after its end, days or an ISO-8601 duration, or
 *     null for what the engine says
 * @param caseFileModel its information, or null
 * @param planModel its plan
 * @param roles in document order
 * @param inputs in document order
 * @param outputs in document order
 * @param lifecycleListeners of the case, in document order
 */
public record Case(
    ElementInfo info,
    CaseStart start,
    String historyTimeToLive,
    CaseFile caseFileModel,
    Stage planModel,
    List<CaseRole> roles,
    List<CaseParameter> inputs,
    List<CaseParameter> outputs,
    List<PlanItemLifecycleListener> lifecycleListeners)
    implements CmmnElement {

  /**
   * Copies the collections; none may be null.
   *
   * @param info what every element has
   * @param start how it is started
   * @param historyTimeToLive how long history is kept after its end, days or an ISO-8601 duration,
   *     or null for what the engine says
   * @param caseFileModel its information, or null
   * @param planModel its plan
   * @param roles in document order
   * @param inputs in document order
   * @param outputs in document order
   * @param lifecycleListeners of the case, in document order
   */
  public Case {
    roles = List.copyOf(roles);
    inputs = List.copyOf(inputs);
    outputs = List.copyOf(outputs);
    lifecycleListeners = List.copyOf(lifecycleListeners);
  }

  /**
   * Returns the key that all versions share.
   *
   * @return the id
   */
  public String key() {
    return id();
  }
}
