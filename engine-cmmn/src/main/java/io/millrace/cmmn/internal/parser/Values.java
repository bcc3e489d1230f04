package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads texts of an element as what they stand for.
 *
 * @param element where problems are reported
 */
record Values(Element element) {

  /** Reads a boolean without a prefix. */
  boolean plainFlag(String name, boolean absent) {
    return flag(name, element.plain(name), absent);
  }

  /** Reads a boolean of an engine. */
  boolean engineFlag(String name, boolean absent) {
    return flag(name, element.engine(name), absent);
  }

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

  /** Reads one of the values of an enum. */
  <E extends Enum<E>> E oneOf(
      String name, String text, Function<String, Optional<E>> values, E absent) {
    if (text == null) {
      return absent;
    }
    var value = values.apply(text);
    if (value.isEmpty()) {
      invalid(name, text, "one of those that the documentation lists");
    }
    return value.orElse(absent);
  }

  /** Returns the id in a reference without a prefix, or null. */
  String reference(String name) {
    var text = element.plain(name);
    return text == null ? null : local(text);
  }

  /** As {@link #reference}, where the element cannot do without. */
  String requiredReference(String name) {
    return required(name, reference(name));
  }

  /** Returns the ids in a list of references. */
  List<String> references(String name) {
    var text = element.plain(name);
    return text == null ? List.of() : Arrays.stream(text.split("\\s+")).map(Values::local).toList();
  }

  String required(String name, String text) {
    if (text == null || text.isEmpty()) {
      element.report(CmmnProblem.MISSING_VALUE, element + " has no '" + name + "'.");
      return null;
    }
    return text;
  }

  /** Splits a list of an engine at its commas, but not at those inside expressions. */
  List<String> list(String name) {
    var text = element.engine(name);
    var items = new ArrayList<String>();
    var depth = 0;
    var start = 0;
    for (var i = 0; text != null && i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == ',' && depth == 0) {
        items.add(text.substring(start, i).strip());
        start = i + 1;
      } else {
        depth = Math.max(0, depth + nesting(text.charAt(i)));
      }
    }
    items.removeIf(String::isEmpty);
    items.forEach(item -> element.literal(name, element.expression(item)));
    return items;
  }

  void invalid(String name, String text, String allowed) {
    element.report(
        CmmnProblem.INVALID_VALUE,
        "'" + name + "' of " + element + " is '" + text + "'; it has to be " + allowed + ".");
  }

  private static String local(String name) {
    return name.substring(name.indexOf(':') + 1);
  }

  private static int nesting(char c) {
    return c == '{' ? 1 : c == '}' ? -1 : 0;
  }
}
