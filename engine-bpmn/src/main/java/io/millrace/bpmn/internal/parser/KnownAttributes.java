package io.millrace.bpmn.internal.parser;

import static java.util.Map.entry;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Attributes of the engines that have a place here, and where that is: for those who write them
 * with a slip, or put them elsewhere.
 */
final class KnownAttributes {

  private static final List<String> USER_TASK = List.of("userTask");
  private static final List<String> WORK = List.of("serviceTask", "sendTask", "businessRuleTask");
  private static final List<String> CALL = List.of("callActivity");
  private static final List<String> PROCESS = List.of("process");
  private static final List<String> LOOP = List.of("multiInstanceLoopCharacteristics");
  private static final List<String> ACTIVITY =
      List.of("userTask", "serviceTask", "callActivity", "subProcess");

  /** The elements by the attribute; the first ones where it has a place at many. */
  static final Map<String, List<String>> PLACES =
      Map.ofEntries(
          entry("assignee", USER_TASK),
          entry("candidateUsers", USER_TASK),
          entry("candidateGroups", USER_TASK),
          entry("dueDate", USER_TASK),
          entry("followUpDate", USER_TASK),
          entry("priority", USER_TASK),
          entry("category", USER_TASK),
          entry("formKey", List.of("userTask", "startEvent")),
          entry("initiator", List.of("startEvent")),
          entry("class", WORK),
          entry("delegateExpression", WORK),
          entry("expression", WORK),
          entry("resultVariable", WORK),
          entry("calledElementBinding", CALL),
          entry("calledElementVersion", CALL),
          entry("calledElementTenantId", CALL),
          entry("inheritVariables", CALL),
          entry("inheritBusinessKey", CALL),
          entry("processInstanceName", CALL),
          entry("candidateStarterUsers", PROCESS),
          entry("candidateStarterGroups", PROCESS),
          entry("historyTimeToLive", PROCESS),
          entry("versionTag", PROCESS),
          entry("collection", LOOP),
          entry("elementVariable", LOOP),
          entry("elementIndexVariable", LOOP),
          entry("async", ACTIVITY),
          entry("asyncBefore", ACTIVITY),
          entry("asyncAfter", ACTIVITY),
          entry("exclusive", ACTIVITY),
          entry("skipExpression", List.of("userTask", "serviceTask")));

  private KnownAttributes() {}

  /** Says of an attribute that has no place at an element what is wrong, the end of a sentence. */
  static String wrongAt(String element, String attribute) {
    var places = PLACES.get(attribute);
    if (places != null) {
      return places.contains(element) ? "is not supported" : "has no effect here; it " + at(places);
    }
    return closest(attribute)
        .map(meant -> "is unknown; did you mean '" + meant + "'" + hint(element, meant) + "?")
        .orElse("is not supported");
  }

  private static String hint(String element, String meant) {
    var places = PLACES.get(meant);
    return places.contains(element) ? "" : " (which " + at(places) + ")";
  }

  private static String at(List<String> places) {
    return "belongs at " + String.join(", ", places);
  }

  private static Optional<String> closest(String attribute) {
    var most = attribute.length() < 6 ? 1 : 2;
    return PLACES.keySet().stream()
        .filter(known -> distance(attribute, known) <= most)
        .min(
            Comparator.comparingInt((String known) -> distance(attribute, known))
                .thenComparing(Comparator.naturalOrder()));
  }

  /** Returns how many letters have to be put in, left out or replaced to make one of the other. */
  private static int distance(String one, String other) {
    var before = new int[other.length() + 1];
    for (var j = 0; j < before.length; j++) {
      before[j] = j;
    }
    for (var i = 1; i <= one.length(); i++) {
      var row = new int[before.length];
      row[0] = i;
      for (var j = 1; j < row.length; j++) {
        var replaced = before[j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(before[j], row[j - 1]));
      }
      before = row;
    }
    return before[other.length()];
  }
}
