package io.millrace.common.internal.expression.parse;

import io.millrace.common.internal.expression.access.Access;
import io.millrace.common.internal.expression.failure.EvaluationFailure;
import io.millrace.common.internal.expression.function.Functions;
import jakarta.el.ELException;
import jakarta.el.ValueExpression;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.el.ValueExpressionImpl;
import org.apache.el.parser.AstIdentifier;
import org.apache.el.parser.AstLiteralExpression;
import org.apache.el.parser.AstValue;
import org.apache.el.parser.ELParser;
import org.apache.el.parser.Node;
import org.apache.el.parser.TokenMgrError;

/** Parses texts that hold at least one expression. Thread-safe. */
public final class ExpressionParser {

  private final TreeGuard guard;
  private final int maxNesting;

  /**
   * Creates a parser.
   *
   * @param functions what expressions can call
   * @param access how expressions reach objects
   * @param maxNesting how deep expressions may nest
   * @param maxText how long a text may be that an expression makes
   */
  public ExpressionParser(Functions functions, Access access, int maxNesting, int maxText) {
    this.guard = new TreeGuard(functions, access, maxText);
    this.maxNesting = maxNesting;
  }

  /**
   * Parses a text. White space around a single expression does not count.
   *
   * @return the expression, or a text joined of literal parts and expressions
   * @throws EvaluationFailure where it is no expression, nests too deep or uses what is not open
   */
  public Parsed parse(String text) {
    Nesting.check(text, maxNesting);
    try {
      var source = source(text);
      checkDepth(source);
      var root = compose(source);
      var isPlace = root instanceof AstIdentifier || root instanceof AstValue;
      return new Parsed(new ValueExpressionImpl(text, root, null, null, null), isPlace);
    } catch (ELException | TokenMgrError wrong) {
      throw EvaluationFailure.of("It is no expression: " + firstLine(wrong.getMessage()));
    } catch (StackOverflowError tooDeep) {
      throw EvaluationFailure.limit("It nests too deep.");
    }
  }

  /**
   * Finds how a text leads to the whole engine.
   *
   * @param text a text that {@link #parse} accepts
   * @return the path that leads there; empty for none
   */
  public Optional<String> engineUse(String text) {
    return EnginePath.mayStandIn(text) ? EnginePath.find(source(text)) : Optional.empty();
  }

  private static Node source(String text) {
    try {
      return ELParser.parse(text);
    } catch (ELException | TokenMgrError wrong) {
      var renamed = ReservedNames.renamed(text);
      if (renamed.equals(text)) {
        throw wrong;
      }
      return ELParser.parse(renamed);
    }
  }

  private Node compose(Node source) {
    var parts = new Deep(source, 0).children().stream().map(Deep::node).toList();
    var worthy = parts.stream().filter(part -> !isBlank(part)).toList();
    if (worthy.size() == 1 && !(worthy.get(0) instanceof AstLiteralExpression)) {
      return guard.guard(worthy.get(0)).jjtGetChild(0);
    }
    return guard.joined(parts.stream().map(guard::guard).toList());
  }

  private static boolean isBlank(Node part) {
    return part instanceof AstLiteralExpression && part.getImage().isBlank();
  }

  private void checkDepth(Node root) {
    var waiting = new ArrayDeque<Deep>();
    waiting.push(new Deep(root, 0));
    while (!waiting.isEmpty()) {
      var next = waiting.pop();
      if (next.depth > maxNesting + 2) {
        throw EvaluationFailure.limit("It nests more than " + maxNesting + " levels deep.");
      }
      next.children().forEach(waiting::push);
    }
  }

  private static String firstLine(String message) {
    var lines = message.strip().lines();
    return lines.findFirst().orElse("the parser gives no reason.");
  }

  /**
   * What an expression becomes.
   *
   * @param value evaluates it; thread-safe
   * @param isPlace whether it names a variable or property, which can be set
   */
  public record Parsed(ValueExpression value, boolean isPlace) {}

  /**
   * A node with the number of nodes that will stand above its own; each step of a path makes one.
   */
  private record Deep(Node node, int depth) {

    List<Deep> children() {
      var count = node.jjtGetNumChildren();
      var children = new ArrayList<Deep>(count);
      for (var i = 0; i < count; i++) {
        var steps = node instanceof AstValue ? count - i : 1;
        children.add(new Deep(node.jjtGetChild(i), depth + steps));
      }
      return children;
    }
  }
}
