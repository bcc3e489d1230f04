package io.millrace.cmmn.builder;

import io.millrace.cmmn.model.Milestone;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.StageDisplay;

/** Builds a milestone. Not thread-safe. Spec: CMMN 1.1 §5.4.5. */
public final class MilestoneBuilder extends ItemBuilder<MilestoneBuilder> {

  private String variable;
  private String displayOrder;
  private String includeInStageOverview;
  private String businessStatus;

  MilestoneBuilder(String id) {
    super(id);
  }

  /**
   * Sets a variable to true when it is reached.
   *
   * @param name the name of the variable, or an expression that gives it
   * @return this
   */
  public MilestoneBuilder variable(String name) {
    variable = name;
    return this;
  }

  /**
   * Orders it among what users see.
   *
   * @param order a number or an expression
   * @return this
   */
  public MilestoneBuilder displayOrder(String order) {
    displayOrder = order;
    return this;
  }

  /**
   * Says whether users see it.
   *
   * @param included {@code true}, {@code false} or an expression
   * @return this
   */
  public MilestoneBuilder includeInStageOverview(String included) {
    includeInStageOverview = included;
    return this;
  }

  /**
   * Says what becomes the business status of the case.
   *
   * @param status a text or an expression
   * @return this
   */
  public MilestoneBuilder businessStatus(String status) {
    businessStatus = status;
    return this;
  }

  @Override
  MilestoneBuilder self() {
    return this;
  }

  @Override
  PlanItemDefinition definition() {
    return new Milestone(
        definitionInfo(),
        settings(),
        variable,
        new StageDisplay(displayOrder, includeInStageOverview, businessStatus));
  }
}
