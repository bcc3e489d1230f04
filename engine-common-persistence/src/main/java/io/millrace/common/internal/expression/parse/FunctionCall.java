package io.millrace.common.internal.expression.parse;

import io.millrace.common.internal.expression.function.ModelFunction;
import org.apache.el.lang.EvaluationContext;
import org.apache.el.parser.AstMethodParameters;
import org.apache.el.parser.ELParserTreeConstants;
import org.apache.el.parser.SimpleNode;

/**
 * {@code prefix:name(arguments)}. The library knows one method for a name and wraps what it throws;
 * here the overload that fits best is called, through the resolver as the methods of beans are.
 */
final class FunctionCall extends SimpleNode {

  private final ModelFunction function;
  private final AstMethodParameters arguments;

  FunctionCall(ModelFunction function, AstMethodParameters arguments) {
    super(ELParserTreeConstants.JJTVOID);
    this.function = function;
    this.arguments = arguments;
  }

  @Override
  public Object getValue(EvaluationContext context) {
    var values = arguments.getParameters(context);
    return context.getELResolver().invoke(context, function, null, null, values);
  }
}
