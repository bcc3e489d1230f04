package io.millrace.common.internal.variable;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class CarriedValuesTest {

  private final CarriedValues carried = new CarriedValues(new VariableTypes(List.of()));

  @Test
  void whatIsWrittenIsReadAgainWithItsTypeAndInItsOrder() {
    var values = new LinkedHashMap<String, Object>();
    values.put("empty", "");
    values.put("a name with blanks\nand lines", " x\n- . ");
    values.put("nothing", null);
    values.put("long text", "ä".repeat(5_000));
    values.put("int", 5);
    values.put("long", Long.MIN_VALUE);
    values.put("double", -0.5);
    values.put("boolean", true);
    values.put("date", LocalDate.of(2030, 1, 31));
    values.put("instant", Instant.parse("2030-01-31T12:00:00.123Z"));
    values.put("uuid", UUID.fromString("12345678-1234-1234-1234-123456789abc"));
    var read = carried.read(carried.write(values));
    assertThat(read).isEqualTo(values);
    assertThat(read.keySet()).containsExactlyElementsOf(values.keySet());
  }

  @Test
  void bytesStayBytes() {
    var values = new LinkedHashMap<String, Object>();
    values.put("bytes", new byte[] {0, -1, 10, 32});
    values.put("none", new byte[0]);
    var read = carried.read(carried.write(values));
    assertThat((byte[]) read.get("bytes")).containsExactly(0, -1, 10, 32);
    assertThat((byte[]) read.get("none")).isEmpty();
  }

  @Test
  void ofNothingNothingIsRead() {
    assertThat(carried.read(null)).isEmpty();
    assertThat(carried.read(carried.write(new LinkedHashMap<>()))).isEmpty();
  }
}
