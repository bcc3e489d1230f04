package io.millrace.bpmn.internal.parser;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import io.millrace.bpmn.model.BpmnModel;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is wrong with a file is wrong with it after it was read and written, and nothing else. */
class WrittenModelTest {

  static Stream<Example> examples() {
    return BpmnProblemTest.examples().filter(example -> example.problem() != BpmnProblem.NOT_BPMN);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void writingAFileMendsAndBreaksNothing(Example example) {
    for (var xml : new String[] {example.wrong(), example.right()}) {
      var model = BpmnModel.read("test.bpmn", xml.getBytes(StandardCharsets.UTF_8));
      assertThat(Parsing.codes(model.toXml()))
          .containsExactlyInAnyOrderElementsOf(Parsing.codes(xml).toList());
      assertThat(BpmnModel.read("test.bpmn", model.toXml().getBytes(StandardCharsets.UTF_8)))
          .isEqualTo(model);
    }
  }
}
