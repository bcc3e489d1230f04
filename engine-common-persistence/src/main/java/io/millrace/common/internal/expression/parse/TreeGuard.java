package io.millrace.common.internal.expression.parse;

import io.millrace.common.internal.expression.access.Access;
import io.millrace.common.internal.expression.access.Operands;
import io.millrace.common.internal.expression.failure.EvaluationFailure;
import io.millrace.common.internal.expression.function.Functions;
import io.millrace.common.internal.expression.function.ModelFunction;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.apache.el.parser.ArithmeticNode;
import org.apache.el.parser.AstAbstractEmpty;
import org.apache.el.parser.AstConcatenation;
import org.apache.el.parser.AstEqual;
import org.apache.el.parser.AstFunction;
import org.apache.el.parser.AstGreaterThan;
import org.apache.el.parser.AstGreaterThanEqual;
import org.apache.el.parser.AstIdentifier;
import org.apache.el.parser.AstLessThan;
import org.apache.el.parser.AstLessThanEqual;
import org.apache.el.parser.AstMethodParameters;
import org.apache.el.parser.AstNotEqual;
import org.apache.el.parser.AstString;
import org.apache.el.parser.AstValue;
import org.apache.el.parser.ELParserTreeConstants;
import org.apache.el.parser.Node;

/**
 * Goes once over the tree that the library has parsed: refuses every kind of node that is not named
 * here (lambdas, assignment, sequences), and puts checks of ours between the others. The tree
 * belongs to one expression; the library's cache of trees is not used.
 */
final class TreeGuard {

  private static final Set<String> OPEN =
      Set.of(
          "AstAnd",
          "AstBracketSuffix",
          "AstChoice",
          "AstConcatenation",
          "AstDeferredExpression",
          "AstDiv",
          "AstDotSuffix",
          "AstDynamicExpression",
          "AstEmpty",
          "AstEqual",
          "AstFalse",
          "AstFloatingPoint",
          "AstFunction",
          "AstGreaterThan",
          "AstGreaterThanEqual",
          "AstIdentifier",
          "AstInteger",
          "AstLessThan",
          "AstLessThanEqual",
          "AstListData",
          "AstLiteralExpression",
          "AstMapData",
          "AstMapEntry",
          "AstMethodParameters",
          "AstMinus",
          "AstMod",
          "AstMult",
          "AstNegative",
          "AstNot",
          "AstNotEmpty",
          "AstNotEqual",
          "AstNull",
          "AstOr",
          "AstPlus",
          "AstSetData",
          "AstString",
          "AstTrue",
          "AstValue");

  private static final Set<Class<?>> ORDERING =
      Set.of(
          AstLessThan.class,
          AstLessThanEqual.class,
          AstGreaterThan.class,
          AstGreaterThanEqual.class);

  private static final Map<String, String> REFUSED =
      Map.of(
          "AstLambdaExpression", "a lambda ('->')",
          "AstAssign", "an assignment ('='; '==' compares)",
          "AstSemicolon", "a sequence (';')");

  private final Functions functions;
  private final Access access;
  private final int maxText;

  TreeGuard(Functions functions, Access access, int maxText) {
    this.functions = functions;
    this.access = access;
    this.maxText = maxText;
  }

  /**
   * Guards a node and all below.
   *
   * @return what stands in its place
   * @throws EvaluationFailure where it uses what is not open to expressions
   */
  Node guard(Node source) {
    checkOpen(source);
    replaceChildren(source, this::guard);
    if (source instanceof AstValue path) {
      return new PathGuard(path, access).guard();
    }
    if (source instanceof AstFunction call) {
      return function(call);
    }
    if (source instanceof AstConcatenation) {
      return joined(List.of(source.jjtGetChild(0), source.jjtGetChild(1)));
    }
    if (source instanceof ArithmeticNode) {
      check(source, Operands::number);
    } else if (ORDERING.contains(source.getClass())) {
      check(source, Operands::ordered);
    } else if (source instanceof AstEqual || source instanceof AstNotEqual) {
      return new Equality(source, source instanceof AstEqual, access.weights());
    } else if (source instanceof AstAbstractEmpty) {
      check(source, (value, steps) -> access.present(value));
    }
    return source;
  }

  /** Joins guarded parts to one text. */
  Node joined(List<Node> parts) {
    return new Joined(parts, maxText);
  }

  private static void checkOpen(Node source) {
    var kind = source.getClass().getSimpleName();
    if (!OPEN.contains(kind)) {
      throw EvaluationFailure.of(
          "It uses "
              + REFUSED.getOrDefault(kind, source.toString())
              + ", which is not open to expressions. Put what is needed behind a method of a bean.");
    }
  }

  private static void check(Node source, Checked.Check check) {
    replaceChildren(source, operand -> new Checked(operand, check));
  }

  private static void replaceChildren(Node source, UnaryOperator<Node> replacement) {
    for (var i = 0; i < source.jjtGetNumChildren(); i++) {
      source.jjtAddChild(replacement.apply(source.jjtGetChild(i)), i);
    }
  }

  private Node function(AstFunction source) {
    var prefix = source.getPrefix();
    var local = ReservedNames.original(source.getLocalName());
    var name = prefix.isEmpty() ? local : prefix + ":" + local;
    if (source.jjtGetNumChildren() != 1) {
      throw EvaluationFailure.of("It calls the result of '" + name + "' like a function.");
    }
    var arguments = (AstMethodParameters) source.jjtGetChild(0);
    var function = functions.get(name);
    nameVariable(function, arguments);
    return new FunctionCall(function, arguments);
  }

  /** {@code variables:get(total)} asks for the variable of that name, as with quotes around it. */
  private static void nameVariable(ModelFunction function, AstMethodParameters arguments) {
    if (function.isAboutVariable()
        && arguments.jjtGetNumChildren() > 0
        && arguments.jjtGetChild(0) instanceof AstIdentifier identifier) {
      var name = new AstString(ELParserTreeConstants.JJTSTRING);
      name.setImage("'" + identifier.getImage() + "'");
      arguments.jjtAddChild(name, 0);
    }
  }
}
