package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.regex.Pattern;

/** Checks that ids are XML names, short enough for the database, and given once. */
final class ElementId {

  static final int LONGEST = 255;

  private static final Pattern XML_NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{M}\\p{N}_.\\-\u00b7]*");

  private ElementId() {}

  /** Checks the id of an element, which may be null, and returns it. */
  static String of(String id, Element element) {
    if (id != null) {
      checkForm(id, element);
      checkUnique(id, element);
    }
    return id;
  }

  private static void checkForm(String id, Element element) {
    if (id.length() > LONGEST) {
      element.report(
          BpmnProblem.TOO_LONG, "The id of this " + element.name() + " has " + id.length() + " characters.");
    } else if (!XML_NAME.matcher(id).matches()) {
      element.report(BpmnProblem.INVALID_ID, "The id '" + id + "' is no XML name.");
    }
  }

  private static void checkUnique(String id, Element element) {
    var first = element.file().ids().putIfAbsent(id, element.name());
    if (first == null) {
      return;
    }
    var isProcess = first.equals("process") && element.name().equals("process");
    element.report(
        isProcess ? BpmnProblem.DUPLICATE_PROCESS : BpmnProblem.DUPLICATE_ID,
        "The id '" + id + "' of this " + element.name() + " belongs to a " + first + " already.");
  }
}
