package io.millrace.common.internal.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ExpressionException;
import io.millrace.common.expression.DateTime;
import io.millrace.common.expression.ExpressionFunction;
import io.millrace.common.expression.Functions;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.expression.function.EngineFunctions;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The functions that every engine has. */
class BuiltInFunctionsTest {

  private static final Instant NOW = Instant.parse("2026-03-28T22:30:00.123456Z");
  private static final ZoneId ZURICH = ZoneId.of("Europe/Zurich");

  private final Map<String, Object> variables = new HashMap<>();

  private static final IdentityProvider USERS =
      new IdentityProvider() {
        @Override
        public String currentUserId() {
          return "kermit";
        }

        @Override
        public Collection<String> groupsOf(String userId) {
          return List.of("frogs", "of " + userId);
        }
      };

  private Object evaluate(String text, IdentityProvider users, ExpressionFunction... functions) {
    var engine = new EngineFunctions(() -> NOW, ZURICH, users);
    return new Expressions(
            Map.of(), List.of(), List.of(functions), engine, ExpressionLimits.DEFAULT)
        .parse(text)
        .evaluate(ExpressionScope.of(variables));
  }

  private Object evaluate(String text) {
    return evaluate(text, USERS);
  }

  @Test
  void timeIsTheEnginesInItsZone() {
    assertThat(evaluate("${now()}"))
        .isEqualTo(Date.from(Instant.parse("2026-03-28T22:30:00.123Z")));
    assertThat(evaluate("${dateTime()}")).isEqualTo(DateTime.of(NOW.atZone(ZURICH)));
    assertThat(evaluate("${dateTime().plusDays(2).toDate()}"))
        .isEqualTo(Date.from(Instant.parse("2026-03-30T21:30:00.123Z")));
    assertThat(evaluate("${dateTime().withTimeAtStartOfDay().plusHours(9).toInstant()}"))
        .isEqualTo(Instant.parse("2026-03-28T08:00:00Z"));
    assertThat(evaluate("${dateTime().dayOfWeek}")).isEqualTo(6);
    assertThat(evaluate("at ${dateTime()}")).isEqualTo("at 2026-03-28T23:30:00.123456+01:00");
  }

