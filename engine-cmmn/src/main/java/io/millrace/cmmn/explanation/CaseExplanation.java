package io.millrace.cmmn.explanation;

import java.util.ArrayList;
import java.util.List;

/**
 * Why a running case does not complete, as it stood when it was asked for. {@link #toString} gives
 * the same as a text for people, a line for each plan item and each criterion.
 *
 * <p>Immutable and thread-safe.
 *
 * @param caseInstanceId the id of the case
 * @param caseDefinitionId the id of the version it runs
 * @param caseDefinitionKey the key of its definition
 * @param state the state of the case
 * @param completion what holds the case open
 * @param exitCriteria the exit criteria of the plan model, in document order
 * @param planItems the open plan items right inside the plan model, in document order, those of one
 *     item by age; each holds those inside it
 * @param jobs the jobs of the case itself; those of plan items are with them
 */
public record CaseExplanation(
    String caseInstanceId,
    String caseDefinitionId,
    String caseDefinitionKey,
    String state,
    CompletionExplanation completion,
    List<CriterionExplanation> exitCriteria,
    List<PlanItemExplanation> planItems,
    List<JobExplanation> jobs) {

  /**
   * Copies the lists, which may not be null.
   *
   * @param caseInstanceId the id of the case
   * @param caseDefinitionId the id of the version it runs
   * @param caseDefinitionKey the key of its definition
   * @param state the state of the case
   * @param completion what holds the case open
   * @param exitCriteria the exit criteria of the plan model
   * @param planItems the open plan items right inside the plan model
   * @param jobs the jobs of the case itself
   */
  public CaseExplanation {
    exitCriteria = List.copyOf(exitCriteria);
    planItems = List.copyOf(planItems);
    jobs = List.copyOf(jobs);
  }

  /**
   * Returns all open plan items, however deep.
   *
   * @return in document order, a stage before what is inside it; unmodifiable
   */
  public List<PlanItemExplanation> allPlanItems() {
    var all = new ArrayList<PlanItemExplanation>();
    collect(planItems, all);
    return List.copyOf(all);
  }

  private static void collect(List<PlanItemExplanation> items, List<PlanItemExplanation> all) {
    for (var item : items) {
      all.add(item);
      collect(item.children(), all);
    }
  }

  /**
   * Returns the open instances of a plan item, however deep.
   *
   * @param elementId the id of the plan item in the model
   * @return in document order of the stages around them, then by age; empty if none is open
   */
  public List<PlanItemExplanation> planItems(String elementId) {
    return allPlanItems().stream().filter(one -> one.item().elementId().equals(elementId)).toList();
  }

  /** Returns the explanation as a text of several lines. */
  @Override
  public String toString() {
    return new ExplanationText().of(this);
  }
}
