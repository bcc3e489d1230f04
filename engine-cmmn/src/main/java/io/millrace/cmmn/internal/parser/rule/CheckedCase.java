package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.Case;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.CmmnElement;
import io.millrace.cmmn.model.CmmnModel;
import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.ItemControl;
import io.millrace.cmmn.model.OnPart;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.PlannedElement;
import io.millrace.cmmn.model.Sentry;
import io.millrace.cmmn.model.Stage;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A case while it is checked.
 *
 * @param model the file it stands in
 * @param index its elements
 */
record CheckedCase(CmmnModel model, CaseIndex index) {

  Case checked() {
    return index.indexedCase();
  }

  Stage planModel() {
    return checked().planModel();
  }

  <T extends CmmnElement> Stream<T> all(Class<T> kind) {
    return index.elements().stream().filter(kind::isInstance).map(kind::cast);
  }

  Optional<PlanItemDefinition> definition(PlannedElement item) {
    return index.find(item.definitionRef(), PlanItemDefinition.class);
  }

  Stream<Criterion> criteria() {
    var ofItems =
        all(PlannedElement.class)
            .flatMap(
                item -> Stream.concat(item.entryCriteria().stream(), item.exitCriteria().stream()));
    return Stream.concat(ofItems, planModel().exitCriteria().stream());
  }

  Stream<OnPart> onParts() {
    return all(Sentry.class).flatMap(sentry -> sentry.onParts().stream());
  }

  Stream<ItemControl> controls() {
    return Stream.concat(
            all(PlannedElement.class).map(PlannedElement::itemControl),
            all(PlanItemDefinition.class).map(definition -> definition.settings().defaultControl()))
        .filter(Objects::nonNull);
  }

  /** Returns all rules of plan items with what they are for; those of nothing are left out. */
  Stream<ControlOf> controlsOf() {
    var common =
        all(PlanItemDefinition.class)
            .map(
                definition ->
                    new ControlOf(definition, definition.settings().defaultControl(), definition));
    var own =
        all(PlannedElement.class)
            .flatMap(
                item ->
                    definition(item).stream()
                        .map(definition -> new ControlOf(item, item.itemControl(), definition)));
    return Stream.concat(common, own).filter(each -> each.control() != null);
  }
}