  @Test
  void timeOutOfAllCalendarsIsRefused() {
    assertThatThrownBy(() -> evaluate("${dateTime().plusYears(2000000000)}"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("There is no such time");
    assertThatThrownBy(() -> evaluate("${dateTime().withHourOfDay(24)}"))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void userAndGroupsAreThoseOfTheCaller() {
    assertThat(evaluate("${currentUser()}")).isEqualTo("kermit");
    assertThat(evaluate("${currentUserGroups()}")).isEqualTo(List.of("frogs", "of kermit"));
    assertThat(evaluate("${currentUser()}", null)).isNull();
    assertThat(evaluate("${currentUserGroups()}", null)).isEqualTo(List.of());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "variables:get('name')|Ann",
        "vars:get('missing') == null|true",
        "vars:get(name)|Ann",
        "vars:get(missing) == null|true",
        "vars:getOrDefault('missing', 7)|7",
        "vars:getOrDefault('none', 7)|7",
        "vars:getOrDefault(name, 7)|Ann",
        "var:exists(name)|true",
        "var:exist('none')|false",
        "var:exists('missing')|false",
        "var:isEmpty('missing') && var:isEmpty('blank') && var:isEmpty('nothing')|true",
        "var:empty('blank')|true",
        "var:isNotEmpty(list)|true",
        "var:notEmpty('blank')|false",
        "variables:equals('total', 100)|true",
        "total.compareTo(100) == 0 && total != 100|true",
        "var:eq('name', 'Ann')|true",
        "var:eq (name,'Ann')|true",
        "vars:eq(missing, null)|true",
        "var:ne('name', 'Ann')|false",
        "var:ne('name', 'Bob') && var:ne('name', null) && var:notEquals('total', 5)|true",
        "var:notEquals('missing', 1) or var:ne('none', 1) or var:ne('missing', null)|false",
        "var:ne('total', 100) or var:ne('whole', 1152921504606846976)|false",
        "var:eq('whole', 1152921504606846976.0) && var:eq('whole', 1152921504606846976)|true",
        "var:eq('beyond', 9007199254740992.0) or var:eq('beyond', '9007199254740993')|false",
        "var:contains(list, 'a')|true",
        "var:contains(list, 'a', 'z')|false",
        "var:containsAny(list, 'z', 'b')|true",
        "var:contains(json, 'a', 2)|true",
        "var:contains(name, 'A', 'nn')|true",
        "var:contains('missing', 'a')|false",
        "var:contains('total', 1)|false",
        "var:lt(total, 100.5) && var:lowerThan(total, 101) && var:lessThan(total, 101)|true",
        "var:lte(total, 100) && var:lessThanOrEquals(total, 100)|true",
        "var:gt(total, 99) and not var:greaterThan(total, 100)|true",
        "var:gte(total, 100) && var:greaterThanOrEquals(total, 100)|true",
        "var:lt(missing, 1) or var:gt(missing, 1)|false",
        "var:lt(day, later)|true",
        "var:lt('name', 'Bob')|true",
        "name += 'var:eq('|Annvar:eq(",
        "var:eq('name', 'it var:eq(x)')|false",
      })
  void variablesAreAskedForByName(String expression, String expected) {
    variables.put("name", "Ann");
    variables.put("none", null);
    variables.put("blank", "");
    variables.put("nothing", List.of());
    variables.put("list", List.of("a", "b"));
    variables.put("json", JsonNodeFactory.instance.arrayNode().add("a").add(2));
    variables.put("total", new BigDecimal("100.00"));
    variables.put("whole", 1L << 60);
    variables.put("beyond", (1L << 53) + 1);
    variables.put("day", LocalDate.of(2026, 1, 1));
    variables.put("later", LocalDate.of(2026, 1, 2));
    assertThat(evaluate("${" + expression + "}").toString()).isEqualTo(expected);
  }

  @Test
  void whatHasNoOrderIsNotCompared() {
    variables.put("name", "Ann");
    assertThatThrownBy(() -> evaluate("${var:lt(name, 1)}"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("The variable 'name' is 'Ann'")
        .hasMessageContaining("Compare values of one type");
  }

  @Test
  void textAroundAnExpressionStays() {
    variables.put("name", "Ann");
    assertThat(evaluate("it's var:eq( ${var:eq(name, 'Ann')} and \"x #{var:ne('name', 'x')}"))
        .isEqualTo("it's var:eq( true and \"x true");
  }

  @Test
  void aWordOfTheLanguageStaysOneWhereTheTextIsAnExpression() {
    variables.put("c", false);
    variables.put("var", 1);
    assertThat(evaluate("${c ? var : empty (var)}")).isEqualTo(false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"eq", "lt", "empty", "mod"})
  void anUnknownFunctionIsNamedWithThoseThereAre(String name) {
    assertThatThrownBy(() -> evaluate("${shop:" + name + "('name', 'Ann')}"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("There is no function 'shop:" + name + "'")
        .hasMessageContaining("currentUser, currentUserGroups, dateTime, now, variables:contains")
        .hasMessageContaining("EngineExtensions.expressionFunction");
  }

  @Test
  void whatMakesTheFunctionsIsNone() {
    assertThatThrownBy(() -> evaluate("${withoutEngine()}"))
        .isInstanceOf(ExpressionException.class);
  }

  @Test
  void aFunctionOfTheApplicationTakesThePlaceOfTheEngines() throws Exception {
    var twice = Functions.class.getMethod("twice", int.class);
    var own = new ExpressionFunction("", "now", twice);
    assertThat(evaluate("${now(4)}", USERS, own)).isEqualTo(8);
  }

  @Test
  void whereThereIsNoStageNoneIsAskedFor() {
    assertThatThrownBy(() -> evaluate("${cmmn:isStageCompletable()}"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("in expressions of cases only");
  }
}
