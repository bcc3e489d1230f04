package io.millrace.bpmn.internal.parser;

/**
 * Reads how urgent the jobs of an element are: a whole number or an expression. What an element
 * does not say its process may say for all.
 */
final class PriorityReader {

  /** The attributes. */
  static final String JOB = "jobPriority";

  static final String WORKER = "taskPriority";

  private PriorityReader() {}

  /** Returns what an element or its process says; null for nothing. */
  static String of(Element element, String name) {
    var own = own(element, name);
    return own == null ? process(element).engine(name) : own;
  }

  /** Returns what an element itself says, and reports what is no priority; null for nothing. */
  static String own(Element element, String name) {
    var text = element.engine(name);
    if (text != null && !Syntax.isExpression(text) && !text.matches("-?\\d{1,9}")) {
      new Values(element).invalid(name, text, "a whole number or an expression");
    }
    return element.expression(text);
  }

  /** Returns the process, or what is outermost, around an element. */
  private static Element process(Element element) {
    var around = element;
    while (around.parent() != null && !around.name().equals("process")) {
      around = around.parent();
    }
    return around;
  }
}
