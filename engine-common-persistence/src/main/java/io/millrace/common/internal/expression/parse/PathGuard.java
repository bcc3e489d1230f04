package io.millrace.common.internal.expression.parse;

import io.millrace.common.internal.expression.access.Access;
import io.millrace.common.internal.expression.failure.EvaluationFailure;
import java.util.ArrayList;
import java.util.List;
import org.apache.el.parser.AstBracketSuffix;
import org.apache.el.parser.AstDotSuffix;
import org.apache.el.parser.AstIdentifier;
import org.apache.el.parser.AstMethodParameters;
import org.apache.el.parser.AstString;
import org.apache.el.parser.AstValue;
import org.apache.el.parser.ELParserTreeConstants;
import org.apache.el.parser.Node;

/**
 * Guards one path such as {@code order.items.get(0).price}. The library goes along it in one loop
 * that stops in silence where something is null. So the path is cut before each method, and what
 * stands before it is checked: calling a method of null is an error, for to skip the call would let
 * a process go on as if its work had been done.
 */
final class PathGuard {

  private final Node path;
  private final Access access;
  private final StringBuilder written = new StringBuilder();

  PathGuard(AstValue path, Access access) {
    this.path = path;
    this.access = access;
  }

  /**
   * Returns what stands in the place of the path. Where it ends with a method, a single JSON value
   * becomes a text or number; before, its own methods ({@code json.get('name').asText()}) can
   * follow.
   */
  Node guard() {
    var first = path.jjtGetChild(0);
    written.append(first instanceof AstIdentifier ? first.getImage() : "it");
    var steps = new ArrayList<>(List.of(first));
    var count = path.jjtGetNumChildren();
    for (var i = 1; i < count; i++) {
      if (i + 1 < count && path.jjtGetChild(i + 1) instanceof AstMethodParameters arguments) {
        var call = call(value(steps), path.jjtGetChild(i), arguments);
        steps = new ArrayList<>(List.of(call));
        i++;
      } else {
        steps.add(property(path.jjtGetChild(i)));
      }
    }
    var guarded = value(steps);
    var endsWithCall = path.jjtGetChild(count - 1) instanceof AstMethodParameters;
    return endsWithCall ? new Checked(guarded, (value, left) -> access.admit(value)) : guarded;
  }

  private Node call(Node receiver, Node suffix, Node arguments) {
    var method = methodName(suffix);
    var before = written.toString();
    written.append('.').append(method).append("()");
    return value(
        List.of(
            new Checked(receiver, (base, left) -> required(base, before, method)),
            suffix,
            arguments));
  }

  private Node property(Node suffix) {
    if (suffix instanceof AstMethodParameters) {
      throw EvaluationFailure.of("It calls the result of '" + written + "' like a function.");
    }
    written.append(suffix instanceof AstDotSuffix ? "." + suffix.getImage() : "[…]");
    return suffix;
  }

  private String methodName(Node suffix) {
    var name = suffix instanceof AstDotSuffix ? suffix.getImage() : writtenName(suffix);
    if (name == null) {
      throw EvaluationFailure.of(
          "The name of a method must be written, not calculated: '" + written + "[…]'.");
    }
    if (name.equals("getClass")) {
      throw EvaluationFailure.of("It calls 'getClass', which is not open to expressions.");
    }
    return name;
  }

  private static String writtenName(Node suffix) {
    return suffix instanceof AstBracketSuffix && suffix.jjtGetChild(0) instanceof AstString text
        ? text.getString()
        : null;
  }

  private static Object required(Object base, String written, String method) {
    if (base == null) {
      throw EvaluationFailure.of(
          "'" + written + "' is null, so its method '" + method + "' cannot be called.");
    }
    return base;
  }

  private static Node value(List<Node> steps) {
    if (steps.size() == 1) {
      return steps.get(0);
    }
    var value = new AstValue(ELParserTreeConstants.JJTVALUE);
    for (var step : steps) {
      value.jjtAddChild(step, value.jjtGetNumChildren());
    }
    return value;
  }
}
