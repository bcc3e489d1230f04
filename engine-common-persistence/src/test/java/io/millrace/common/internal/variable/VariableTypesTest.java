package io.millrace.common.internal.variable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.millrace.common.BadArgumentException;
import io.millrace.common.UnsupportedVariableTypeException;
import io.millrace.common.variable.ComparableColumn;
import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class VariableTypesTest {

  private final VariableTypes types = new VariableTypes(List.of());

  private record Money(long cents) {}

  private record MoneyType(String name) implements VariableType {
    @Override
    public boolean accepts(Object value) {
      return value instanceof Money || value instanceof BigDecimal;
    }

    @Override
    public StoredValue write(Object value) {
      return StoredValue.ofNumber(value instanceof Money money ? money.cents() : 0);
    }

    @Override
    public Object read(StoredValue stored) {
      return new Money(stored.number());
    }
  }

  private StoredValue write(Object value) {
    return types.write("v", types.of("v", value), value);
  }

  @Test
  void valuesHaveTheTypesTheFieldNames() {
    assertThat(types.of("v", null).name()).isEqualTo("null");
    assertThat(types.of("v", "text").name()).isEqualTo("string");
    assertThat(types.of("v", 1).name()).isEqualTo("integer");
    assertThat(types.of("v", 1L).name()).isEqualTo("long");
    assertThat(types.of("v", (short) 1).name()).isEqualTo("short");
    assertThat(types.of("v", 1.0).name()).isEqualTo("double");
    assertThat(types.of("v", 1.0f).name()).isEqualTo("float");
    assertThat(types.of("v", true).name()).isEqualTo("boolean");
    assertThat(types.of("v", BigDecimal.ONE).name()).isEqualTo("bigdecimal");
    assertThat(types.of("v", BigInteger.ONE).name()).isEqualTo("biginteger");
    assertThat(types.of("v", new Date()).name()).isEqualTo("date");
    assertThat(types.of("v", Instant.EPOCH).name()).isEqualTo("instant");
    assertThat(types.of("v", UUID.randomUUID()).name()).isEqualTo("uuid");
    assertThat(types.of("v", new byte[0]).name()).isEqualTo("bytes");
    assertThat(types.of("v", JsonNodeFactory.instance.objectNode()).name()).isEqualTo("json");
    assertThat(types.of("v", Map.of()).name()).isEqualTo("json-map");
    assertThat(types.of("v", List.of()).name()).isEqualTo("json-list");
  }

  @Test
  void objectsOfOtherClassesAreRefusedByName() {
    assertThatThrownBy(() -> types.of("price", new Money(5)))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining("'price'")
        .hasMessageContaining(Money.class.getName())
        .hasMessageContaining("register a VariableType");
    assertThatThrownBy(() -> types.of("v", 'c'))
        .isInstanceOf(UnsupportedVariableTypeException.class);
  }

  @Test
  void whatIsEasilyMadeStorableIsRefusedWithTheWay() {
    assertThatThrownBy(() -> types.of("v", ComparableColumn.TEXT))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining("name()");
    assertThatThrownBy(() -> types.of("v", Set.of()))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining("Set a list");
    assertThatThrownBy(() -> types.of("v", new String[0]))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining("Set a list");
    assertThatThrownBy(() -> write(List.of(ComparableColumn.TEXT)))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining("name()");
  }

  @Test
  void datesOfJdbcComeBackAsWhatTheyAre() {
    var timestamp = Timestamp.from(Instant.parse("2026-03-29T01:30:00.123456789Z"));
    for (var value :
        List.of(
            timestamp,
            new Timestamp(-1),
            new java.sql.Date(1_700_000_000_000L),
            new Time(3_600_000))) {
      var type = types.of("v", value);
      assertThat(type.read(type.write(value))).hasSameClassAs(value).isEqualTo(value);
    }
    assertThat(write(timestamp).number()).isEqualTo(1_774_747_800_123_456L);
  }

  @Test
  void unknownTypeOfRowIsNamed() {
    assertThatThrownBy(() -> types.named("price", "money"))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining("'price'")
        .hasMessageContaining("'money'");
  }

  @Test
  void typesOfTheApplicationAreAskedFirst() {
    var own = new VariableTypes(List.of(new MoneyType("money")));
    assertThat(own.of("v", new Money(3)).name()).isEqualTo("money");
    assertThat(own.of("v", BigDecimal.ONE).name()).isEqualTo("money");
    assertThat(own.of("v", 3).name()).isEqualTo("integer");
    assertThat(own.named("v", "money").read(StoredValue.ofNumber(3))).isEqualTo(new Money(3));
  }

  @Test
  void typeWithTheNameOfBuiltInOneTakesItsPlace() {
    var own = new VariableTypes(List.of(new MoneyType("bigdecimal")));
    assertThat(own.named("v", "bigdecimal")).isInstanceOf(MoneyType.class);
    assertThatThrownBy(() -> own.of("v", new Object()))
        .isInstanceOf(UnsupportedVariableTypeException.class);
  }

  @Test
  void namesOfTypesAreChecked() {
    for (var name : Arrays.asList(null, " ", "x".repeat(65))) {
      assertThatThrownBy(() -> new VariableTypes(List.of(new MoneyType(name))))
          .isInstanceOf(BadArgumentException.class);
    }
    assertThatThrownBy(() -> new VariableTypes(List.of(new MoneyType("a"), new MoneyType("a"))))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'a'");
  }

  @Test
  void numbersTextsAndTimesCanBeComparedByTheDatabase() {
    assertThat(write(7).number()).isEqualTo(7);
    assertThat(write(7L).number()).isEqualTo(7);
    assertThat(write((short) 7).number()).isEqualTo(7);
    assertThat(write(true).number()).isEqualTo(1);
    assertThat(write(7.5).decimal()).isEqualTo(7.5);
    assertThat(write(7.5f).decimal()).isEqualTo(7.5);
    assertThat(write(new BigDecimal("7.50"))).isEqualTo(new StoredValue("7.50", null, 7.5, null));
    assertThat(write(new BigInteger("7"))).isEqualTo(new StoredValue("7", null, 7.0, null));
    assertThat(write(new Date(1234)).number()).isEqualTo(1234);
    assertThat(write(Instant.ofEpochSecond(-1, 999_999_999)).number()).isEqualTo(-1);
    assertThat(write(Instant.MAX).number()).isEqualTo(Long.MAX_VALUE);
    assertThat(write(Instant.MIN).number()).isEqualTo(Long.MIN_VALUE);
    assertThat(types.named("v", "bytes").comparedIn()).isEqualTo(ComparableColumn.NONE);
  }

  @Test
  void noColumnGetsWhatSomeDatabaseRefuses() {
    assertThat(write(Double.NaN)).isEqualTo(new StoredValue("NaN", null, null, null));
    assertThat(write(Double.NEGATIVE_INFINITY))
        .isEqualTo(new StoredValue("-Infinity", null, -Double.MAX_VALUE, null));
    assertThat(write(-0.0)).isEqualTo(new StoredValue("-0.0", null, 0.0, null));
    assertThat(write(new BigDecimal("-1e999")).decimal()).isEqualTo(-Double.MAX_VALUE);
    assertThat(write("zero \0 inside").text()).isNull();
    assertThat(write("half a pair \ud83d").text()).isNull();
    assertThat(write("x".repeat(4000)).text()).hasSize(4000);
    assertThat(write("x".repeat(4001)).text()).isNull();
  }

  @Test
  void tooLongTextOfTypeIsRefused() {
    var type =
        new VariableType() {
          @Override
          public String name() {
            return "long-winded";
          }

          @Override
          public boolean accepts(Object value) {
            return true;
          }

          @Override
          public StoredValue write(Object value) {
            return new StoredValue("x".repeat(4001), null, null, null);
          }

          @Override
          public Object read(StoredValue stored) {
            return stored.text();
          }
        };
    var own = new VariableTypes(List.of(type));
    assertThatThrownBy(() -> own.write("v", type, 1))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining("StoredValue.ofText");
  }

  @Test
  void whatJsonCannotStoreIsRefusedWithItsPlace() {
    assertThatThrownBy(() -> write(Map.of("order", List.of("a", new Money(1)))))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining("'v'")
        .hasMessageContaining("order[1]")
        .hasMessageContaining(Money.class.getName());
    assertThatThrownBy(() -> write(Map.of(1, "one"))).hasMessageContaining("key");
    assertThatThrownBy(() -> write(List.of(Double.NaN))).hasMessageContaining("[0]");
    assertThatThrownBy(
            () -> write(JsonNodeFactory.instance.objectNode().putPOJO("p", new Money(1))))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining("'p'");
    assertThatThrownBy(() -> write(JsonNodeFactory.instance.arrayNode().add(new byte[1])))
        .isInstanceOf(UnsupportedVariableTypeException.class);
  }

  @Test
  void mapThatContainsItselfIsRefused() {
    var endless = new HashMap<String, Object>();
    endless.put("self", endless);
    assertThatThrownBy(() -> write(endless)).isInstanceOf(UnsupportedVariableTypeException.class);
  }

  @Test
  void deepestJsonThatIsTakenIsReadBack() {
    List<Object> deep = new ArrayList<>();
    for (var level = 1; level <= 500; level++) {
      deep = new ArrayList<>(List.of(deep));
    }
    var type = types.of("v", deep);
    assertThat(type.read(type.write(deep))).isEqualTo(deep);
    var tooDeep = List.of(deep);
    assertThatThrownBy(() -> write(tooDeep)).isInstanceOf(UnsupportedVariableTypeException.class);
  }

  @Test
  void bytesAreCopiedBothWays() {
    var bytes = new byte[] {1, 2};
    var stored = write(bytes);
    bytes[0] = 9;
    assertThat(stored.bytes()).containsExactly(1, 2);
    ((byte[]) types.named("v", "bytes").read(stored))[0] = 9;
    assertThat(stored.bytes()).containsExactly(1, 2);
  }
}
