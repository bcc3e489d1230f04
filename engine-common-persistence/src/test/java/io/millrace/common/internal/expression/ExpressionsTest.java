package io.millrace.common.internal.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import io.millrace.common.DelegateException;
import io.millrace.common.ExpressionException;
import io.millrace.common.expression.ExpressionFunction;
import io.millrace.common.expression.Functions;
import io.millrace.common.expression.Order;
import io.millrace.common.expression.Service;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpressionsTest {

  private final Map<String, Object> variables = new HashMap<>();
  private final Map<String, Object> beans = new HashMap<>();
  private final Expressions expressions =
      new Expressions(
          beans,
          List.of(name -> name.equals("late") ? Optional.of("resolved") : Optional.empty()),
          ExpressionFunction.of("fn", Functions.class),
          ExpressionLimits.DEFAULT);

  private Object evaluate(String text) {
    return expressions.parse(text).evaluate(ExpressionScope.of(variables));
  }

  @Test
  void aTextWithoutExpressionIsItself() {
    assertThat(evaluate("just text, costs 5 $ and #1 {a}"))
        .isEqualTo("just text, costs 5 $ and #1 {a}");
    assertThat(evaluate("")).isEqualTo("");
    assertThat(evaluate("C:\\temp\\x")).isEqualTo("C:\\temp\\x");
    assertThat(expressions.parse("text").isLiteral()).isTrue();
  }

  @Test
  void bothKindsOfBracesAreExpressions() {
    variables.put("a", 1);
    assertThat(evaluate("${a}")).isEqualTo(1);
    assertThat(evaluate("#{a}")).isEqualTo(1);
    assertThat(evaluate("${a}#{a}")).isEqualTo("11");
  }

  @Test
  void mixedTextComposesATextInWhichNullIsEmpty() {
    variables.put("name", "Ada");
    variables.put("none", null);
    assertThat(evaluate("Dear ${name}, ${none}you owe #{1 + 2}."))
        .isEqualTo("Dear Ada, you owe 3.");
    assertThat(evaluate(" ${name} ${name}\n")).isEqualTo(" Ada Ada\n");
    assertThat(evaluate("x${' '}")).isEqualTo("x ");
  }

  @Test
  void whiteSpaceAroundOneExpressionDoesNotTurnItIntoText() {
    variables.put("approved", true);
    assertThat(evaluate("\n   ${approved}\n ")).isEqualTo(true);
  }

  @Test
  void anEscapedExpressionIsText() {
    assertThat(evaluate("a \\${b} c ${1}")).isEqualTo("a ${b} c 1");
    assertThat(evaluate("\\${b}")).isEqualTo("${b}");
  }

  @Test
  void variablesComeBeforeBeansAndBeansBeforeResolvers() {
    beans.put("x", "bean");
    beans.put("nothing", null);
    assertThat(evaluate("${x}")).isEqualTo("bean");
    variables.put("x", "variable");
    assertThat(evaluate("${x}")).isEqualTo("variable");
    assertThat(evaluate("${late}")).isEqualTo("resolved");
    assertThat(evaluate("${nothing}")).isNull();
  }

  @Test
  void aVariableThatIsNullIsNull() {
    variables.put("x", null);
    assertThat(evaluate("${x}")).isNull();
    assertThat(evaluate("${x == null}")).isEqualTo(true);
    assertThat(evaluate("${x.y.z}")).isNull();
    assertThat(expressions.parse("${x}").evaluateString(ExpressionScope.of(variables))).isNull();
  }

  @Test
  void anUnknownNameIsAnErrorThatNamesWhatThereIs() {
    var scope =
        new ExpressionScope() {
          @Override
          public Object resolve(String name) {
            return ABSENT;
          }

          @Override
          public void assign(String name, Object value) {
            throw new AssertionError(name);
          }

          @Override
          public Set<String> roots() {
            return Set.of("task", "execution");
          }

          @Override
          public String location() {
            return "activity 'approve'";
          }
        };
    assertThatThrownBy(() -> expressions.parse("${customer.name}").evaluate(scope))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'${customer.name}' (activity 'approve')")
        .hasMessageContaining("'customer'")
        .hasMessageContaining("execution, task")
        .hasMessageContaining("null will do");
    assertThatThrownBy(() -> expressions.parse("${task}").assign(scope, 1))
        .hasMessageContaining("object of the engine");
  }

  @Test
  void propertiesOfBeansAreRead() {
    variables.put("order", new Order());
    assertThat(evaluate("${order.id}")).isEqualTo("o1");
    assertThat(evaluate("${order['id']}")).isEqualTo("o1");
    assertThat(evaluate("${order.total}")).isEqualTo(new BigDecimal("100.00"));
    assertThat(evaluate("${order.paid}")).isEqualTo(false);
    assertThat(evaluate("${order.URL}")).isEqualTo("http://example.org");
    assertThat(evaluate("${order.parent.id}")).isNull();
    assertThat(evaluate("${order.notes.size()}")).isEqualTo(0);
  }

  @Test
  void aMissingPropertyIsAnErrorThatNamesTheOthers() {
    variables.put("order", new Order());
    assertThatThrownBy(() -> evaluate("${order.totl}"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'totl'")
        .hasMessageContaining("total");
    assertThatThrownBy(() -> evaluate("${order.hidden()}")).hasMessageContaining("'hidden'");
  }

  @Test
  void recordsHaveTheirComponentsAndTheirMethods() {
    variables.put("address", new Order().getAddress());
    assertThat(evaluate("${address.street}")).isEqualTo("Mill Lane");
    assertThat(evaluate("${address.street()}")).isEqualTo("Mill Lane");
    assertThat(evaluate("${address.label()}")).isEqualTo("Mill Lane 7");
    assertThat(evaluate("${address.extras.floor}")).isEqualTo(2);
    assertThatThrownBy(() -> evaluate("${address.label}")).hasMessageContaining("'label'");
  }

  @Test
  void propertiesAreReadThroughAnOptional() {
    variables.put("order", new Order());
    assertThat(evaluate("${order.shipping.street}")).isEqualTo("Mill Lane");
    assertThat(evaluate("${order.billing.street}")).isNull();
    assertThat(evaluate("${order.billing.isPresent()}")).isEqualTo(false);
    assertThat(evaluate("${empty order.billing}")).isEqualTo(true);
  }

  @Test
  void mapsListsAndArraysAreRead() {
    variables.put("map", Map.of("a", 1, "b c", 2));
    variables.put("byNumber", Map.of(1, "int", 2L, "long"));
    variables.put("list", List.of("x", "y"));
    variables.put("array", new int[] {4, 5});
    variables.put("names", new String[] {"n"});
    variables.put("i", 1);
    assertThat(evaluate("${map.a}")).isEqualTo(1);
    assertThat(evaluate("${map['b c']}")).isEqualTo(2);
    assertThat(evaluate("${map.missing}")).isNull();
    assertThat(evaluate("${byNumber[1]}")).isEqualTo("int");
    assertThat(evaluate("${byNumber[2]}")).isEqualTo("long");
    assertThat(evaluate("${list[0]}")).isEqualTo("x");
    assertThat(evaluate("${list[i]}")).isEqualTo("y");
    assertThat(evaluate("${list['1']}")).isEqualTo("y");
    assertThat(evaluate("${list[2]}")).isNull();
    assertThat(evaluate("${list[-1]}")).isNull();
    assertThat(evaluate("${array[1]}")).isEqualTo(5);
    assertThat(evaluate("${array.length}")).isEqualTo(2L);
    assertThat(evaluate("${names[0].length()}")).isEqualTo(1);
    assertThat(evaluate("${array[9]}")).isNull();
  }

  @Test
  void methodsOfPrivateClassesAreReachedThroughTheirPublicInterfaces() {
    variables.put("of", List.of(1, 2));
    variables.put(
        "unmodifiable", Collections.unmodifiableMap(new LinkedHashMap<>(Map.of("k", "v"))));
    variables.put("asList", Arrays.asList(1, 2, 3));
    variables.put("keys", Map.of("k", 1).keySet());
    variables.put("supplier", (Supplier<String>) () -> "supplied");
    assertThat(evaluate("${of.size()}")).isEqualTo(2);
    assertThat(evaluate("${of.contains(1)}")).isEqualTo(false);
    assertThat(evaluate("${unmodifiable.get('k')}")).isEqualTo("v");
    assertThat(evaluate("${unmodifiable.entrySet().iterator().next().key}"))
        .isEqualTo("v".replace('v', 'k'));
    assertThat(evaluate("${asList.indexOf(asList[1])}")).isEqualTo(1);
    assertThat(evaluate("${keys.contains('k')}")).isEqualTo(true);
    assertThat(evaluate("${supplier.get()}")).isEqualTo("supplied");
  }

  @Test
  void aMethodOfNullIsAnErrorAndNotSkipped() {
    variables.put("bean", null);
    assertThatThrownBy(() -> evaluate("${bean.approve(1)}"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'bean' is null")
        .hasMessageContaining("'approve'");
    variables.put("order", new Order());
    assertThatThrownBy(() -> evaluate("${order.parent.approve().done}"))
        .hasMessageContaining("'order.parent' is null");
    assertThatThrownBy(() -> evaluate("${bean.approve() == null || true}"))
        .hasMessageContaining("'bean' is null");
    assertThatThrownBy(() -> evaluate("${unknown.approve()}"))
        .hasMessageContaining("Nothing is known by the name 'unknown'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 + '2'|3",
        "7 / 2|3.5",
        "7 mod 4|3",
        "-number|-3",
        "number + null|3",
        "number > 2 and number le 3|true",
        "number == '3'|true",
        "total == total2|true",
        "total == 100|false",
        "total >= 100 && total <= 100|true",
        "total + 1|101.00",
        "total + 0.5|100.50",
        "price == 0.1|false",
        "price == '0.1'|true",
        "total + 9007199254740993|9007199254741092.00",
        "9223372036854775807 + 1|-9223372036854775808",
        "status == 'OPEN'|true",
        "closed eq 'CLOSED'|true",
        "'a' < 'b'|true",
        "none < 1|false",
        "none == null|true",
        "empty none && empty '' && not empty 'a'|true",
        "'a' += 1 += none|a1",
        "number == 3 ? 'yes' : 'no'|yes",
      })
  void operatorsDoWhatTheSpecificationSays(String expression, String expected) {
    variables.put("number", 3);
    variables.put("none", null);
    variables.put("total", new BigDecimal("100.00"));
    variables.put("total2", new BigDecimal("100.00"));
    variables.put("price", new BigDecimal("0.1"));
    variables.put("status", Order.Status.OPEN);
    variables.put("closed", Order.Status.CLOSED);
    assertThat(evaluate("${" + expression + "}").toString()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'a' + 'b'|no number. Use '+='",
        "number / 0 + total % service|service",
        "total / 0|zero. Compare and calculate with values of one type.",
        "service > 1|Service is neither less nor greater",
        "service > service2|Compare plain values",
        "letter == 'x'|java.lang.Long",
        "service && true|Service cannot be converted to java.lang.Boolean",
        "'x' ? 1 : service.missing|missing",
      })
  void whatOperatorsCannotDoIsAnErrorWithExpressionAndAdvice(String expression, String part) {
    variables.put("number", 3);
    variables.put("total", new BigDecimal("100.00"));
    variables.put("service", new Service());
    variables.put("service2", new Service());
    variables.put("letter", 'x');
    assertThatThrownBy(() -> evaluate("${" + expression + "}"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("Cannot evaluate '${" + expression + "}'")
        .hasMessageContaining(part);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "service.take(5)|int 5",
        "service.take('5')|String 5",
        "service.take(5.5)|Object 5.5",
        "service.take(5000000000)|Object 5000000000",
        "service.take(true)|Object true",
        "service.only(number)|long 3",
        "service.onlyInt(7)|int 7",
        "service.onlyInt('7')|int 7",
        "service.decimal(0.1)|decimal 0.1",
        "service.decimal(number)|decimal 3",
        "service.decimal(9007199254740993)|decimal 9007199254740993",
        "service.ratio(0.5)|float 0.5",
        "service.flag('true')|flag true",
        "service.flag(null)|flag false",
        "service.onlyInt(null)|int 0",
        "service.letter('x')|letter x",
        "service.status('CLOSED')|status CLOSED",
        "service.many('a')|a0",
        "service.many('a', 1, null, 'b')|a3",
        "service.many('a', array)|a2",
        "service.ints()|ints 0",
        "service.ints(1, 2, 3)|ints 3",
        "service.either(list)|list",
      })
  void theMethodThatFitsBestIsCalled(String expression, String expected) {
    variables.put("service", new Service());
    variables.put("number", 3);
    variables.put("array", new Object[] {1, 2});
    variables.put("list", List.of());
    assertThat(evaluate("${" + expression + "}")).isEqualTo(expected);
  }

  @Test
  void argumentsThatFitNoMethodAreAnErrorThatNamesTheMethods() {
    variables.put("service", new Service());
    assertThatThrownBy(() -> evaluate("${service.onlyInt(service)}"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("onlyInt(int)");
    assertThatThrownBy(() -> evaluate("${service.onlyInt(1, 2)}")).hasMessageContaining("onlyInt");
    assertThatThrownBy(() -> evaluate("${service.either(null)}"))
        .hasMessageContaining("More than one method 'either'");
    assertThatThrownBy(() -> evaluate("${service.onlyInt(5000000000)}"))
        .hasMessageContaining("onlyInt(int)");
    assertThatThrownBy(() -> evaluate("${service.onlyInt(1.5)}")).hasMessageContaining("1.5");
    assertThatThrownBy(() -> evaluate("${service.status('LOST')}")).hasMessageContaining("CLOSED");
    assertThatThrownBy(() -> evaluate("${service.missing()}"))
        .hasMessageContaining("no public method 'missing'")
        .hasMessageContaining("onlyInt");
  }

  @Test
  void aVoidMethodYieldsNull() {
    variables.put("service", new Service());
    assertThat(evaluate("${service.nothing()}")).isNull();
  }

  @Test
  void uncheckedExceptionsOfBeansComeOutAsTheyAre() {
    variables.put("service", new Service());
    assertThatThrownBy(() -> evaluate("${service.fail()}"))
        .isInstanceOf(Service.Refusal.class)
        .hasMessage("no");
    beans.put("shy", new Shy());
    for (var text : List.of("x${shy}", "${shy += 'x'}", "${shy == 'x'}", "${fn:join(shy, 'x')}")) {
      assertThatThrownBy(() -> evaluate(text)).as(text).isInstanceOf(Service.Refusal.class);
    }
  }

  /** An object that has no text. */
  public static final class Shy {

    @Override
    public String toString() {
      throw new Service.Refusal("no text");
    }
  }

  @Test
  void checkedExceptionsOfBeansAreWrapped() {
    variables.put("service", new Service());
    assertThatThrownBy(() -> evaluate("${service.failChecked()}"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("failChecked")
        .hasRootCauseMessage("disk");
  }

  @Test
  void exceptionsOfTheJdkBecomeOurs() {
    variables.put("list", List.of(1));
    assertThatThrownBy(() -> evaluate("${'abc'.substring(10)}"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("substring");
    assertThatThrownBy(() -> evaluate("${list.add(2)}")).isInstanceOf(ExpressionException.class);
  }

  @Test
  void functionsAreCalledByPrefixAndName() {
    assertThat(evaluate("${fn:twice(21)}")).isEqualTo(42);
    assertThat(evaluate("${fn:join('a', 'b')}")).isEqualTo("ab");
    assertThat(evaluate("${fn:join('a', 'b', 1)}")).isEqualTo("ab1");
  }

  @Test
  void anUnknownFunctionIsFoundWhenTheModelIsDeployed() {
    assertThatThrownBy(() -> expressions.parse("${fn:thrice(1)}"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'fn:thrice'")
        .hasMessageContaining("fn:twice");
    assertThatThrownBy(() -> expressions.parse("${fn:hidden()}")).hasMessageContaining("fn:hidden");
    assertThatThrownBy(() -> expressions.parse("${later()}")).hasMessageContaining("'later'");
  }

  @Test
  void onlyPublicStaticMethodsBecomeFunctions() throws Exception {
    var hidden = Functions.class.getDeclaredMethod("hidden");
    assertThatThrownBy(() -> new ExpressionFunction("fn", "hidden", hidden))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("public and static");
  }

  @Test
  void listsSetsAndMapsCanBeWritten() {
    assertThat(evaluate("${[1, 'a', null]}")).isEqualTo(Arrays.asList(1L, "a", null));
    assertThat(evaluate("${{1, 2, 1}}")).isEqualTo(Set.of(1L, 2L));
    assertThat(evaluate("${{'a': 1, 'b': [2]}}")).isEqualTo(Map.of("a", 1L, "b", List.of(2L)));
    assertThat(evaluate("${['a', 'b'].contains('a')}")).isEqualTo(true);
  }

  @Test
  void conditionsMustYieldTrueOrFalse() {
    variables.put("x", "yes");
    variables.put("n", null);
    var scope = ExpressionScope.of(variables);
    assertThat(expressions.parse("${x == 'yes'}").evaluateBoolean(scope)).isTrue();
    assertThat(expressions.parse("true").evaluateBoolean(scope)).isTrue();
    assertThat(expressions.parse(" false ").evaluateBoolean(scope)).isFalse();
    assertThatThrownBy(() -> expressions.parse("${x}").evaluateBoolean(scope))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'yes'")
        .hasMessageContaining("true or false");
    assertThatThrownBy(() -> expressions.parse("${n}").evaluateBoolean(scope))
        .hasMessageContaining("yields null");
    assertThatThrownBy(() -> expressions.parse("maybe").evaluateBoolean(scope))
        .isInstanceOf(ExpressionException.class);
  }

  @Test
  void valuesAreConvertedToWhatTheEngineAsksFor() {
    variables.put("count", "5");
    variables.put("tooMany", 5_000_000_000L);
    var scope = ExpressionScope.of(variables);
    assertThat(expressions.parse("${count}").evaluate(scope, Integer.class)).isEqualTo(5);
    assertThat(expressions.parse("7").evaluate(scope, Integer.class)).isEqualTo(7);
    assertThat(expressions.parse("${1 + 1}").evaluateString(scope)).isEqualTo("2");
    assertThatThrownBy(() -> expressions.parse("${tooMany}").evaluate(scope, Integer.class))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("${tooMany}")
        .hasMessageContaining("Integer");
    assertThatThrownBy(() -> expressions.parse("x").evaluate(scope, Integer.class))
        .isInstanceOf(ExpressionException.class);
  }

  @Test
  void placesCanBeAssignedTo() {
    var scope = ExpressionScope.of(variables);
    var order = new Order();
    variables.put("order", order);
    variables.put("map", new HashMap<>());
    variables.put("list", new ArrayList<>(List.of(1, 2)));
    variables.put("array", new long[2]);
    expressions.parse("${fresh}").assign(scope, 1);
    expressions.parse("${order.id}").assign(scope, "o2");
    expressions.parse("${order.total}").assign(scope, "12.50");
    expressions.parse("${order.status}").assign(scope, "CLOSED");
    var parent = new Order();
    expressions.parse("${order.parent}").assign(scope, parent);
    expressions.parse("${order.parent.id}").assign(scope, "p");
    expressions.parse("${order.getParent().paid}").assign(scope, true);
    expressions.parse("${map.key}").assign(scope, List.of("value"));
    expressions.parse("${list[1]}").assign(scope, 9);
    expressions.parse("${array[0]}").assign(scope, 3);
    assertThat(variables)
        .containsEntry("fresh", 1)
        .containsEntry("map", Map.of("key", List.of("value")));
    assertThat(order.getParent()).isSameAs(parent);
    assertThat(parent.getId()).isEqualTo("p");
    assertThat(parent.isPaid()).isTrue();
    assertThat(order.getId()).isEqualTo("o2");
    assertThat(order.getTotal()).isEqualTo("12.50");
    assertThat(order.getStatus()).isEqualTo(Order.Status.CLOSED);
    assertThat(variables.get("list")).isEqualTo(List.of(1, 9));
    assertThat((long[]) variables.get("array")).containsExactly(3, 0);
  }

  @Test
  void otherExpressionsCannotBeAssignedTo() {
    var scope = ExpressionScope.of(variables);
    variables.put("fixed", List.of(1));
    variables.put("none", null);
    variables.put("order", new Order());
    assertThat(expressions.parse("${a.b}").isAssignable()).isTrue();
    assertThat(expressions.parse("${a + b}").isAssignable()).isFalse();
    assertThat(expressions.parse("a").isAssignable()).isFalse();
    for (var text :
        List.of(
            "a",
            "${1}",
            "${a + b}",
            "x${a}",
            "${fixed[0]}",
            "${none.x}",
            "${order.URL}",
            "${fixed[7]}")) {
      assertThatThrownBy(() -> expressions.parse(text).assign(scope, 1))
          .as(text)
          .isInstanceOf(ExpressionException.class);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "${",
        "${}",
        "#{",
        "${a",
        "${a b}",
        "${a +}",
        "${a..b}",
        "${'abc}",
        "${a.}",
        "${a[}",
        "${1 2}",
        "${a ? b}",
        "${f(}",
        "${@bean}",
        "${a.class}",
        "${a == }",
        "a ${b",
        "${'\\x'}",
        "${{1:}}",
      })
  void whatIsNoExpressionIsRefusedWithItsText(String text) {
    assertThatThrownBy(() -> expressions.parse(text))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'" + text + "'");
    assertThat(expressions.check(text)).isPresent();
  }

  @Test
  void aValidTextPassesTheCheck() {
    assertThat(expressions.check("${a.b(c)[1] ? 'x' : d}")).isEmpty();
    assertThat(expressions.check("text")).isEmpty();
  }
}
