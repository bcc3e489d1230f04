package io.millrace.benchmark.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.benchmark.engine.Model;
import org.junit.jupiter.api.Test;

class SuppliedModelTest {

  private static final String HEAD =
      "<b:definitions xmlns:b=\"http://www.omg.org/spec/BPMN/20100524/MODEL\">";

  @Test
  void theModelIsNamedAfterItsProcess() {
    String xml = HEAD + "<b:process id=\"mine\" isExecutable=\"true\"/></b:definitions>";

    Model model = SuppliedModel.of("the file", xml);

    assertThat(model).isEqualTo(new Model("mine.bpmn20.xml", xml));
    assertThat(SuppliedModel.process(model)).isEqualTo("mine");
  }

  @Test
  void processesThatAreNotExecutableAreLeftOut() {
    String xml =
        HEAD
            + "<b:process id=\"theirs\" isExecutable=\"false\"/>"
            + "<b:process id=\"mine\"/></b:definitions>";

    assertThat(SuppliedModel.process(SuppliedModel.of("the file", xml))).isEqualTo("mine");
  }

  @Test
  void whatIsNoBpmnIsRefused() {
    assertRefused("<html/>", "is no BPMN 2.0: its root element is 'html'");
    assertRefused("start\n", "is no XML: line 1");
    assertRefused("<!DOCTYPE a><a/>", "is no XML: line 1");
    assertRefused(HEAD + "</b:definitions>", "holds no executable process");
    assertRefused(
        HEAD + "<b:process id=\"a\"/><b:process id=\"b\"/></b:definitions>",
        "holds several executable processes [a, b]");
  }

  private static void assertRefused(String xml, String message) {
    assertThatThrownBy(() -> SuppliedModel.of("the file", xml))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("the file " + message);
  }
}
