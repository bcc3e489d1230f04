package io.millrace.common.internal.query;

import io.millrace.common.task.TaskInfo;
import io.millrace.common.task.TaskInfoQuery;
import io.millrace.test.WithoutInvariants;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** The expected outcome of each comparison is calculated in Java, without any rounding. */
@WithoutInvariants("tasks are written by hand")
@DatabaseTest
class NumberCriteriaTest {

  private static final BigInteger BEYOND_LONG = BigInteger.TWO.pow(63);
  private static final BigInteger BEYOND_DOUBLE = BigInteger.TEN.pow(400);
  private static final String MANY_DIGITS = "7".repeat(4100);

  /** Neighbors that some column cannot tell apart, the same numbers in other types, and edges. */
  private static List<Number> numbers() {
    var numbers = new ArrayList<Number>();
    numbers.addAll(List.of(5, 5L, (short) 5, 5.0, 5.0f, BigInteger.valueOf(5)));
    numbers.addAll(List.of(0, -0.0, 0.0f, -5, -4L, 6, 5.5, 0.1, 0.1f));
    numbers.addAll(List.of(1L << 53, (1L << 53) + 1, 0x1p53, BigInteger.TWO.pow(53)));
    numbers.addAll(List.of(BigInteger.TWO.pow(53).add(BigInteger.ONE), -(1L << 53) - 1));
    numbers.addAll(List.of(Long.MAX_VALUE, Long.MIN_VALUE, 0x1p63, -0x1p63));
    numbers.addAll(List.of(BEYOND_LONG, BEYOND_LONG.subtract(BigInteger.ONE)));
    numbers.addAll(List.of(Double.MAX_VALUE, -Double.MAX_VALUE, Double.MIN_VALUE, 1e-7));
    numbers.addAll(List.of(Double.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Double.NaN));
    numbers.addAll(List.of(BEYOND_DOUBLE, BEYOND_DOUBLE.add(BigInteger.ONE)));
    numbers.addAll(List.of(BEYOND_DOUBLE.negate(), new BigInteger(MANY_DIGITS)));
    numbers.add(new BigDecimal(MANY_DIGITS + ".5"));
    Stream.of(
            "5.00 5.00000000000000000001 -5.0 0.00 0E+3 0E-400 1E+2 100 99.99999999999999999999",
            "100.00000000000000000001 0.10 0.1000000000000000055511151231257827021181583404541015625",
            "0.000001 9.999999999999999999E-7 -0.0000012 1E-7 1.000000000000000000001E-7",
            "1E-400 2E-400 1E-399 -1E-400 -2E-400 1E-2000000000 -1E-2000000000",
            "1E+400 1.0E+400 1.5E+400 1E+2000000000 -1E+2000000000 9007199254740993.00",
            "-9007199254740993 12345678901234567890.5 1.5E-320")
        .flatMap(line -> Stream.of(line.split(" ")))
        .map(BigDecimal::new)
        .forEach(numbers::add);
    return numbers;
  }

  /** What is no number, though its row has the same number in a column. */
  private static List<Object> others() {
    return List.of(
        "5", "1E+2", "-0.0", "Infinity", "E", true, new Date(5), new byte[] {(byte) 200});
  }

  private record Criterion(
      String name,
      BiFunction<TaskInfoQuery<?, ?>, Object, TaskInfoQuery<?, ?>> asks,
      IntPredicate accepts) {}

  private static List<Criterion> criteria() {
    return List.of(
        new Criterion("=", (q, v) -> q.taskVariableValueEquals("n", v), order -> order == 0),
        new Criterion(">", (q, v) -> q.taskVariableValueGreaterThan("n", v), order -> order > 0),
        new Criterion(
            ">=", (q, v) -> q.taskVariableValueGreaterThanOrEqual("n", v), order -> order >= 0),
        new Criterion("<", (q, v) -> q.taskVariableValueLessThan("n", v), order -> order < 0),
        new Criterion(
            "<=", (q, v) -> q.taskVariableValueLessThanOrEqual("n", v), order -> order <= 0));
  }

  @Test
  void numbersCompareByTheirExactValueWhateverTypeHoldsThem(Database database) {
    try (var store = new QueryStore(database)) {
      // given
      var values = new ArrayList<Object>(numbers());
      values.addAll(others());
      values.forEach(value -> hold(store, value));
      hold(store, null);
      // when
      var soft = new SoftAssertions();
      for (var asked : numbers()) {
        for (var criterion : criteria()) {
          var expected =
              values.stream().filter(held -> meets(held, asked, criterion)).map(this::name);
          soft.assertThat(found(criterion.asks.apply(store.queries().tasks(), asked)))
              .as("%s %s", criterion.name, name(asked))
              .containsExactlyInAnyOrderElementsOf(expected.toList());
        }
        soft.assertThat(found(store.queries().tasks().taskVariableValueNotEquals("n", asked)))
            .as("<> %s", name(asked))
            .containsExactlyInAnyOrderElementsOf(
                Stream.concat(values.stream(), Stream.of((Object) null))
                    .filter(held -> !meets(held, asked, criteria().get(0)))
                    .map(this::name)
                    .toList());
      }
      // then
      soft.assertAll();
    }
  }

  private void hold(QueryStore store, Object value) {
    store.variable(store.task(task -> task.name(name(value))), "n", value);
  }

  /** Texts of the long ones would not fit in a name. */
  private String name(Object value) {
    var text = Objects.toString(value);
    var shown = value instanceof byte[] ? "bytes" : text;
    return (value == null ? "null" : value.getClass().getSimpleName())
        + " "
        + (shown.length() > 100 ? shown.hashCode() : shown);
  }

  private static List<String> found(TaskInfoQuery<?, ?> query) {
    return query.list().stream().map(task -> ((TaskInfo) task).getName()).toList();
  }

  private static boolean meets(Object held, Number asked, Criterion criterion) {
    if (!(held instanceof Number number)) {
      return false;
    }
    var isNaN = Double.isNaN(number.doubleValue()) || Double.isNaN(asked.doubleValue());
    return isNaN
        ? criterion.name.equals("=")
            && Double.compare(number.doubleValue(), asked.doubleValue()) == 0
        : criterion.accepts.test(exact(number).compareTo(exact(asked)));
  }

  /** What is infinite is beyond all numbers of the test. */
  private static BigDecimal exact(Number number) {
    if (number instanceof BigDecimal decimal) {
      return decimal;
    }
    if (number instanceof Double || number instanceof Float) {
      var value = number.doubleValue();
      return Double.isInfinite(value)
          ? new BigDecimal(value > 0 ? "1E+2100000000" : "-1E+2100000000")
          : new BigDecimal(value);
    }
    return new BigDecimal(number.toString());
  }
}
