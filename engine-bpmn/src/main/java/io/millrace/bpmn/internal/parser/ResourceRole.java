package io.millrace.bpmn.internal.parser;

import java.util.List;
import java.util.function.Consumer;

/**
 * Reads to whom a role is given (BPMN 2.0.2 §10.3.1).
 *
 * @param element the role
 */
record ResourceRole(Element element) {

  /** Hands on the text of each assignment that has one. */
  void read(Consumer<String> assigned) {
    element.child(
        "resourceAssignmentExpression",
        assignment -> {
          assignment.child("formalExpression", expression -> accept(expression.text(), assigned));
          assignment.read();
        });
    element.read();
  }

  /**
   * Adds what {@code user(kermit), group(management), accountancy} names: a bare word is a group.
   */
  void readCandidates(List<String> users, List<String> groups) {
    read(
        text -> {
          for (var item : Values.items(text)) {
            if (isCall("user", item)) {
              users.add(stored(argument(item)));
            } else {
              groups.add(stored(isCall("group", item) ? argument(item) : item));
            }
          }
        });
  }

  private String stored(String id) {
    return new Values(element).stored("user or group", id);
  }

  private static void accept(String text, Consumer<String> assigned) {
    if (!text.isEmpty()) {
      assigned.accept(text);
    }
  }

  private static boolean isCall(String function, String item) {
    return item.startsWith(function + "(") && item.endsWith(")");
  }

  private static String argument(String item) {
    return item.substring(item.indexOf('(') + 1, item.length() - 1).strip();
  }
}
