package io.millrace.common.internal.variable.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.UnsupportedVariableTypeException;
import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;
import io.millrace.common.variable.VariableType.ComparedBy;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Date;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class VariableTypesTest {

  private final VariableTypes types = new VariableTypes(List.of());

  private Object roundTrip(Object value) {
    var written = types.write("x", value);
    assertFits(written.stored());
    return types.read(written.type().name(), written.stored());
  }

  /** Every database must be able to keep what is written. */
  private static void assertFits(StoredValue stored) {
    if (stored.text() != null) {
      assertThat(stored.text().length()).isLessThanOrEqualTo(StoredValue.MAX_TEXT);
      assertThat(stored.text()).doesNotContain("\0");
      assertThat(new String(stored.text().getBytes(StandardCharsets.UTF_8),
              StandardCharsets.UTF_8))
          .isEqualTo(stored.text());
    }
    if (stored.decimal() != null) {
      assertThat(stored.decimal()).isFinite();
      assertThat(Math.abs(stored.decimal()))
          .satisfiesAnyOf(
              size -> assertThat(size).isZero(),
              size -> assertThat(size).isGreaterThanOrEqualTo(Double.MIN_NORMAL));
    }
  }

  static Stream<Arguments> values() {
    return Stream.of(
            of("string", "", " ", "text", "  padded  ", "1.0", "Größe ☃ 😀", "x".repeat(4_000),
                "x".repeat(4_001), "😀".repeat(2_000), "😀".repeat(2_001), "☃".repeat(1_000_000), "a\0b", "\0",
                "\uD800", "a\uDC00b", "\uDC00\uD800", "x".repeat(5_000) + "\uD800", "\uFEFFmark", "\uFFFE"),
            of("integer", 0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE),
            of("long", 0L, Long.MAX_VALUE, Long.MIN_VALUE, 9007199254740993L),
            of("short", (short) 0, Short.MAX_VALUE, Short.MIN_VALUE),
            of("double", 0.0, -0.0, 0.1, 1e300, -1e-300, Double.MAX_VALUE, Double.MIN_VALUE,
                Double.MIN_NORMAL, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY),
            of("float", 0f, -0f, 0.1f, Float.MAX_VALUE, Float.MIN_VALUE, Float.NaN, Float.NEGATIVE_INFINITY),
            of("boolean", true, false),
            of("bigdecimal", new BigDecimal("0"), new BigDecimal("0.00"), new BigDecimal("100.00"),
                new BigDecimal("1E+3"), new BigDecimal("-1E-999999999"), new BigDecimal("9".repeat(5_000) + ".1")),
            of("biginteger", BigInteger.ZERO, BigInteger.TWO.pow(64), BigInteger.TEN.pow(5_000).negate()),
            of("date", new Date(0), new Date(1), new Date(-1), new Date(Long.MAX_VALUE), new Date(Long.MIN_VALUE)),
            of("instant", Instant.EPOCH, Instant.MIN, Instant.MAX, Instant.parse("2026-01-01T00:00:00.123456789Z"),
                Instant.parse("2026-01-01T00:00:00.123456Z"), Instant.parse("1969-12-31T23:59:59.999999999Z")),
            of("localdate", LocalDate.EPOCH, LocalDate.MIN, LocalDate.MAX, LocalDate.of(2026, 2, 28)),
            of("localdatetime", LocalDateTime.MIN, LocalDateTime.MAX, LocalDateTime.parse("2026-01-01T00:00"),
                LocalDateTime.parse("2026-01-01T00:00:00.000000001")),
            of("offsetdatetime", OffsetDateTime.MIN, OffsetDateTime.MAX,
                OffsetDateTime.parse("2026-01-01T00:00:00.000000001+05:30"), OffsetDateTime.parse("2026-01-01T00:00Z")),
            of("uuid", new UUID(0, 0), UUID.fromString("f47ac10b-58cc-4372-a567-0e02b2c3d479")),
            of("bytes", new byte[0], new byte[] {0, -1, 127}, new byte[100_000]))
        .flatMap(stream -> stream);
  }

  private static Stream<Arguments> of(String type, Object... values) {
    return Stream.of(values).map(value -> Arguments.of(type, value));
  }

  @ParameterizedTest
  @MethodSource("values")
  void whatIsReadEqualsWhatWasWritten(String type, Object value) {
    assertThat(types.write("x", value).type().name()).isEqualTo(type);
    assertThat(roundTrip(value)).isEqualTo(value).hasSameClassAs(value);
  }

  @Test
  void nullIsAValueToo() {
    var written = types.write("x", null);
    assertThat(written.type().name()).isEqualTo("null");
    assertThat(written.stored()).isEqualTo(StoredValue.EMPTY);
    assertThat(types.read("null", StoredValue.EMPTY)).isNull();
  }

  @Test
  void textsOfAnyContentComeBack() {
    var random = new Random(5);
    for (var round = 0; round < 5_000; round++) {
      var characters = new char[random.nextInt(20)];
      for (var i = 0; i < characters.length; i++) {
        characters[i] = (char) (random.nextInt(4) == 0 ? 0xD7F0 + random.nextInt(0x820) : random.nextInt(0x10000));
      }
      var text = new String(characters);
      assertThat(roundTrip(text)).isEqualTo(text);
    }
  }

  @Test
  void theNumberColumnHasTheOrderOfTimes() {
    var times = new ArrayList<Instant>(List.of(Instant.MIN, Instant.MAX, Instant.EPOCH));
    var random = new Random(6);
    for (var i = 0; i < 500; i++) {
      times.add(Instant.ofEpochSecond(random.nextInt(), random.nextInt(1_000_000_000)));
    }
    times.sort(Comparator.naturalOrder());
    assertThat(times.stream().map(time -> types.write("x", time).stored().number()).toList()).isSorted();
  }

  @Test
  void timesOfAllTypesCompareInOneUnit() {
    var micros = 1_767_225_600_000_000L;
    assertThat(number(Instant.parse("2026-01-01T00:00:00Z"))).isEqualTo(micros);
    assertThat(number(new Date(1_767_225_600_000L))).isEqualTo(micros);
    assertThat(number(LocalDate.parse("2026-01-01"))).isEqualTo(micros);
    assertThat(number(LocalDateTime.parse("2026-01-01T00:00"))).isEqualTo(micros);
    assertThat(number(OffsetDateTime.parse("2026-01-01T01:00+01:00"))).isEqualTo(micros);
  }

  private long number(Object value) {
    return types.write("x", value).stored().number();
  }

  @Test
  void theDecimalColumnHasTheOrderOfDecimals() {
    for (var texts : List.of(List.of("-1E+400", "-5.5", "0.00", "1E-5", "3", "1E+400"))) {
      var decimals = texts.stream().map(text -> types.write("x", new BigDecimal(text)).stored().decimal());
      assertThat(decimals.filter(Objects::nonNull).toList()).isSorted().hasSize(4);
    }
  }

  @Test
  void bytesAreNotSharedWithTheCaller() {
    var bytes = new byte[] {1};
    var written = types.write("x", bytes);
    bytes[0] = 2;
    var first = (byte[]) types.read("bytes", written.stored());
    first[0] = 3;
    assertThat((byte[]) types.read("bytes", written.stored())).containsExactly(1);
  }

  static Stream<Arguments> refused() throws Exception {
    return Stream.of(
        Arguments.of(new Object(), "register a VariableType"),
        Arguments.of(new StringBuilder("x"), "register a VariableType"),
        Arguments.of(Set.of(1), "List"),
        Arguments.of(new String[] {"a"}, "List"),
        Arguments.of(new int[] {1}, "List"),
        Arguments.of(DayOfWeek.MONDAY, "toString()"),
        Arguments.of('x', "toString()"),
        Arguments.of((byte) 1, "shortValue()"),
        Arguments.of(Duration.ofHours(1), "toString()"),
        Arguments.of(LocalTime.NOON, "toString()"),
        Arguments.of(ZonedDateTime.now(ZoneOffset.UTC), "toOffsetDateTime()"),
        Arguments.of(new java.sql.Timestamp(0), "toInstant()"),
        Arguments.of(new java.sql.Date(0), "getTime()"),
        Arguments.of(Thread.currentThread(), "register a VariableType"));
  }

  @ParameterizedTest
  @MethodSource("refused")
  void otherValuesAreRefusedWithARemedy(Object value, String remedy) {
    assertThatThrownBy(() -> types.write("invoice", value))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining("'invoice'")
        .hasMessageContaining(value.getClass().getTypeName())
        .hasMessageContaining(remedy);
  }

  @Test
  void aTypeThatIsGoneIsNamed() {
    assertThatThrownBy(() -> types.read("money", StoredValue.EMPTY))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining("'money'");
  }

  @Test
  void whatNoTypeHasWrittenIsAClearError() {
    var serialized = StoredValue.ofBytes(new byte[] {(byte) 0xAC, (byte) 0xED, 0, 5, 't', 0, 1, 'x'});
    for (var name : List.of("integer", "double", "bigdecimal", "instant", "uuid", "json", "map", "list")) {
      assertThatThrownBy(() -> types.read(name, serialized))
          .as(name)
          .isInstanceOf(UnsupportedVariableTypeException.class);
    }
  }

  @Test
  void theColumnOfComparisonIsKnown() {
    assertThat(types.byName("string").comparedBy()).isEqualTo(ComparedBy.TEXT);
    assertThat(types.byName("long").comparedBy()).isEqualTo(ComparedBy.NUMBER);
    assertThat(types.byName("bigdecimal").comparedBy()).isEqualTo(ComparedBy.DECIMAL);
    assertThat(types.byName("bytes").comparedBy()).isEqualTo(ComparedBy.NOTHING);
    assertThat(types.byName("json").comparedBy()).isEqualTo(ComparedBy.NOTHING);
    assertThat(types.byName("boolean").isOrdered()).isFalse();
    assertThat(types.byName("instant").isOrdered()).isTrue();
  }

  /** A type of an application. */
  private record Money(long cents) {}

  private static final class MoneyType implements VariableType {

    private final String name;

    MoneyType(String name) {
      this.name = name;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public boolean accepts(Object value) {
      return value instanceof Money || value instanceof Long;
    }

    @Override
    public StoredValue write(Object value) {
      return StoredValue.ofNumber(value instanceof Money money ? money.cents() : (long) value);
    }

    @Override
    public Object read(StoredValue stored) {
      return new Money(stored.number());
    }
  }

  @Test
  void typesOfTheApplicationAreAskedFirst() {
    var extended = new VariableTypes(List.of(new MoneyType("money")));
    var written = extended.write("x", new Money(5));
    assertThat(extended.read(written.type().name(), written.stored())).isEqualTo(new Money(5));
    assertThat(extended.forValue("x", 5L).name()).isEqualTo("money");
    assertThat(extended.forValue("x", 5).name()).isEqualTo("integer");
    assertThat(extended.byName("long").name()).isEqualTo("long");
  }

  @Test
  void aTypeOfTheApplicationCanTakeTheNameOfOneOfTheEngine() {
    var extended = new VariableTypes(List.of(new MoneyType("long")));
    assertThat(extended.byName("long")).isInstanceOf(MoneyType.class);
  }

  @Test
  void storedValuesCompareByContent() {
    assertThat(StoredValue.ofBytes(new byte[] {1})).isEqualTo(StoredValue.ofBytes(new byte[] {1}));
    assertThat(StoredValue.ofBytes(new byte[] {1}))
        .hasSameHashCodeAs(StoredValue.ofBytes(new byte[] {1}))
        .isNotEqualTo(StoredValue.ofBytes(new byte[] {2}));
    assertThat(StoredValue.ofText("a")).isNotEqualTo(StoredValue.ofText("b"));
  }
}
