package io.millrace.cmmn.builder;

import io.millrace.cmmn.model.CaseFileItemOnPart;
import io.millrace.cmmn.model.CaseFileItemTransition;
import io.millrace.cmmn.model.Condition;
import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.CriterionKind;
import io.millrace.cmmn.model.ElementInfo;
import io.millrace.cmmn.model.ExitEventType;
import io.millrace.cmmn.model.ExitType;
import io.millrace.cmmn.model.IfPart;
import io.millrace.cmmn.model.OnPart;
import io.millrace.cmmn.model.PlanItemOnPart;
import io.millrace.cmmn.model.PlanItemTransition;
import io.millrace.cmmn.model.Sentry;
import io.millrace.cmmn.model.TriggerMode;
import io.millrace.cmmn.model.VariableChangeType;
import io.millrace.cmmn.model.VariableOnPart;
import io.millrace.common.BadArgumentException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Builds a criterion with a sentry of its own. Not thread-safe. Spec: CMMN 1.1 §5.4.4, §5.4.6. */
public final class CriterionBuilder {

  private static final ElementInfo NO_INFO = ElementInfo.of(null, null);

  private final CriterionKind kind;
  private final List<OnPart> onParts = new ArrayList<>();
  private final List<OnPart> variableOnParts = new ArrayList<>();
  private String id;
  private String condition;
  private TriggerMode triggerMode = TriggerMode.DEFAULT;
  private ExitType exitType = ExitType.DEFAULT;
  private ExitEventType exitEventType = ExitEventType.EXIT;

  CriterionBuilder(CriterionKind kind, String id) {
    this.kind = kind;
    this.id = id;
  }

  /**
   * Gives it an id. Without this it is that of its item with {@code Entry1}, {@code Exit2} and so
   * on behind it; the id of its sentry is the same with {@code Sentry} behind it.
   *
   * @param criterionId unique in the file
   * @return this
   */
  public CriterionBuilder id(String criterionId) {
    this.id = criterionId;
    return this;
  }

  /**
   * Waits for a transition of a plan item.
   *
   * @param planItemId the id of the plan item, or of the plan model
   * @param transition the word of the transition, such as {@code complete}
   * @return this
   * @throws BadArgumentException if there is no such transition
   */
  public CriterionBuilder on(String planItemId, String transition) {
    return on(
        planItemId,
        PlanItemTransition.of(transition)
            .orElseThrow(
                () ->
                    new BadArgumentException(
                        "'"
                            + transition
                            + "' is no transition of a plan item. Give one of "
                            + Stream.of(PlanItemTransition.values())
                                .map(PlanItemTransition::text)
                                .toList()
                            + ".")));
  }

  /**
   * Waits for a transition of a plan item.
   *
   * @param planItemId the id of the plan item, or of the plan model
   * @param transition the transition
   * @return this
   */
  public CriterionBuilder on(String planItemId, PlanItemTransition transition) {
    onParts.add(new PlanItemOnPart(NO_INFO, planItemId, transition, null));
    return this;
  }

  /**
   * Waits for a plan item to exit by a certain criterion.
   *
   * @param planItemId the id of the plan item
   * @param exitCriterionId the id of its exit criterion
   * @return this
   */
  public CriterionBuilder onExitBy(String planItemId, String exitCriterionId) {
    onParts.add(new PlanItemOnPart(NO_INFO, planItemId, PlanItemTransition.EXIT, exitCriterionId));
    return this;
  }

  /**
   * Waits for a transition of a case file item.
   *
   * @param caseFileItemId the id of the case file item
   * @param transition the transition
   * @return this
   */
  public CriterionBuilder onCaseFile(String caseFileItemId, CaseFileItemTransition transition) {
    onParts.add(new CaseFileItemOnPart(NO_INFO, caseFileItemId, transition));
    return this;
  }

  /**
   * Waits for a change of a variable.
   *
   * @param variable the name of the variable
   * @param change which change
   * @return this
   */
  public CriterionBuilder onVariable(String variable, VariableChangeType change) {
    variableOnParts.add(new VariableOnPart(NO_INFO, variable, change));
    return this;
  }

  /**
   * Demands that a condition holds.
   *
   * @param expression an expression
   * @return this
   */
  public CriterionBuilder ifPart(String expression) {
    this.condition = expression;
    return this;
  }

  /**
   * Says how long the sentry remembers on-parts.
   *
   * @param mode how long
   * @return this
   */
  public CriterionBuilder triggerMode(TriggerMode mode) {
    this.triggerMode = mode;
    return this;
  }

  /**
   * Says which instances an exit criterion ends.
   *
   * @param type which
   * @return this
   */
  public CriterionBuilder exitType(ExitType type) {
    this.exitType = type;
    return this;
  }

  /**
   * Says which transition an exit criterion fires.
   *
   * @param type which
   * @return this
   */
  public CriterionBuilder exitEventType(ExitEventType type) {
    this.exitEventType = type;
    return this;
  }

  CriterionKind kind() {
    return kind;
  }

  Criterion criterion() {
    return new Criterion(ElementInfo.of(id, null), kind, id + "Sentry", exitType, exitEventType);
  }

  Sentry sentry() {
    var ifPart = condition == null ? null : new IfPart(NO_INFO, null, Condition.of(condition));
    return new Sentry(
        ElementInfo.of(id + "Sentry", null),
        triggerMode,
        Stream.concat(onParts.stream(), variableOnParts.stream()).toList(),
        ifPart);
  }
}
