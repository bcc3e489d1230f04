package io.millrace.common.internal.variable.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.BinaryNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.POJONode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.millrace.common.UnsupportedVariableTypeException;
import io.millrace.common.variable.StoredValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonVariableTypesTest {

  private final VariableTypes types = new VariableTypes(List.of());
  private final ObjectMapper mapper = new ObjectMapper();

  private Object roundTrip(Object value) {
    var written = types.write("x", value);
    return types.read(written.type().name(), written.stored());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}", "[]", "null", "true", "\"text\"", "\"\"", "5", "5000000000", "123456789012345678901234567890",
        "1.5", "0.1", "1e300", "-0.5", "{\"a\":{\"b\":[1,2.5,null,\"x\",true,{}]},\"ü\":\"☃😀\"}",
        "\"\\u0000\"", "\"\\ud800\"",
      })
  void treesComeBackEqual(String text) throws Exception {
    var tree = mapper.readTree(text);
    assertThat(types.write("x", tree).type().name()).isEqualTo("json");
    assertThat(roundTrip(tree)).isEqualTo(tree);
  }

  @Test
  void noDigitOfADecimalIsLost() {
    var nodes = JsonNodeFactory.withExactBigDecimals(true);
    for (var digits : List.of("100.00", "0.10", "1.234567890123456789012345", "1E+400", "0.30000000000000000001")) {
      var node = nodes.numberNode(new BigDecimal(digits));
      assertThat(roundTrip(node)).isEqualTo(node).isInstanceOf(DecimalNode.class);
    }
    assertThat(roundTrip(DoubleNode.valueOf(0.1))).isEqualTo(DoubleNode.valueOf(0.1));
    assertThat(roundTrip(DoubleNode.valueOf(1e22))).isEqualTo(DoubleNode.valueOf(1e22));
  }

  @Test
  void longTreesGoIntoTheBytes() {
    var tree = TextNode.valueOf("x".repeat(30_000_000));
    var stored = types.write("x", tree).stored();
    assertThat(stored.text()).isNull();
    assertThat(stored.bytes()).hasSize(30_000_002);
    assertThat(roundTrip(tree)).isEqualTo(tree);
    var number = JsonNodeFactory.instance.numberNode(BigInteger.TEN.pow(3_000));
    assertThat(roundTrip(number)).isEqualTo(number);
  }

  @Test
  void eachReadMakesANewTree() throws Exception {
    var stored = types.write("x", mapper.readTree("{\"a\":1}")).stored();
    assertThat(types.read("json", stored)).isNotSameAs(types.read("json", stored));
  }

  @Test
  void whatJsonCannotExpressIsRefused() {
    var cycle = mapper.createObjectNode();
    cycle.set("self", cycle);
    for (JsonNode node :
        List.of(
            new POJONode(new Object()), BinaryNode.valueOf(new byte[] {1}), MissingNode.getInstance(),
            DoubleNode.valueOf(Double.NaN), DoubleNode.valueOf(Double.POSITIVE_INFINITY), cycle)) {
      assertThatThrownBy(() -> types.write("x", node))
          .as(node.getNodeType().toString())
          .isInstanceOf(UnsupportedVariableTypeException.class);
    }
  }

  @Test
  void mapsAndListsComeBackAsMapsAndLists() {
    var map = new LinkedHashMap<String, Object>();
    map.put("text", "x");
    map.put("none", null);
    map.put("flag", true);
    map.put("int", 1);
    map.put("long", 5_000_000_000L);
    map.put("big", BigInteger.TEN.pow(30));
    map.put("double", 1.5);
    map.put("decimal", new BigDecimal("1.50"));
    map.put("list", Arrays.asList(1, "b", null, List.of()));
    map.put("map", Map.of("deep", Map.of()));
    assertThat(types.write("x", map).type().name()).isEqualTo("map");
    assertThat(roundTrip(map)).isEqualTo(map).isInstanceOf(LinkedHashMap.class);
    assertThat(new ArrayList<>(((Map<?, ?>) roundTrip(map)).keySet())).isEqualTo(new ArrayList<>(map.keySet()));
    var list = Arrays.asList(1, null, map);
    assertThat(types.write("x", list).type().name()).isEqualTo("list");
    assertThat(roundTrip(list)).isEqualTo(list).isInstanceOf(ArrayList.class);
  }

  @Test
  void wholeNumbersComeBackAsTheSmallestTypeThatHoldsThem() {
    assertThat(roundTrip(List.of(5L, BigInteger.ONE, new BigDecimal("1.5")))).isEqualTo(List.of(5, 1, 1.5));
  }

  @Test
  void otherPartsOfMapsAndListsAreRefusedWithTheirPlace() {
    assertRefused(Map.of("order", Map.of("dates", List.of(1, Instant.EPOCH))), "order.dates[1]");
    assertRefused(List.of(new Object()), "[0]");
    assertRefused(Map.of(1, "x"), "the key 1");
    assertRefused(Map.of("a", Set.of()), "'a'");
    assertRefused(Map.of("a", 'x'), "'a'");
    assertRefused(List.of(Double.NaN), "NaN");
    assertRefused(List.of(mapper.createObjectNode()), "[0]");
    var cycle = new HashMap<String, Object>();
    cycle.put("self", cycle);
    assertRefused(cycle, "contains itself");
  }

  private void assertRefused(Object value, String place) {
    assertThatThrownBy(() -> types.write("x", value))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining(place);
  }

  @Test
  void storedJsonThatIsNoneIsAClearError() {
    for (var text : List.of("{", "rO0ABXNyABFqYXZhLnV0aWwuSGFzaE1hcA==", "")) {
      assertThatThrownBy(() -> types.read("map", StoredValue.ofText(text)))
          .isInstanceOf(UnsupportedVariableTypeException.class);
    }
  }

  @Test
  void typeInformationInStoredJsonCreatesNoObjects() {
    var text = "{\"@class\":\"java.lang.ProcessBuilder\",\"@type\":\"x\"}";
    assertThat(types.read("map", StoredValue.ofText(text)))
        .isEqualTo(Map.of("@class", "java.lang.ProcessBuilder", "@type", "x"));
  }
}
