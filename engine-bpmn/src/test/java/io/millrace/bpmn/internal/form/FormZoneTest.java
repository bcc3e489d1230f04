package io.millrace.bpmn.internal.form;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.internal.model.FormFieldModel.Format;
import io.millrace.bpmn.internal.model.FormFieldModel.Type;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Date;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormZoneTest {

  @ParameterizedTest
  @CsvSource({"UTC,2030-02-01T00:00:00Z", "Asia/Tokyo,2030-01-31T15:00:00Z"})
  void aDateIsReadInTheZoneOfTheEngine(String zone, Instant time) {
    var format = new Format("dd/MM/yyyy", Map.of());
    assertThat(Type.DATE.read("01/02/2030", format.in(ZoneId.of(zone)))).isEqualTo(Date.from(time));
  }

  @Test
  void aPatternWithAZoneSaysItItself() {
    var format = new Format("yyyy-MM-dd HH:mm Z", Map.of());
    assertThat(Type.DATE.read("2030-02-01 02:00 +0200", format.in(ZoneId.of("Asia/Tokyo"))))
        .isEqualTo(Date.from(Instant.parse("2030-02-01T00:00:00Z")));
  }
}
