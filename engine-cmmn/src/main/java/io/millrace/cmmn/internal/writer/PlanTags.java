package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.model.ApplicabilityRule;
import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.DiscretionaryItem;
import io.millrace.cmmn.model.ExitEventType;
import io.millrace.cmmn.model.ExitType;
import io.millrace.cmmn.model.PlanItem;
import io.millrace.cmmn.model.PlannedElement;
import io.millrace.cmmn.model.PlanningTable;
import io.millrace.cmmn.model.TableItem;

/** Writes plan items and planning tables. */
final class PlanTags {

  private PlanTags() {}

  static Tag item(PlanItem item) {
    return planned("planItem", item)
        .extensions(CodeTags.listeners("planItemLifecycleListener", item.listeners()));
  }

  private static Tag planned(String name, PlannedElement item) {
    return Tag.standard(name, item.info())
        .set("definitionRef", item.definitionRef())
        .child(ControlTags.of("itemControl", item.itemControl()))
        .children(item.entryCriteria().stream().map(PlanTags::criterion).toList())
        .children(item.exitCriteria().stream().map(PlanTags::criterion).toList());
  }

  static Tag criterion(Criterion criterion) {
    var type = criterion.exitType();
    var event = criterion.exitEventType();
    return Tag.standard(criterion.kind().text(), criterion.info())
        .set("sentryRef", criterion.sentryRef())
        .engine("exitType", type == ExitType.DEFAULT ? null : type.text())
        .engine("exitEventType", event == ExitEventType.EXIT ? null : event.text());
  }

  static Tag table(PlanningTable table) {
    return table == null
        ? null
        : references(Tag.standard("planningTable", table.info()), table)
            .children(table.items().stream().map(PlanTags::tableItem).toList())
            .children(table.applicabilityRules().stream().map(PlanTags::rule).toList());
  }

  private static Tag references(Tag tag, TableItem item) {
    return tag.references("applicabilityRuleRefs", item.applicabilityRuleRefs())
        .references("authorizedRoleRefs", item.authorizedRoleRefs());
  }

  private static Tag tableItem(TableItem item) {
    if (item instanceof PlanningTable table) {
      return table(table);
    }
    var discretionary = (DiscretionaryItem) item;
    return references(planned("discretionaryItem", discretionary), discretionary);
  }

  private static Tag rule(ApplicabilityRule rule) {
    return Tag.standard("applicabilityRule", rule.info())
        .set("contextRef", rule.contextRef())
        .child(ConditionTags.of("condition", rule.condition()));
  }
}
