package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.sentry.CompiledCriterion;
import io.millrace.cmmn.internal.sentry.SatisfiedParts;
import io.millrace.cmmn.model.CaseFileItemOnPart;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.OnPart;
import io.millrace.cmmn.model.PlanItemOnPart;
import io.millrace.cmmn.model.PlannedElement;
import io.millrace.cmmn.model.VariableOnPart;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The on-parts of the criteria of one plan item in one version, by what they are: deployment
 * numbers them anew in each version, so what a row remembers has to be translated.
 *
 * @param numbers the number of each on-part
 */
record NumberedParts(Map<Part, Integer> numbers) {

  private static final String COMPLETED = "first completion";

  /**
   * What makes an on-part the same in two versions.
   *
   * @param criterion the criterion it belongs to; null for the completion of what is inside
   * @param source what it watches
   * @param event the event
   * @param reason the exit criterion that has to be the reason; null for any
   */
  record Part(String criterion, String source, String event, String reason) {}

  /**
   * Returns the on-parts of a plan item or plan model.
   *
   * @param sources says which plan item of the version to compare with is watched
   */
  static NumberedParts of(PlanItemNode node, CaseIndex index, UnaryOperator<String> sources) {
    var numbers = new HashMap<Part, Integer>();
    if (node.parent() == null) {
      number(node.exit(), index.indexedCase().planModel().exitCriteria(), index, sources, numbers);
    } else {
      var model = index.find(node.id(), PlannedElement.class).orElseThrow();
      number(node.entry(), model.entryCriteria(), index, sources, numbers);
      number(node.exit(), model.exitCriteria(), index, sources, numbers);
    }
    node.remembered().forEach(child -> number(child, sources, numbers));
    return new NumberedParts(numbers);
  }

  /** That a plan item has completed in its stage is kept beside what the stage has heard. */
  private static void number(
      PlanItemNode child, UnaryOperator<String> sources, Map<Part, Integer> numbers) {
    var part = new Part(null, sources.apply(child.id()), COMPLETED, null);
    numbers.put(part, new FirstCompletions(child.parent()).number(child));
  }

  private static void number(
      List<CompiledCriterion> criteria,
      List<Criterion> models,
      CaseIndex index,
      UnaryOperator<String> sources,
      Map<Part, Integer> numbers) {
    for (var i = 0; i < criteria.size(); i++) {
      var parts = index.sentry(models.get(i)).onParts();
      for (var j = 0; j < parts.size(); j++) {
        var part = part(criteria.get(i).id(), parts.get(j), sources);
        numbers.put(part, criteria.get(i).firstPart() + j);
      }
    }
  }

  private static Part part(String criterion, OnPart model, UnaryOperator<String> sources) {
    if (model instanceof PlanItemOnPart part) {
      return new Part(
          criterion,
          sources.apply(part.sourceRef()),
          part.standardEvent().text(),
          part.exitCriterionRef());
    }
    if (model instanceof CaseFileItemOnPart part) {
      return new Part(criterion, part.sourceRef(), part.standardEvent().text(), null);
    }
    var part = (VariableOnPart) model;
    return new Part(criterion, part.variableName(), part.changeType().text(), null);
  }

  /** Returns what has happened in the numbers of another version; what that lacks is forgotten. */
  String translated(String satisfied, NumberedParts to) {
    var before = SatisfiedParts.of(satisfied);
    var after = SatisfiedParts.NONE;
    for (var part : numbers.entrySet()) {
      var number = to.numbers().get(part.getKey());
      if (number != null && before.has(part.getValue())) {
        after = after.with(number);
      }
    }
    return after.text();
  }
}
