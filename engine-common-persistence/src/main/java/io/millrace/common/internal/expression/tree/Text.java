package io.millrace.common.internal.expression.tree;

import io.millrace.common.internal.expression.value.TextWriter;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Parts joined to one text: {@code a += b}, or literal text with expressions in between.
 *
 * @param limit the greatest length of the text in characters
 */
public record Text(List<Term> parts, int limit) implements Term {

  /** Keeps the parts unchangeable. */
  public Text {
    parts = List.copyOf(parts);
  }

  @Override
  public Object evaluate(Environment environment) {
    var text = new TextWriter(limit);
    for (var part : parts) {
      text.append(part.evaluate(environment));
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return parts.stream().map(Term::toString).collect(Collectors.joining(" += "));
  }
}
