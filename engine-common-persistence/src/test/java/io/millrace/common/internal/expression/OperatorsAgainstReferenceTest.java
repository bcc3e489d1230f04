package io.millrace.common.internal.expression;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.EngineException;
import jakarta.el.ELException;
import jakarta.el.StandardELContext;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.el.ExpressionFactoryImpl;
import org.junit.jupiter.api.Test;

/**
 * Compares our operators with those of the library whose grammar we use, over generated
 * expressions. Left out are the documented deviations: overflow, decimals of unequal scale,
 * decimals made of doubles.
 */
class OperatorsAgainstReferenceTest {

  private static final List<String> OPERANDS =
      List.of(
          "1", "0", "7", "2.5", "'3'", "'4.5'", "'x'", "true", "false", "'true'", "null", "i", "l",
          "d", "s", "b", "e", "n", "bi", "list", "none");

  private static final List<String> WHOLE_OPERANDS =
      List.of("bd", "5", "bi", "i", "'12'", "bd2", "n");

  private static final List<String> OPERATORS =
      List.of(
          "+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&&", "||", "+=", "eq", "ne",
          "lt", "le", "gt", "ge", "and", "or", "div", "mod");

  private final ExpressionFactoryImpl reference = new ExpressionFactoryImpl();
  private final Expressions ours = new Expressions();
  private final Map<String, Object> variables = new HashMap<>();
  private final Random random = new Random(20260101);

  OperatorsAgainstReferenceTest() {
    variables.put("i", 6);
    variables.put("l", 9L);
    variables.put("d", 0.5);
    variables.put("s", "text");
    variables.put("b", true);
    variables.put("e", Thread.State.NEW);
    variables.put("n", null);
    variables.put("bi", new BigInteger("123456789012345678901234567890"));
    variables.put("bd", new BigDecimal("12"));
    variables.put("bd2", new BigDecimal("-4"));
    variables.put("list", List.of(1, 2));
    variables.put("none", List.of());
  }

  @Test
  void bothGiveTheSameOrBothRefuse() {
    for (var round = 0; round < 20_000; round++) {
      assertSame("${" + term(OPERANDS, 1 + random.nextInt(3)) + "}");
    }
  }

  @Test
  void bothGiveTheSameForDecimals() {
    for (var round = 0; round < 5_000; round++) {
      assertSame("${" + term(WHOLE_OPERANDS, 1 + random.nextInt(2)) + "}");
    }
  }

  private String term(List<String> operands, int depth) {
    if (depth == 0) {
      return operands.get(random.nextInt(operands.size()));
    }
    return switch (random.nextInt(8)) {
      case 0 -> "!" + "(" + term(operands, depth - 1) + ")";
      case 1 -> "(-" + term(operands, depth - 1) + ")";
      case 2 -> "(empty " + term(operands, depth - 1) + ")";
      case 3 ->
          "("
              + term(operands, depth - 1)
              + " ? "
              + term(operands, depth - 1)
              + " : "
              + term(operands, depth - 1)
              + ")";
      default ->
          "("
              + term(operands, depth - 1)
              + " "
              + OPERATORS.get(random.nextInt(OPERATORS.size()))
              + " "
              + term(operands, depth - 1)
              + ")";
    };
  }

  private void assertSame(String text) {
    assertThat(byUs(text)).as(text).isEqualTo(byReference(text));
  }

  private Object byUs(String text) {
    try {
      return ours.parse(text).evaluate(ExpressionScope.of(variables));
    } catch (EngineException refused) {
      return "refused";
    }
  }

  private Object byReference(String text) {
    var context = new StandardELContext(reference);
    variables.forEach(
        (name, value) ->
            context
                .getVariableMapper()
                .setVariable(name, reference.createValueExpression(value, Object.class)));
    try {
      return reference.createValueExpression(context, text, Object.class).getValue(context);
    } catch (ELException
        | ArithmeticException
        | NullPointerException
        | NumberFormatException refused) {
      return "refused";
    }
  }
}
