package io.millrace.common.internal.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.millrace.common.LimitExceededException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The time limit is for what never comes back; what is asserted is that a limit refuses it. */
@Timeout(60)
class ExpressionWorkTest {

  private static final int LONG = 500_000;

  private final Expressions expressions = new Expressions();

  private static Map<String, Object> variables() {
    var variables = new HashMap<String, Object>();
    variables.put("text", "a".repeat(LONG));
    variables.put("wanted", "a".repeat(LONG / 2) + "b");
    variables.put("late", "b" + "a".repeat(LONG / 2));
    variables.put("quotes", "a".repeat(50_000));
    variables.put("blank", "");
    variables.put("nested", List.of(doubled()));
    variables.put("digits", new BigInteger("9".repeat(9_000)));
    variables.put("decimal", new BigDecimal("9".repeat(9_000)));
    variables.put("ten", BigInteger.TEN.pow(9_000));
    variables.put("huge", BigInteger.ONE.shiftLeft(700_000));
    variables.put("large", numbers(30_000));
    variables.put("other", numbers(30_000));
    variables.put("linked", new LinkedList<>(numbers(200_000)));
    variables.put("set", new HashSet<>(numbers(30_000)));
    variables.put("doubled", doubled());
    variables.put("twin", doubled());
    variables.put("optional", Optional.of(doubled()));
    variables.put("entry", Map.entry("k", doubled()));
    variables.put("reference", new AtomicReference<>(doubled()));
    variables.put("cycle", cycle());
    variables.put("round", cycle());
    variables.put("json", JsonNodeFactory.instance.objectNode());
    variables.put("exponent", JsonNodeFactory.instance.numberNode(new BigDecimal("1E999999999")));
    variables.put("holder", JsonNodeFactory.instance.arrayNode());
    return variables;
  }

  private static List<Integer> numbers(int count) {
    return new ArrayList<>(IntStream.range(0, count).boxed().toList());
  }

  private static Object doubled() {
    Object value = "x";
    for (var level = 0; level < 60; level++) {
      value = List.of(value, value);
    }
    return value;
  }

