package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.sentry.CompiledCriterion;
import io.millrace.cmmn.internal.sentry.SatisfiedParts;
import io.millrace.cmmn.model.CaseFileItemOnPart;
import io.millrace.cmmn.model.CaseFileItemStartTrigger;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.OnPart;
import io.millrace.cmmn.model.PlanItemOnPart;
import io.millrace.cmmn.model.PlanItemStartTrigger;
import io.millrace.cmmn.model.PlannedElement;
import io.millrace.cmmn.model.TimerEventListener;
import io.millrace.cmmn.model.TimerStart;
import io.millrace.cmmn.model.VariableOnPart;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The on-parts of the criteria and the clock of one plan item in one version, by what they are:
 * deployment numbers them anew in each version, so what a row remembers has to be translated.
 *
 * @param numbers the number of each on-part
 */
record NumberedParts(Map<Part, Integer> numbers) {

  private static final String COMPLETED = "first completion";

  /** What an on-part is there for. */
  enum Purpose {
    ENTRY,
    EXIT,
    CLOCK,
    COMPLETION
  }

  /**
   * What makes an on-part the same in two versions.
   *
   * @param purpose what it is there for
   * @param criterion the criterion it belongs to; null for none
   * @param source what it watches
   * @param event the event
   * @param reason the exit criterion that has to be the reason; null for any
   */
  record Part(Purpose purpose, String criterion, String source, String event, String reason) {}

  /**
   * Returns the on-parts of a plan item or plan model.
   *
   * @param sources says which plan item of the version to compare with is watched
   */
  static NumberedParts of(PlanItemNode node, CaseIndex index, UnaryOperator<String> sources) {
    var numbering = new Numbering(index, sources, new HashMap<>());
    if (node.parent() == null) {
      numbering.add(Purpose.EXIT, node.exit(), index.indexedCase().planModel().exitCriteria());
    } else {
      var model = index.find(node.id(), PlannedElement.class).orElseThrow();
      numbering.add(Purpose.ENTRY, node.entry(), model.entryCriteria());
      numbering.add(Purpose.EXIT, node.exit(), model.exitCriteria());
      if (node.clock() != null && index.definition(model) instanceof TimerEventListener timer) {
        numbering.numbers().put(numbering.part(timer.start()), node.clock().part());
      }
    }
    node.remembered().forEach(numbering::add);
    return new NumberedParts(numbering.numbers());
  }

  /** Collects the on-parts of one plan item. */
  private record Numbering(
      CaseIndex index, UnaryOperator<String> sources, Map<Part, Integer> numbers) {

    /** That a plan item has completed in its stage is kept beside what the stage has heard. */
    void add(PlanItemNode child) {
      var part = new Part(Purpose.COMPLETION, null, sources.apply(child.id()), COMPLETED, null);
      numbers.put(part, new FirstCompletions(child.parent()).number(child));
    }

    void add(Purpose purpose, List<CompiledCriterion> criteria, List<Criterion> models) {
      for (var i = 0; i < criteria.size(); i++) {
        var parts = index.sentry(models.get(i)).onParts();
        for (var j = 0; j < parts.size(); j++) {
          var part = part(purpose, criteria.get(i).id(), parts.get(j));
          numbers.put(part, criteria.get(i).firstPart() + j);
        }
      }
    }

    Part part(TimerStart start) {
      return start instanceof PlanItemStartTrigger trigger
          ? clock(sources.apply(trigger.sourceRef()), trigger.standardEvent().text())
          : clock(start.sourceRef(), ((CaseFileItemStartTrigger) start).standardEvent().text());
    }

    private static Part clock(String source, String event) {
      return new Part(Purpose.CLOCK, null, source, event, null);
    }

    private Part part(Purpose purpose, String criterion, OnPart model) {
      if (model instanceof PlanItemOnPart part) {
        return new Part(
            purpose,
            criterion,
            sources.apply(part.sourceRef()),
            part.standardEvent().text(),
            part.exitCriterionRef());
      }
      if (model instanceof CaseFileItemOnPart part) {
        return new Part(purpose, criterion, part.sourceRef(), part.standardEvent().text(), null);
      }
      var part = (VariableOnPart) model;
      return new Part(purpose, criterion, part.variableName(), part.changeType().text(), null);
    }
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
