package io.millrace.common.internal.expression.parse;

import java.util.function.UnaryOperator;
import org.apache.el.lang.EvaluationContext;
import org.apache.el.parser.ELParserTreeConstants;
import org.apache.el.parser.Node;
import org.apache.el.parser.SimpleNode;

/**
 * A node of the library's tree whose value passes a check of ours before the node above gets it.
 */
final class Checked extends SimpleNode {

  private final UnaryOperator<Object> check;

  Checked(Node part, UnaryOperator<Object> check) {
    super(ELParserTreeConstants.JJTVOID);
    this.check = check;
    jjtAddChild(part, 0);
  }

  @Override
  public Object getValue(EvaluationContext context) {
    return check.apply(children[0].getValue(context));
  }
}
