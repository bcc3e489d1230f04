package io.millrace.common.internal.expression.parse;

import io.millrace.common.internal.expression.limit.Steps;
import org.apache.el.lang.EvaluationContext;
import org.apache.el.parser.ELParserTreeConstants;
import org.apache.el.parser.Node;
import org.apache.el.parser.SimpleNode;

/**
 * A node of the library's tree whose value passes a check of ours before the node above gets it.
 */
final class Checked extends SimpleNode {

  private final Check check;

  Checked(Node part, Check check) {
    super(ELParserTreeConstants.JJTVOID);
    this.check = check;
    jjtAddChild(part, 0);
  }

  @Override
  public Object getValue(EvaluationContext context) {
    return check.pass(children[0].getValue(context), (Steps) context.getContext(Steps.class));
  }

  /** Lets a value through, perhaps as another one, or throws. */
  interface Check {
    Object pass(Object value, Steps steps);
  }
}
