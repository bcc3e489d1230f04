package io.millrace.common.internal.expression.parse;

import io.millrace.common.internal.expression.access.TextWriter;
import io.millrace.common.internal.expression.limit.Steps;
import java.util.List;
import org.apache.el.lang.ELSupport;
import org.apache.el.lang.EvaluationContext;
import org.apache.el.parser.ELParserTreeConstants;
import org.apache.el.parser.Node;
import org.apache.el.parser.SimpleNode;

/**
 * Parts joined to one text of limited length: {@code a += b}, or literal text with expressions in
 * between. The library's own nodes know no limit.
 */
final class Joined extends SimpleNode {

  private final int limit;

  Joined(List<? extends Node> parts, int limit) {
    super(ELParserTreeConstants.JJTVOID);
    this.limit = limit;
    for (var part : parts) {
      jjtAddChild(part, jjtGetNumChildren());
    }
  }

  @Override
  public Object getValue(EvaluationContext context) {
    var text = new TextWriter(limit);
    for (var part : children) {
      text.append(ELSupport.coerceToString(context, part.getValue(context)));
    }
    var steps = (Steps) context.getContext(Steps.class);
    steps.take(text.length(), "To join texts to one of " + text.length() + " characters");
    return text.toString();
  }
}
