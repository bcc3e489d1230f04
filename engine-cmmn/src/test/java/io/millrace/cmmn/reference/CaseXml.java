package io.millrace.cmmn.reference;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;

/**
 * Writes a model as CMMN 1.1, with the attributes of the field for what the standard does not have.
 */
final class CaseXml {

  private static final String HEAD =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL" xmlns:flowable="http://flowable.org/cmmn" xmlns:camunda="http://camunda.org/schema/1.0/cmmn" targetNamespace="http://millrace.io/random">
      """;

  private final StringBuilder out = new StringBuilder(HEAD);

  private final String key;

  private CaseXml(String key) {
    this.key = key;
  }

  static String of(CaseModel model) {
    var xml = new CaseXml(model.key());
    xml.line(1, "<case id=\"%s\">", model.key());
    if (model.hasCaseFile()) {
      xml.line(2, "%s", CaseFile.XML);
    }
    xml.stage(2, "casePlanModel", model.source().id(), model.source(), model.source().exit());
    xml.line(1, "</case>");
    if (model.items().anyMatch(item -> item.kind() == Kind.CASE_TASK)) {
      xml.line(1, "<case id=\"%s\">", calledKey(model.key()));
      xml.line(2, "<casePlanModel id=\"called\">");
      xml.line(3, "<planItem id=\"work\" definitionRef=\"work_def\"/>");
      xml.line(3, "<humanTask id=\"work_def\" name=\"work\"/>");
      xml.line(2, "</casePlanModel>");
      xml.line(1, "</case>");
    }
    xml.line(0, "</definitions>");
    return xml.out.toString();
  }

  /** The key of the case that case tasks call: one human task. */
  private static String calledKey(String key) {
    return key + "_called";
  }

  private void stage(int depth, String element, String id, Item stage, List<Criterion> exit) {
    line(
        depth,
        "<%s id=\"%s\" autoComplete=\"%s\"%s>",
        element,
        id,
        stage.autoComplete(),
        attributes(stage));
    defaultControl(depth + 1, stage);
    stage.children().stream()
        .filter(child -> !child.isDiscretionary())
        .forEach(child -> planItem(depth + 1, "planItem", child, ""));
    sentriesOf(depth + 1, stage.children().stream().filter(i -> !i.isInFragment()).toList());
    sentries(depth + 1, exit);
    planningTable(depth + 1, id, entries(stage, null));
    fragments(depth + 1, stage);
    stage.children().forEach(child -> definition(depth + 1, stage, child));
    exit.forEach(criterion -> criterion(depth + 1, "exitCriterion", criterion));
    line(depth, "</%s>", element);
  }

  private void sentriesOf(int depth, List<Item> items) {
    items.forEach(item -> sentries(depth, item.entry()));
    items.forEach(item -> sentries(depth, item.exit()));
  }

  private void fragments(int depth, Item stage) {
    stage.children().stream()
        .filter(Item::isInFragment)
        .map(Item::entryId)
        .distinct()
        .forEach(id -> fragment(depth, id, stage));
  }

  private void fragment(int depth, String id, Item stage) {
    var items =
        stage.children().stream().filter(i -> i.isInFragment() && i.entryId().equals(id)).toList();
    line(depth, "<planFragment id=\"%s_def\">", id);
    items.forEach(item -> planItem(depth + 1, "planItem", item, ""));
    sentriesOf(depth + 1, items);
    line(depth, "</planFragment>");
  }

  private static List<Item> entries(Item stage, String table) {
    return stage.children().stream()
        .filter(Item::isDiscretionary)
        .filter(child -> Objects.equals(table, child.extras().discretion().table()))
        .toList();
  }

  private void planningTable(int depth, String owner, List<Item> entries) {
    if (entries.isEmpty()) {
      return;
    }
    line(depth, "<planningTable id=\"%s_table\">", owner);
    var seen = new HashSet<String>();
    var different = entries.stream().filter(entry -> seen.add(entry.entryId())).toList();
    for (var entry : different) {
      var id = entry.entryId();
      boolean ruled = entry.extras().discretion().applicable() != null;
      var more = ruled ? " applicabilityRuleRefs=\"" + id + "_rule\"" : "";
      if (entry.isInFragment()) {
        line(depth + 1, "<discretionaryItem id=\"%s\" definitionRef=\"%s_def\"%s/>", id, id, more);
      } else {
        planItem(depth + 1, "discretionaryItem", entry, more);
      }
    }
    for (var entry : different) {
      var rule = entry.extras().discretion().applicable();
      if (rule != null) {
        line(depth + 1, "<applicabilityRule id=\"%s_rule\">", entry.entryId());
        condition(depth + 2, rule);
        line(depth + 1, "</applicabilityRule>");
      }
    }
    line(depth, "</planningTable>");
  }

  private void planItem(int depth, String element, Item item, String more) {
    line(
        depth,
        "<%s id=\"%s\" definitionRef=\"%s\"%s>",
        element,
        item.id(),
        definitionId(item),
        more);
    if (!item.extras().inDefaultControl() && item.kind() != Kind.REACTIVATE_LISTENER) {
      control(depth + 1, "itemControl", item.control());
    }
    item.entry().forEach(criterion -> criterion(depth + 1, "entryCriterion", criterion));
    item.exit().forEach(criterion -> criterion(depth + 1, "exitCriterion", criterion));
    line(depth, "</%s>", element);
  }

  private void control(int depth, String element, Control control) {
    if (control.equals(Control.NONE)) {
      return;
    }
    line(depth, "<%s>", element);
    extensions(depth + 1, control);
    if (control.repetition() != null) {
      repetition(depth + 1, control.repetition());
    }
    rule(depth + 1, "requiredRule", control.required());
    rule(depth + 1, "manualActivationRule", control.manualActivation());
    line(depth, "</%s>", element);
  }

  private void defaultControl(int depth, Item item) {
    if (item.extras().inDefaultControl()) {
      control(depth, "defaultControl", item.control());
    }
  }

  /** The attributes of a definition for what the standard does not have. */
  private static String attributes(Item item) {
    var extras = item.extras();
    var text = new StringBuilder();
    if (extras.available() != null) {
      text.append(" flowable:availableCondition=\"")
          .append(escaped(extras.available()))
          .append('"');
    }
    if (extras.autoComplete() != null) {
      text.append(" flowable:autoCompleteCondition=\"")
          .append(escaped(extras.autoComplete()))
          .append('"');
    }
    if (extras.async()) {
      text.append(" flowable:async=\"true\"");
    }
    if (extras.asyncLeave()) {
      text.append(" flowable:asyncLeave=\"true\"");
    }
    return text.toString();
  }

  private static String escaped(Condition condition) {
    return ("${" + condition.text() + "}").replace("&", "&amp;").replace("<", "&lt;");
  }

  private void extensions(int depth, Control control) {
    boolean hasParentRule = control.parentCompletion() != ParentCompletion.DEFAULT;
    boolean comesBack = control.reactivation() != null;
    if (!hasParentRule && !comesBack && control.completionNeutral() == null) {
      return;
    }
    line(depth, "<extensionElements>");
    if (comesBack) {
      line(depth + 1, "%s", reactivation("reactivationRule", control.reactivation()));
    }
    rule(depth + 1, "flowable:completionNeutralRule", control.completionNeutral());
    if (hasParentRule) {
      line(
          depth + 1,
          "<flowable:parentCompletionRule type=\"%s\"/>",
          control.parentCompletion().word());
    }
    line(depth, "</extensionElements>");
  }

  private static String reactivation(String element, Reactivation rule) {
    var activate = rule.activate();
    var ignore = rule.ignore();
    return "<flowable:"
        + element
        + (activate == null ? "" : " activateCondition=\"" + escaped(activate) + "\"")
        + (ignore == null ? "" : " ignoreCondition=\"" + escaped(ignore) + "\"")
        + "/>";
  }

  private static String ofReactivation(Item listener) {
    var rule = listener.control().reactivation();
    return rule == null
        ? ""
        : "<extensionElements>"
            + reactivation("defaultReactivationRule", rule)
            + "</extensionElements>";
  }

  private void repetition(int depth, Repetition rule) {
    var maximum =
        rule.maxInstances() == 0
            ? ""
            : " flowable:maxInstanceCount=\"" + rule.maxInstances() + "\"";
    var over =
        rule.collection() == null
            ? ""
            : " flowable:collectionVariable=\"" + rule.collection() + "\"";
    line(
        depth,
        "<repetitionRule flowable:counterVariable=\"%s\"%s%s>",
        Condition.COUNTER,
        maximum,
        over);
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
    variableOnParts(depth + 1, criterion);
    int number = 0;
    for (var part : criterion.onParts()) {
      if (!part.isVariable()) {
        onPart(depth + 1, sentryId(criterion) + "_on" + number++, part);
      }
    }
    if (criterion.ifPart() != null) {
      line(depth + 1, "<ifPart>");
      condition(depth + 2, criterion.ifPart());
      line(depth + 1, "</ifPart>");
    }
    line(depth, "</sentry>");
  }

  private void variableOnParts(int depth, Criterion criterion) {
    var parts = criterion.onParts().stream().filter(OnPart::isVariable).toList();
    if (parts.isEmpty()) {
      return;
    }
    line(depth, "<extensionElements>");
    parts.forEach(
        part ->
            line(
                depth + 1,
                "<camunda:variableOnPart variableName=\"%s\"><camunda:variableEvent>%s</camunda:variableEvent></camunda:variableOnPart>",
                part.source().substring(1),
                part.event().word()));
    line(depth, "</extensionElements>");
  }

  private void onPart(int depth, String id, OnPart part) {
    if (part.isCaseFile()) {
      line(
          depth,
          "<caseFileItemOnPart id=\"%s\" sourceRef=\"%s\"><standardEvent>%s</standardEvent></caseFileItemOnPart>",
          id,
          part.source().substring(1),
          part.event().word());
      return;
    }
    var reference =
        part.exitCriterion() == null ? "" : " exitCriterionRef=\"" + part.exitCriterion() + "\"";
    line(depth, "<planItemOnPart id=\"%s\" sourceRef=\"%s\"%s>", id, part.source(), reference);
    line(depth + 1, "<standardEvent>%s</standardEvent>", part.event().word());
    line(depth, "</planItemOnPart>");
  }

  private void definition(int depth, Item stage, Item item) {
    var id = definitionId(item);
    if (item.extras().shares() != null) {
      return;
    }
    switch (item.kind()) {
      case STAGE -> stage(depth, "stage", id, item, List.of());
      case HUMAN_TASK -> humanTask(depth, item, entries(stage, item.id()));
      case BLOCKING_TASK -> simple(depth, "task", " isBlocking=\"true\"", item, "");
      case NON_BLOCKING_TASK -> simple(depth, "task", " isBlocking=\"false\"", item, "");
      case CASE_TASK ->
          simple(depth, "caseTask", " caseRef=\"%s\"".formatted(calledKey(key)), item, "");
      case MILESTONE -> simple(depth, "milestone", "", item, "");
      case USER_LISTENER -> simple(depth, "userEventListener", "", item, "");
      case GENERIC_LISTENER -> simple(depth, "eventListener", "", item, "");
      case INTENT_LISTENER ->
          simple(depth, "eventListener", " flowable:eventType=\"intent\"", item, "");
      case SIGNAL_LISTENER ->
          simple(
              depth,
              "eventListener",
              " flowable:eventType=\"signal\" flowable:signalRef=\"%s\""
                  .formatted(item.extras().hears()),
              item,
              "");
      case VARIABLE_LISTENER ->
          simple(
              depth,
              "eventListener",
              " flowable:eventType=\"variable\" flowable:variableName=\"%s\" flowable:variableChangeType=\"%s\""
                  .formatted(
                      item.extras().hears(),
                      item.extras().change() == null ? "all" : item.extras().change().word()),
              item,
              "");
      case TIMER_LISTENER -> simple(depth, "timerEventListener", "", item, timer(item.extras()));
      case REACTIVATE_LISTENER ->
          simple(
              depth,
              "eventListener",
              " flowable:eventType=\"reactivate\"",
              item,
              ofReactivation(item));
    }
  }

  private void humanTask(int depth, Item item, List<Item> entries) {
    if (entries.isEmpty()) {
      simple(depth, "humanTask", "", item, "");
      return;
    }
    var id = definitionId(item);
    line(depth, "<humanTask id=\"%s\" name=\"%s\"%s>", id, item.id(), attributes(item));
    defaultControl(depth + 1, item);
    planningTable(depth + 1, id, entries);
    line(depth, "</humanTask>");
  }

  private static String timer(Extras extras) {
    var time = extras.times() == 0 ? "PT1H" : "R" + extras.times() + "/PT1H";
    var text = "<timerExpression><![CDATA[" + time + "]]></timerExpression>";
    var trigger = extras.startTrigger();
    return trigger == null
        ? text
        : text
            + "<planItemStartTrigger sourceRef=\"%s\"><standardEvent>%s</standardEvent></planItemStartTrigger>"
                .formatted(trigger.source(), trigger.event().word());
  }

  private void simple(int depth, String element, String more, Item item, String body) {
    var id = definitionId(item);
    var start = "<" + element + " id=\"" + id + "\" name=\"" + item.id() + "\"" + more;
    boolean hasControl = item.extras().inDefaultControl() && !item.control().equals(Control.NONE);
    if (body.isEmpty() && !hasControl) {
      line(depth, "%s%s/>", start, attributes(item));
      return;
    }
    line(depth, "%s%s>", start, attributes(item));
    defaultControl(depth + 1, item);
    if (!body.isEmpty()) {
      line(depth + 1, "%s", body);
    }
    line(depth, "</%s>", element);
  }

  /**
   * The id of the definition that a plan item refers to; task and stage names are the plan item's
   * id.
   */
  static String definitionId(Item item) {
    var shares = item.extras().shares();
    return (shares == null ? item.id() : shares) + "_def";
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
