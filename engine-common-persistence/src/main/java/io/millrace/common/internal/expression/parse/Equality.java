package io.millrace.common.internal.expression.parse;

import io.millrace.common.internal.expression.limit.Sizes;
import io.millrace.common.internal.expression.limit.Steps;
import io.millrace.common.internal.expression.limit.Weights;
import org.apache.el.lang.ELSupport;
import org.apache.el.lang.EvaluationContext;
import org.apache.el.parser.ELParserTreeConstants;
import org.apache.el.parser.Node;
import org.apache.el.parser.SimpleNode;

/**
 * {@code a == b} or {@code a != b}. Where both hold other values, the library would compare all of
 * them, however many and however deep.
 */
final class Equality extends SimpleNode {

  private final boolean wanted;
  private final Weights weights;

  /** Compares the two children of a node; true comes out where being equal is what is wanted. */
  Equality(Node source, boolean wanted, Weights weights) {
    super(ELParserTreeConstants.JJTVOID);
    this.wanted = wanted;
    this.weights = weights;
    jjtAddChild(source.jjtGetChild(0), 0);
    jjtAddChild(source.jjtGetChild(1), 1);
  }

  @Override
  public Object getValue(EvaluationContext context) {
    var one = children[0].getValue(context);
    var other = children[1].getValue(context);
    if (weights.isContainer(one) && weights.isContainer(other)) {
      weigh(one, other, (Steps) context.getContext(Steps.class));
    }
    return ELSupport.equals(context, one, other) == wanted;
  }

  private void weigh(Object one, Object other, Steps steps) {
    if (!steps.take(weights.ofBoth(one, other, steps.left()))) {
      throw steps.exceeded(new Sizes(weights).ofCall("==", one, other));
    }
  }
}
