package io.millrace.common.internal.expression.parse;

import static java.util.Map.entry;

import io.millrace.common.internal.expression.access.Access;
import io.millrace.common.internal.expression.tree.All;
import io.millrace.common.internal.expression.tree.Any;
import io.millrace.common.internal.expression.tree.Calculation;
import io.millrace.common.internal.expression.tree.Call;
import io.millrace.common.internal.expression.tree.Choice;
import io.millrace.common.internal.expression.tree.Comparing;
import io.millrace.common.internal.expression.tree.Constant;
import io.millrace.common.internal.expression.tree.Empty;
import io.millrace.common.internal.expression.tree.FunctionCall;
import io.millrace.common.internal.expression.tree.ListOf;
import io.millrace.common.internal.expression.tree.MapOf;
import io.millrace.common.internal.expression.tree.Member;
import io.millrace.common.internal.expression.tree.Name;
import io.millrace.common.internal.expression.tree.Negative;
import io.millrace.common.internal.expression.tree.Not;
import io.millrace.common.internal.expression.tree.SetOf;
import io.millrace.common.internal.expression.tree.Term;
import io.millrace.common.internal.expression.tree.Text;
import io.millrace.common.internal.expression.value.Arithmetic;
import io.millrace.common.internal.expression.value.Comparison;
import io.millrace.common.internal.expression.value.EvaluationFailure;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.el.parser.AstAnd;
import org.apache.el.parser.AstAssign;
import org.apache.el.parser.AstBracketSuffix;
import org.apache.el.parser.AstChoice;
import org.apache.el.parser.AstConcatenation;
import org.apache.el.parser.AstDeferredExpression;
import org.apache.el.parser.AstDiv;
import org.apache.el.parser.AstDotSuffix;
import org.apache.el.parser.AstDynamicExpression;
import org.apache.el.parser.AstEmpty;
import org.apache.el.parser.AstEqual;
import org.apache.el.parser.AstFalse;
import org.apache.el.parser.AstFloatingPoint;
import org.apache.el.parser.AstFunction;
import org.apache.el.parser.AstGreaterThan;
import org.apache.el.parser.AstGreaterThanEqual;
import org.apache.el.parser.AstIdentifier;
import org.apache.el.parser.AstInteger;
import org.apache.el.parser.AstLambdaExpression;
import org.apache.el.parser.AstLessThan;
import org.apache.el.parser.AstLessThanEqual;
import org.apache.el.parser.AstListData;
import org.apache.el.parser.AstLiteralExpression;
import org.apache.el.parser.AstMapData;
import org.apache.el.parser.AstMethodParameters;
import org.apache.el.parser.AstMinus;
import org.apache.el.parser.AstMod;
import org.apache.el.parser.AstMult;
import org.apache.el.parser.AstNegative;
import org.apache.el.parser.AstNot;
import org.apache.el.parser.AstNotEmpty;
import org.apache.el.parser.AstNotEqual;
import org.apache.el.parser.AstNull;
import org.apache.el.parser.AstOr;
import org.apache.el.parser.AstPlus;
import org.apache.el.parser.AstSemicolon;
import org.apache.el.parser.AstSetData;
import org.apache.el.parser.AstString;
import org.apache.el.parser.AstTrue;
import org.apache.el.parser.AstValue;
import org.apache.el.parser.Node;

/**
 * Turns what the library has parsed into terms of ours. With the parser itself the one place where
 * its types are used: what has no line here (lambdas, assignment, sequences of expressions) cannot
 * get into a tree.
 */
final class TreeBuilder {

  private final Functions functions;
  private final Access access;
  private final int maxText;

  private final Map<Class<?>, Rule> rules =
      Map.ofEntries(
          entry(AstDynamicExpression.class, source -> child(source, 0)),
          entry(AstDeferredExpression.class, source -> child(source, 0)),
          entry(AstLiteralExpression.class, source -> new Constant(source.getImage())),
          entry(AstString.class, source -> new Constant(((AstString) source).getString())),
          entry(AstInteger.class, source -> new Constant(wholeNumber(source.getImage()))),
          entry(AstFloatingPoint.class, source -> new Constant(fraction(source.getImage()))),
          entry(AstTrue.class, source -> new Constant(true)),
          entry(AstFalse.class, source -> new Constant(false)),
          entry(AstNull.class, source -> new Constant(null)),
          entry(AstIdentifier.class, source -> new Name(source.getImage())),
          entry(AstValue.class, this::path),
          entry(AstFunction.class, source -> function((AstFunction) source)),
          entry(AstPlus.class, source -> calculation(Arithmetic.ADD, source)),
          entry(AstMinus.class, source -> calculation(Arithmetic.SUBTRACT, source)),
          entry(AstMult.class, source -> calculation(Arithmetic.MULTIPLY, source)),
          entry(AstDiv.class, source -> calculation(Arithmetic.DIVIDE, source)),
          entry(AstMod.class, source -> calculation(Arithmetic.REMAINDER, source)),
          entry(AstEqual.class, source -> comparing(Comparison.EQUAL, source)),
          entry(AstNotEqual.class, source -> comparing(Comparison.NOT_EQUAL, source)),
          entry(AstLessThan.class, source -> comparing(Comparison.LESS, source)),
          entry(AstLessThanEqual.class, source -> comparing(Comparison.LESS_OR_EQUAL, source)),
          entry(AstGreaterThan.class, source -> comparing(Comparison.GREATER, source)),
          entry(
              AstGreaterThanEqual.class, source -> comparing(Comparison.GREATER_OR_EQUAL, source)),
          entry(AstAnd.class, source -> new All(children(source))),
          entry(AstOr.class, source -> new Any(children(source))),
          entry(AstNot.class, source -> new Not(child(source, 0))),
          entry(AstNegative.class, source -> new Negative(child(source, 0))),
          entry(AstEmpty.class, this::empty),
          entry(AstNotEmpty.class, source -> new Not(empty(source))),
          entry(AstChoice.class, this::choice),
          entry(AstConcatenation.class, this::concatenation),
          entry(AstListData.class, source -> new ListOf(children(source))),
          entry(AstSetData.class, source -> new SetOf(children(source))),
          entry(AstMapData.class, this::map));

