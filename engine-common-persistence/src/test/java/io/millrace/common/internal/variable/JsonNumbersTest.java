package io.millrace.common.internal.variable;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.millrace.common.variable.StoredValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Numbers in lists and maps come back as the type that they were, and stay JSON for others. */
class JsonNumbersTest {

  private static final int MANY = 20_000;

  /** Longer numbers are refused by most readers. */
  private static final int LONGEST = 900;

  private final VariableTypes types = new VariableTypes(List.of());

  private String write(Object value) {
    return types.write("v", types.of("v", value), value).fullText();
  }

  private Object read(String type, String json) {
    return types.named("v", type).read(StoredValue.ofText(json));
  }

  private List<?> readList(String json) {
    return (List<?>) read("json-list", json);
  }

  @Test
  void everyNumberComesBackAsItWas() {
    var numbers = EdgeValues.numbersOfJson();
    assertThat(readList(write(numbers))).isEqualTo(numbers);
  }

  @Test
  void randomNumbersComeBackAsTheyWere() {
    var random = new Random(7);
    var numbers = new ArrayList<Object>(MANY);
    for (var i = 0; i < MANY; i++) {
      numbers.add(any(random));
    }
    assertThat(readList(write(numbers))).isEqualTo(numbers);
  }

  private static Number any(Random random) {
    var bits = random.nextLong() >> random.nextInt(Long.SIZE);
    return switch (random.nextInt(10)) {
      case 0 -> (int) bits;
      case 1 -> bits;
      case 2 -> (short) bits;
      case 3 -> (byte) bits;
      case 4 -> BigInteger.valueOf(bits);
      case 5 -> new BigInteger(100, random);
      case 6 -> finite(Double.longBitsToDouble(random.nextLong()), bits);
      case 7 -> finite(Float.intBitsToFloat(random.nextInt()), bits);
      case 8 -> bits / 100.0;
      default -> BigDecimal.valueOf(bits, random.nextInt(40) - 20);
    };
  }

  private static Number finite(double value, long otherwise) {
    return Double.isFinite(value) ? (Number) value : (Number) otherwise;
  }

  private static Number finite(float value, long otherwise) {
    return Float.isFinite(value) ? (Number) value : (Number) otherwise;
  }

  @Test
  void everyNumberHasItsValueForOtherReadersOfJson() throws JsonProcessingException {
    for (var number : EdgeValues.numbersOfJson()) {
      var exact = new BigDecimal(number.toString());
      if (Math.abs((long) exact.scale()) < LONGEST && exact.precision() < LONGEST) {
        var read = new JsonMapper().readTree(write(List.of(number))).get(0).doubleValue();
        assertThat(read + 0.0).as("%s", number).isEqualTo(exact.doubleValue());
      }
    }
  }

  @Test
  void integersDoublesAndLargeNumbersArePlain() {
    assertThat(write(List.of(42, 3_000_000_000L, 19.99, 1e22, BigInteger.TWO.pow(64))))
        .isEqualTo("[42,3000000000,19.99,1.0E22,18446744073709551616]");
  }

  @Test
  void otherNumbersSayByTheirExponentWhatTheyAre() {
    assertThat(
            write(
                List.of(
                    new BigDecimal("19.90"),
                    new BigDecimal("1E+400"),
                    0.1f,
                    1e10f,
                    1e-10f,
                    7L,
                    BigInteger.valueOf(7),
                    (short) 7,
                    (byte) 7)))
        .isEqualTo("[19.90e0,1e+400,0.1E0,1.0E010,1.0E-010,7E0,7E+0,7E-0,7E00]");
  }

  @Test
  void whatSomebodyElseHasWrittenIsReadToo() {
    assertThat(readList(" [ 1, -0, 0.10, 5E3, 1.5E+2, 3000000000, 99999999999999999999 ] "))
        .isEqualTo(
            List.of(1, 0, 0.1, 5000.0, 150.0, 3_000_000_000L, new BigInteger("9".repeat(20))));
    assertThat(readList("[0.1234567890123456789012345, 1.0E400]"))
        .isEqualTo(
            List.of(new BigDecimal("0.1234567890123456789012345"), new BigDecimal("1.0E400")));
  }

  @Test
  void listsAndMapsInsideKeepTheirNumbers() {
    var price = Map.of("price", new BigDecimal("0.10"), "id", 42L, "parts", List.of(1L, 1, 1.0));
    assertThat(read("json-map", write(Map.of("order", price)))).isEqualTo(Map.of("order", price));
    assertThat(readList(write(Collections.singletonList(null)))).hasSize(1).containsOnlyNulls();
  }

  @Test
  void longNamesAreReadBack() {
    var map = Map.of("n".repeat(60_000), 1);
    assertThat(read("json-map", write(map))).isEqualTo(map);
  }
}
