package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads texts of an element as what they stand for.
 *
 * @param element where problems are reported
 */
record Values(Element element) {

  /** How many characters the database keeps of ids, names and codes. */
  static final int LONGEST_TEXT = 255;

  /** Reads a boolean as XML Schema writes it. */
  boolean flag(String name, String text, boolean absent) {
    if (text == null) {
      return absent;
    }
    return switch (text) {
      case "true", "1" -> true;
      case "false", "0" -> false;
      default -> {
        invalid(name, text, "'true' or 'false'");
        yield absent;
      }
    };
  }

  /** Checks a whole number from zero, or an expression that yields one, and returns it. */
  String count(String name, String text) {
    if (text != null && !Syntax.isExpression(text) && !text.matches("\\d{1,9}")) {
      invalid(name, text, "a whole number or an expression");
    }
    return element.expression(text);
  }

  /** Reads one of several words, without regard to case. */
  <T> T oneOf(String name, String text, Map<String, T> words, T otherwise) {
    if (text == null) {
      return otherwise;
    }
    for (var word : words.entrySet()) {
      if (word.getKey().equalsIgnoreCase(text)) {
        return word.getValue();
      }
    }
    invalid(name, text, "one of " + words.keySet().stream().sorted().toList());
    return otherwise;
  }

  /**
   * Returns the items of a list, each checked as {@link #stored(String, String)} does.
   *
   * @param name what it lists, for messages
   */
  List<String> list(String name, String text) {
    var items = items(text);
    items.forEach(item -> stored(name, item));
    return items;
  }

  /** Splits a list at its commas, but not at those inside expressions. */
  static List<String> items(String text) {
    var items = new ArrayList<String>();
    var depth = 0;
    var start = 0;
    var length = text == null ? 0 : text.length();
    for (var i = 0; i <= length && text != null; i++) {
      if (i == length || text.charAt(i) == ',' && depth == 0) {
        items.add(text.substring(start, i).strip());
        start = i + 1;
      } else {
        depth = Math.max(0, depth + nesting(text.charAt(i)));
      }
    }
    items.removeIf(String::isEmpty);
    return items;
  }

  /** Checks that a text fits into the database and returns it. */
  String shortText(String name, String text) {
    if (text != null && text.length() > LONGEST_TEXT) {
      element.report(
          BpmnProblem.TOO_LONG,
          "The " + name + " of " + element + " has " + text.length() + " characters.",
          name);
    }
    return text;
  }

  /** Checks an expression, or a text that goes into the database as it stands, and returns it. */
  String stored(String name, String text) {
    return element.expression(literal(name, text));
  }

  /** As {@link #stored(String, String)}, of an attribute of an engine. */
  String stored(String attribute) {
    return stored(attribute, element.engine(attribute));
  }

  /**
   * Checks that a text fits into the database, unless it is an expression, and returns it. A
   * lenient deployment does not cut it: a part of it would name something else.
   */
  String literal(String name, String text) {
    return text == null || Syntax.isExpression(text) ? text : fitting(name, text);
  }

  /** Checks that a text fits into the database, where expressions are kept as well. */
  String fitting(String name, String text) {
    if (text != null && text.length() > LONGEST_TEXT) {
      element.report(
          BpmnProblem.TOO_LONG,
          "The " + name + " of " + element + " has " + text.length() + " characters.");
    }
    return text;
  }

  void invalid(String name, String text, String allowed) {
    element.report(
        BpmnProblem.INVALID_VALUE,
        "'" + name + "' of " + element + " is '" + text + "'; it has to be " + allowed + ".",
        name);
  }

  private static int nesting(char c) {
    return switch (c) {
      case '{' -> 1;
      case '}' -> -1;
      default -> 0;
    };
  }
}
