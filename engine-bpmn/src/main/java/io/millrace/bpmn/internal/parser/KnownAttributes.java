package io.millrace.bpmn.internal.parser;

import static java.util.Map.entry;

import io.millrace.common.internal.xml.CloseName;
import java.util.List;
import java.util.Map;

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
    return new CloseName(attribute)
        .among(PLACES.keySet())
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
}
