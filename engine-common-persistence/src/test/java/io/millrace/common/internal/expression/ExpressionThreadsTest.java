package io.millrace.common.internal.expression;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.expression.Order;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExpressionThreadsTest {

  @Test
  void oneExpressionIsEvaluatedByManyThreadsAtOnce() {
    var expression =
        new Expressions()
            .parse("${order.id}-${n + 1}-${order.notes.size()}-${n > 500 ? 'x' : 'y'}");
    var right =
        IntStream.range(0, 20_000)
            .parallel()
            .filter(n -> evaluate(expression, n).equals(expected(n)))
            .count();
    assertThat(right).isEqualTo(20_000);
  }

  private static Object evaluate(Expression expression, int n) {
    return expression.evaluate(ExpressionScope.of(Map.of("order", new Order(), "n", n)));
  }

  private static String expected(int n) {
    return "o1-" + (n + 1) + "-0-" + (n > 500 ? 'x' : 'y');
  }
}