  private static final Map<Class<?>, String> REFUSED =
      Map.of(
          AstLambdaExpression.class, "a lambda ('->')",
          AstAssign.class, "an assignment ('='; '==' compares)",
          AstSemicolon.class, "a sequence (';')");

  TreeBuilder(Functions functions, Access access, int maxText) {
    this.functions = functions;
    this.access = access;
    this.maxText = maxText;
  }

  /**
   * Builds the term for a part of an expression.
   *
   * @throws EvaluationFailure where it uses what is not open to expressions
   */
  Term build(Node source) {
    var rule = rules.get(source.getClass());
    if (rule == null) {
      throw EvaluationFailure.of(
          "It uses "
              + REFUSED.getOrDefault(source.getClass(), source.toString())
              + ", which is not open to expressions. Put what is needed behind a method of a bean.");
    }
    return rule.apply(source);
  }

  private static Number wholeNumber(String digits) {
    var value = new BigInteger(digits);
    return value.bitLength() < Long.SIZE ? (Number) value.longValue() : value;
  }

  private static Number fraction(String digits) {
    var value = Double.parseDouble(digits);
    return Double.isFinite(value) ? (Number) value : new BigDecimal(digits);
  }

  private Term calculation(Arithmetic operator, Node source) {
    return new Calculation(operator, child(source, 0), child(source, 1));
  }

  private Term comparing(Comparison operator, Node source) {
    return new Comparing(operator, child(source, 0), child(source, 1));
  }

  private Term empty(Node source) {
    return new Empty(child(source, 0), access.json());
  }

  private Term choice(Node source) {
    return new Choice(child(source, 0), child(source, 1), child(source, 2));
  }

  private Term concatenation(Node source) {
    return new Text(children(source), maxText);
  }

  private Term map(Node source) {
    var keys = new ArrayList<Term>();
    var values = new ArrayList<Term>();
    for (var i = 0; i < source.jjtGetNumChildren(); i++) {
      keys.add(child(source.jjtGetChild(i), 0));
      values.add(child(source.jjtGetChild(i), 1));
    }
    return new MapOf(keys, values);
  }

  private Term function(AstFunction source) {
    var prefix = source.getPrefix();
    var name = prefix.isEmpty() ? source.getLocalName() : prefix + ":" + source.getLocalName();
    if (source.jjtGetNumChildren() != 1) {
      throw EvaluationFailure.of("It calls the result of '" + name + "' like a function.");
    }
    return new FunctionCall(name, functions.get(name), children(source.jjtGetChild(0)), access);
  }

  private Term path(Node source) {
    var path = child(source, 0);
    var count = source.jjtGetNumChildren();
    for (var i = 1; i < count; i++) {
      var key = key(source.jjtGetChild(i));
      var isCall = i + 1 < count && source.jjtGetChild(i + 1) instanceof AstMethodParameters;
      if (isCall) {
        i++;
        var arguments = children(source.jjtGetChild(i));
        path = new Call(path, methodName(path, key), arguments, i == count - 1, access);
      } else {
        path = new Member(path, key, access);
      }
    }
    return path;
  }

  private Term key(Node suffix) {
    if (suffix instanceof AstDotSuffix) {
      return new Constant(suffix.getImage());
    }
    return suffix instanceof AstBracketSuffix ? child(suffix, 0) : build(suffix);
  }

  private static String methodName(Term base, Term key) {
    if (!(key instanceof Constant constant) || !(constant.value() instanceof String name)) {
      throw EvaluationFailure.of(
          "The name of a method must be written, not calculated: '" + base + "[" + key + "]'.");
    }
    if (name.equals("getClass")) {
      throw EvaluationFailure.of("It calls 'getClass', which is not open to expressions.");
    }
    return name;
  }

  private Term child(Node source, int index) {
    return build(source.jjtGetChild(index));
  }

  private List<Term> children(Node source) {
    var terms = new ArrayList<Term>(source.jjtGetNumChildren());
    for (var i = 0; i < source.jjtGetNumChildren(); i++) {
      terms.add(child(source, i));
    }
    return terms;
  }

  private interface Rule {
    Term apply(Node source);
  }
}
