package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.model.CaseFileItemOnPart;
import io.millrace.cmmn.model.IfPart;
import io.millrace.cmmn.model.OnPart;
import io.millrace.cmmn.model.PlanItemOnPart;
import io.millrace.cmmn.model.Sentry;
import io.millrace.cmmn.model.TriggerMode;
import io.millrace.cmmn.model.VariableOnPart;

/** Writes sentries. */
final class SentryTags {

  private SentryTags() {}

  static Tag of(Sentry sentry) {
    var mode = sentry.triggerMode();
    var tag =
        Tag.standard("sentry", sentry.info())
            .engine("triggerMode", mode == TriggerMode.DEFAULT ? null : mode.text());
    sentry.onParts().forEach(part -> add(part, tag));
    return tag.child(ifPart(sentry.ifPart()));
  }

  private static void add(OnPart part, Tag sentry) {
    if (part instanceof PlanItemOnPart item) {
      sentry.child(
          Tag.standard("planItemOnPart", item.info())
              .set("sourceRef", item.sourceRef())
              .set("exitCriterionRef", item.exitCriterionRef())
              .child(event(item.standardEvent().text())));
    } else if (part instanceof CaseFileItemOnPart file) {
      sentry.child(
          Tag.standard("caseFileItemOnPart", file.info())
              .set("sourceRef", file.sourceRef())
              .child(event(file.standardEvent().text())));
    } else if (part instanceof VariableOnPart variable) {
      sentry.extension(
          Tag.ours("variableOnPart", variable.info())
              .engine("variableName", variable.variableName())
              .engine("variableChangeType", variable.changeType().text()));
    }
  }

  static Tag event(String text) {
    return Tag.standard("standardEvent").text(text);
  }

  private static Tag ifPart(IfPart part) {
    return part == null
        ? null
        : Tag.standard("ifPart", part.info())
            .set("contextRef", part.contextRef())
            .child(ConditionTags.of("condition", part.condition()));
  }
}