  private static List<Object> cycle() {
    var list = new ArrayList<Object>();
    list.add(list);
    return list;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // numbers
        "${'' += huge}",
        "${huge.toString()}",
        "${huge.doubleValue()}",
        "${decimal.divide(ten)}",
        "${decimal.stripTrailingZeros()}",
        // collections
        "${large.removeAll(other)}",
        "${large.retainAll(other)}",
        "${large.containsAll(other)}",
        "${[large, other].hashCode() += [doubled].hashCode()}",
        "${doubled == twin}",
        "${doubled != twin}",
        "${doubled.equals(twin)}",
        "${doubled.hashCode()}",
        "${cycle.hashCode()}",
        "${cycle == round}",
        "${cycle.equals(round)}",
        "${large.contains(doubled)}",
        "${vars:contains('nested', twin)}",
        "${vars:equals('doubled', twin)}",
        "${set.contains(doubled)}",
        "${set.add(doubled)}",
        "${{'a': 1}.get(doubled)}",
        "${{'a': 1}[doubled]}",
        // texts of what holds others
        "${optional.toString()}",
        "${'' += optional}",
        "${entry.toString()}",
        "${reference.toString()}",
        "${optional.hashCode()}",
        "${entry.equals(entry)}",
        // regular expressions that do not read
        "${blank.matches('(?:){2000000000}')}",
        "${blank.matches('(?:(?:){10000}){10000}')}",
        "${blank.matches('(|){40}x')}",
        "${blank.matches('(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)(|)x')}",
        "${blank.split('^?^?^?^?^?^?^?^?^?^?^?^?^?^?^?^?^?^?^?^?^?^?^?^?^?^?^?^?x')}",
        "${text.replaceAll('(?:a*)?(?:a*)?(?:a*)?(?:a*)?(?:a*)?(?:a*)?(?:a*)?(?:a*)?(?:a*)?(?:a*)?x', '')}",
        // JSON
        "${json.set('self', json).toString()}",
        "${[json.set('self', json), json.hashCode()]}",
        "${holder.add(exponent).get(0).bigIntegerValue()}",
      })
  void whatWouldNotComeBackIsRefused(String payload) {
    assertThatThrownBy(() -> evaluate(payload)).isInstanceOf(LimitExceededException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text.contains(wanted)",
        "text.trim().toUpperCase()",
        "text.replace('a', 'b')",
        "linked[100000]",
        "linked.get(100000)",
        "linked.contains('x')",
        "linked.indexOf('x')",
        "large.sort(null)",
        "vars:contains('large', 1.5)",
        "vars:contains('text', wanted)",
        "(digits / digits)",
        "digits.multiply(digits)",
        "quotes.matches('[ab]*c')",
        "(text += 'b')"
      })
  void manyCallsAreRefusedTogether(String call) {
    var payload = "${[" + call + (", " + call).repeat(500) + "]}";
    assertThatThrownBy(() -> evaluate(payload)).isInstanceOf(LimitExceededException.class);
  }

  @Test
  void aSearchInLongTextsLooksAtEachCharacterAFewTimes() {
    assertThat(evaluate("${text.contains(wanted)}")).isEqualTo(false);
    assertThat(evaluate("${text.indexOf(wanted)}")).isEqualTo(-1);
    assertThat(evaluate("${text.lastIndexOf(late)}")).isEqualTo(-1);
    assertThat(evaluate("${text.replace(wanted, 'x').length()}")).isEqualTo(LONG);
    assertThat(evaluate("${vars:contains('text', wanted)}")).isEqualTo(false);
    assertThat(evaluate("${vars:containsAny('text', wanted, 'a')}")).isEqualTo(true);
  }

  @Test
  void whatTextsOfUsualLengthNeedGoesOn() {
    var variables =
        Map.<String, Object>of("text", "lorem ipsum ".repeat(5_000), "list", numbers(50));
    var call =
        "text.contains('dolor'), text.replace('ipsum', 'dolor').length(), text.indexOf('m i', 30),"
            + " text.toUpperCase().trim().length(), text.split(' +').length, list.contains(7),"
            + " text.matches('^[a-z ]*.*$'), list == [1, 2], text.substring(7, 90)";
    var payload = "${[" + call + (", " + call).repeat(5) + "]}";
    var result = expressions.parse(payload).evaluate(ExpressionScope.of(variables));
    assertThat(result)
        .asInstanceOf(InstanceOfAssertFactories.LIST)
        .hasSize(9 * 6)
        .startsWith(false, 60_000);
  }

  @Test
  void theErrorNamesTheExpressionTheCallTheSizesAndTheLimit() {
    assertThatThrownBy(() -> evaluate("${large.removeAll(other)}"))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageContainingAll(
            "'${large.removeAll(other)}'",
            "'removeAll(Collection)'",
            "of 30000 elements",
            "steps that are left of 50000000",
            "Use smaller values, or put it behind a method of a bean.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "^\\\\s*(\\\\d{4})-(\\\\d{2})-(\\\\d{2})\\\\s*$",
        "(?=.*\\\\d)(?=.*[a-z])(?=.*[A-Z]).{8,64}",
        "[A-Z]{2}\\\\d{2}[A-Z0-9]{4}\\\\d{7}([A-Z0-9]?){0,16}",
        "[\\\\w.%+-]+@[\\\\w.-]+\\\\.[A-Za-z]{2,}",
        "(a|b|)c?+d{1,3}?(e*)?[]x](\\\\Q(|)(|)\\\\E)*",
        ".*?.*?.*?.*?.*?.*?.*?.*?.*?.*?.*?.*?x*+",
        "(https?://)?([^/:]+)(:\\\\d{1,5})?(/.*)?",
        "(\\\\d+(\\\\.\\\\d+)?)?",
      })
  void usualPatternsAreOpen(String pattern) {
    assertThat(evaluate("${quotes.matches('" + pattern + "')}")).isInstanceOf(Boolean.class);
  }

  @Test
  void whatHidesInAPatternIsFound() {
    var ways = "(|)".repeat(40) + "x";
    for (var pattern :
        List.of(
            "(?i)" + ways,
            "(?:" + ways + ")",
            "(?<n>" + ways + ")",
            "[]a]?" + ways,
            "[^]a]?" + ways,
            "[a[]b]]?" + ways,
            "\\\\Q[\\\\E?" + ways,
            "\\\\[?" + ways,
            "(?=" + ways + ")",
            "x|" + ways,
            "(a?)(?:\\\\1)?" + "(?:\\\\1)?".repeat(30) + "x")) {
      assertThatThrownBy(() -> evaluate("${blank.matches('" + pattern + "')}"))
          .as(pattern)
          .isInstanceOf(LimitExceededException.class);
    }
    assertThatThrownBy(() -> evaluate("${blank.matches('(?x)#[\n" + ways + "#]')}"))
        .hasMessageContaining("comments");
    assertThatThrownBy(() -> evaluate("${blank.matches('\\\\c\\\\Q[\\\\E" + ways + "]')}"))
        .hasMessageContaining("control character");
  }

  private Object evaluate(String text) {
    return expressions.parse(text).evaluate(ExpressionScope.of(variables()));
  }
}
