package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.regex.Pattern;

/** Finds the id of an element that others refer to, and checks that it can be found by it. */
final class RequiredId {

  private static final Pattern XML_NAME =
      Pattern.compile("[\\p{L}_][\\p{L}\\p{M}\\p{N}_.\\-\u00b7]*");

  private RequiredId() {}

  /**
   * Returns the id; where there is none it is made of the place, which a sequence flow may rely on
   * and others may not.
   */
  static String of(Element element) {
    var id = element.id();
    if (id != null) {
      checkForm(id, element);
      checkUnique(id, element);
      return id;
    }
    if (!element.name().equals("sequenceFlow")) {
      element.report(BpmnProblem.MISSING_ID, "This " + element.name() + " has no id.");
    }
    return element.name() + "@" + element.position().line() + ":" + element.position().column();
  }

  private static void checkForm(String id, Element element) {
    if (id.length() > Values.LONGEST_TEXT) {
      element.report(
          BpmnProblem.TOO_LONG,
          "The id of this " + element.name() + " has " + id.length() + " characters.",
          "id");
    } else if (!XML_NAME.matcher(id).matches()) {
      element.report(BpmnProblem.INVALID_ID, "The id '" + id + "' is no XML name.");
    }
  }

  private static void checkUnique(String id, Element element) {
    var first = element.file().ids().putIfAbsent(id, element.name());
    if (first == null) {
      return;
    }
    var areProcesses = first.equals("process") && element.name().equals("process");
    element.report(
        areProcesses ? BpmnProblem.DUPLICATE_PROCESS : BpmnProblem.DUPLICATE_ID,
        "The id '"
            + id
            + "' of this "
            + element.name()
            + " belongs to another "
            + first
            + " already.");
  }
}
