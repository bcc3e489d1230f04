package io.millrace.cmmn.reference;

import java.util.List;

/**
 * Writes a model as CMMN 1.1, with the attributes of the field for what the standard does not have.
 */
final class CaseXml {

  private static final String HEAD =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL" xmlns:flowable="http://flowable.org/cmmn" targetNamespace="http://millrace.io/random">
      """;

  private final StringBuilder out = new StringBuilder(HEAD);

  private CaseXml() {}

  static String of(CaseModel model) {
    var xml = new CaseXml();
    xml.line(1, "<case id=\"%s\">", model.key());
    xml.stage(2, "casePlanModel", model.plan().id(), model.plan(), model.plan().exit());
    xml.line(1, "</case>");
    xml.line(0, "</definitions>");
    return xml.out.toString();
  }

  private void stage(int depth, String element, String id, Item stage, List<Criterion> exit) {
    line(depth, "<%s id=\"%s\" autoComplete=\"%s\">", element, id, stage.autoComplete());
    stage.children().forEach(child -> planItem(depth + 1, child));
    stage.children().forEach(child -> sentries(depth + 1, child.entry()));
    stage.children().forEach(child -> sentries(depth + 1, child.exit()));
    sentries(depth + 1, exit);
    stage.children().forEach(child -> definition(depth + 1, child));
    exit.forEach(criterion -> criterion(depth + 1, "exitCriterion", criterion));
    line(depth, "</%s>", element);
  }

  private void planItem(int depth, Item item) {
    line(depth, "<planItem id=\"%s\" definitionRef=\"%s\">", item.id(), definitionId(item));
    control(depth + 1, item.control());
    item.entry().forEach(criterion -> criterion(depth + 1, "entryCriterion", criterion));
    item.exit().forEach(criterion -> criterion(depth + 1, "exitCriterion", criterion));
    line(depth, "</planItem>");
  }

  private void control(int depth, Control control) {
    if (control.equals(Control.NONE)) {
      return;
    }
    line(depth, "<itemControl>");
    extensions(depth + 1, control);
    if (control.repetition() != null) {
      repetition(depth + 1, control.repetition());
    }
    rule(depth + 1, "requiredRule", control.required());
    rule(depth + 1, "manualActivationRule", control.manualActivation());
    line(depth, "</itemControl>");
  }

  private void extensions(int depth, Control control) {
    boolean hasParentRule = control.parentCompletion() != ParentCompletion.DEFAULT;
    if (!hasParentRule && control.completionNeutral() == null) {
      return;
    }
    line(depth, "<extensionElements>");
    rule(depth + 1, "flowable:completionNeutralRule", control.completionNeutral());
    if (hasParentRule) {
      line(
          depth + 1,
          "<flowable:parentCompletionRule type=\"%s\"/>",
          control.parentCompletion().word());
    }
    line(depth, "</extensionElements>");
  }

  private void repetition(int depth, Repetition rule) {
    var maximum =
        rule.maxInstances() == 0
            ? ""
            : " flowable:maxInstanceCount=\"" + rule.maxInstances() + "\"";
    line(depth, "<repetitionRule flowable:counterVariable=\"%s\"%s>", Condition.COUNTER, maximum);
    condition(depth + 1, rule.condition());
    line(depth, "</repetitionRule>");
  }

  private void rule(int depth, String element, Condition condition) {
    if (condition == null) {
      return;
    }
    if (condition.equals(Condition.ALWAYS)) {
      line(depth, "<%s/>", element);
      return;
    }
    line(depth, "<%s>", element);
    condition(depth + 1, condition);
    line(depth, "</%s>", element);
  }

  private void condition(int depth, Condition condition) {
    if (condition != null) {
      line(depth, "<condition><![CDATA[${%s}]]></condition>", condition.text());
    }
  }

  private void criterion(int depth, String element, Criterion criterion) {
    var extras = new StringBuilder();
    if (criterion.exitType() != ExitType.DEFAULT) {
      extras.append(" flowable:exitType=\"").append(criterion.exitType().word()).append('"');
    }
    if (criterion.exitEventType() != ExitEventType.EXIT) {
      extras
          .append(" flowable:exitEventType=\"")
          .append(criterion.exitEventType().word())
          .append('"');
    }
    line(
        depth,
        "<%s id=\"%s\" sentryRef=\"%s\"%s/>",
        element,
        criterion.id(),
        sentryId(criterion),
        extras);
  }

  private void sentries(int depth, List<Criterion> criteria) {
    criteria.forEach(criterion -> sentry(depth, criterion));
  }

  private void sentry(int depth, Criterion criterion) {
    var mode = criterion.onEvent() ? " flowable:triggerMode=\"onEvent\"" : "";
    line(depth, "<sentry id=\"%s\"%s>", sentryId(criterion), mode);
    int number = 0;
    for (var part : criterion.onParts()) {
      onPart(depth + 1, sentryId(criterion) + "_on" + number++, part);
    }
    if (criterion.ifPart() != null) {
      line(depth + 1, "<ifPart>");
      condition(depth + 2, criterion.ifPart());
      line(depth + 1, "</ifPart>");
    }
    line(depth, "</sentry>");
  }

  private void onPart(int depth, String id, OnPart part) {
    var reference =
        part.exitCriterion() == null ? "" : " exitCriterionRef=\"" + part.exitCriterion() + "\"";
    line(depth, "<planItemOnPart id=\"%s\" sourceRef=\"%s\"%s>", id, part.source(), reference);
    line(depth + 1, "<standardEvent>%s</standardEvent>", part.event().word());
    line(depth, "</planItemOnPart>");
  }

  private void definition(int depth, Item item) {
    var id = definitionId(item);
    switch (item.kind()) {
      case STAGE -> stage(depth, "stage", id, item, List.of());
      case HUMAN_TASK -> line(depth, "<humanTask id=\"%s\" name=\"%s\"/>", id, item.id());
      case BLOCKING_TASK ->
          line(depth, "<task id=\"%s\" name=\"%s\" isBlocking=\"true\"/>", id, item.id());
      case NON_BLOCKING_TASK ->
          line(depth, "<task id=\"%s\" name=\"%s\" isBlocking=\"false\"/>", id, item.id());
      case MILESTONE -> line(depth, "<milestone id=\"%s\" name=\"%s\"/>", id, item.id());
      case USER_LISTENER ->
          line(depth, "<userEventListener id=\"%s\" name=\"%s\"/>", id, item.id());
      case GENERIC_LISTENER -> line(depth, "<eventListener id=\"%s\" name=\"%s\"/>", id, item.id());
    }
  }

  /**
   * The id of the definition that a plan item refers to; task and stage names are the plan item's
   * id.
   */
  static String definitionId(Item item) {
    return item.id() + "_def";
  }

  private static String sentryId(Criterion criterion) {
    return criterion.id() + "_sentry";
  }

  private void line(int depth, String format, Object... values) {
    out.append("  ".repeat(depth))
        .append(values.length == 0 ? format : format.formatted(values))
        .append('\n');
  }
}
