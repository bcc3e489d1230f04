package io.millrace.bpmn.delegate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import org.junit.jupiter.api.Test;

class BpmnErrorTest {

  @Test
  void tellsItsCodeAndMessageApart() {
    // given
    var cause = new IllegalStateException("empty shelf");
    // when
    var error = new BpmnError("OUT_OF_STOCK", "no chairs left", cause);
    // then
    assertThat(error.getErrorCode()).isEqualTo("OUT_OF_STOCK");
    assertThat(error.getErrorMessage()).isEqualTo("no chairs left");
    assertThat(error.code()).isEqualTo(BpmnError.CODE);
    assertThat(error)
        .hasMessage("MR-4004: BPMN error 'OUT_OF_STOCK': no chairs left")
        .hasCause(cause);
  }

  @Test
  void needsNoMessage() {
    assertThat(new BpmnError("OUT_OF_STOCK").getErrorMessage()).isNull();
    assertThat(new BpmnError("OUT_OF_STOCK")).hasMessage("MR-4004: BPMN error 'OUT_OF_STOCK'");
  }

  @Test
  void refusesToBeWithoutACode() {
    assertThatThrownBy(() -> new BpmnError(null)).isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> new BpmnError("")).isInstanceOf(BadArgumentException.class);
  }
}
