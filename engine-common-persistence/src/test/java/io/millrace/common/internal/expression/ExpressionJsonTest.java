package io.millrace.common.internal.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.NullNode;
import io.millrace.common.ExpressionException;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpressionJsonTest {

  private final Expressions expressions = new Expressions();
  private final Map<String, Object> variables = new HashMap<>();

  @BeforeEach
  void readJson() throws Exception {
    variables.put(
        "json",
        new ObjectMapper()
            .readTree(
                """
                {"customer": {"name": "Ada", "age": 36, "vip": true, "phone": null},
                 "items": [{"price": 1.5}, {"price": 2}], "empty": {}, "big": 12345678901234567890,
                 "class": "first"}
                """));
  }

  private Object evaluate(String text) {
    return expressions.parse(text).evaluate(ExpressionScope.of(variables));
  }

  @Test
  void singleValuesBecomeTextsNumbersAndTruthValues() {
    assertThat(evaluate("${json.customer.name}")).isEqualTo("Ada");
    assertThat(evaluate("${json.customer.age}")).isEqualTo(36);
    assertThat(evaluate("${json.customer.vip}")).isEqualTo(true);
    assertThat(evaluate("${json.items[0].price}")).isEqualTo(1.5);
    assertThat(evaluate("${json['class']}")).isEqualTo("first");
    assertThat(evaluate("${json.customer.name.length()}")).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "json.customer.name == 'Ada'|true",
        "json.customer.age > 30|true",
        "json.customer.phone == null|true",
        "json.missing == null|true",
        "json.missing.deeper == null|true",
        "json.items[7] == null|true",
        "json.items[1].price + 1 == 3|true",
        "json.items.size() == 2|true",
        "empty json['empty']|true",
        "empty json.items|false",
        "json.customer.vip ? 'yes' : 'no'|yes",
        "json.get('customer').get('name')|Ada",
        "json.path('nowhere').asText('none')|none",
        "json.get('customer').get('age').asInt() + 1|37",
        "json.get('customer').get('age') + 1|37",
        "json.big|12345678901234567890",
      })
  void jsonTakesPartInOperations(String expression, String expected) {
    assertThat(evaluate("${" + expression + "}").toString()).isEqualTo(expected);
  }

  @Test
  void objectsAndArraysStayJson() {
    assertThat(evaluate("${json.customer}")).isInstanceOf(JsonNode.class);
    assertThat(evaluate("${json.items}")).isInstanceOf(JsonNode.class);
  }

  @Test
  void aVariableThatIsASingleJsonValueIsOpened() {
    variables.put("five", IntNode.valueOf(5));
    variables.put("nothing", NullNode.getInstance());
    assertThat(evaluate("${five + 1}")).isEqualTo(6L);
    assertThat(evaluate("${nothing}")).isNull();
  }

  @Test
  void placesInJsonCanBeAssignedTo() {
    var scope = ExpressionScope.of(variables);
    expressions.parse("${json.customer.name}").assign(scope, "Grace");
    expressions.parse("${json.customer.since}").assign(scope, 1906);
    expressions.parse("${json.items[0]}").assign(scope, null);
    assertThat(evaluate("${json.customer.name} ${json.customer.since}")).isEqualTo("Grace 1906");
    assertThat(evaluate("${json.items[0]}")).isNull();
    assertThatThrownBy(() -> expressions.parse("${json.items[9]}").assign(scope, 1))
        .isInstanceOf(ExpressionException.class);
    assertThatThrownBy(() -> expressions.parse("${json.customer.name}").assign(scope, new Object()))
        .isInstanceOf(ExpressionException.class);
  }

  @Test
  void theLibraryBehindTheTreesIsClosed() {
    assertThatThrownBy(() -> evaluate("${json.traverse().codec}"))
        .isInstanceOf(ExpressionException.class);
    assertThatThrownBy(() -> evaluate("${json.getClass()}"))
        .isInstanceOf(ExpressionException.class);
  }
}
