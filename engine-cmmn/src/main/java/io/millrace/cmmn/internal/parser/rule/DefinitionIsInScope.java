package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.PlanItemContainer;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.PlannedElement;
import java.util.Objects;

/** A plan item refers to a definition of its stage or of one around it. Spec: CMMN 1.1 §5.4.3. */
final class DefinitionIsInScope implements CaseRule {

  @Override
  public void check(CheckedCase checked, Problems problems) {
    checked.all(PlannedElement.class).forEach(item -> check(item, checked, problems));
  }

  private static void check(PlannedElement item, CheckedCase checked, Problems problems) {
    var reference = item.definitionRef();
    if (reference == null) {
      return; // reported when it was read
    }
    var definition = checked.index().find(reference, PlanItemDefinition.class).orElse(null);
    if (definition == null || definition == checked.planModel()) {
      new References(checked, problems).dangling(item, reference, "definition");
    } else if (!isAround(item, definition, checked)) {
      problems.report(
          CmmnProblem.DEFINITION_OUT_OF_SCOPE,
          item,
          "'" + reference + "' is defined in a stage that is not around the planItem.");
    }
  }

  private static boolean isAround(
      PlannedElement item, PlanItemDefinition definition, CheckedCase checked) {
    var home = checked.index().container(definition.id()).map(PlanItemContainer::id).orElse(null);
    var stage = checked.index().container(item.id());
    while (stage.isPresent()) {
      if (Objects.equals(stage.get().id(), home)) {
        return true;
      }
      stage = checked.index().container(stage.get().id());
    }
    return item.id() == null;
  }
}
