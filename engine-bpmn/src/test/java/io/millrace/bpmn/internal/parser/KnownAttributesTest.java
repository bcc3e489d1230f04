package io.millrace.bpmn.internal.parser;

import static io.millrace.bpmn.internal.parser.Parsing.around;
import static io.millrace.bpmn.internal.parser.Parsing.file;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is said of attributes that are written wrong or stand at the wrong element. */
class KnownAttributesTest {

  private static String with(String element, String attribute) {
    var written = "flowable:" + attribute + "='1'";
    return switch (element) {
      case "process" ->
          file(
              "<process id='p' isExecutable='true' " + written + "><startEvent id='s'/></process>");
      case "startEvent" ->
          file(
              "<process id='p' isExecutable='true'><startEvent id='s' " + written + "/></process>");
      case "multiInstanceLoopCharacteristics" ->
          around("<task id='n'><multiInstanceLoopCharacteristics " + written + "/></task>");
      case "callActivity" -> around("<callActivity id='n' calledElement='p' " + written + "/>");
      default -> around("<" + element + " id='n' " + written + "/>");
    };
  }

  private static Stream<String> saidOf(String attribute, String xml) {
    return Parsing.problems(xml).stream()
        .filter(problem -> problem.code().equals(BpmnProblem.UNSUPPORTED_ATTRIBUTE.code()))
        .map(problem -> problem.message())
        .filter(message -> message.startsWith("Attribute '" + attribute + "'"));
  }

  static Stream<Arguments> places() {
    return KnownAttributes.PLACES.entrySet().stream()
        .flatMap(
            known -> known.getValue().stream().map(place -> Arguments.of(known.getKey(), place)));
  }

  @ParameterizedTest
  @MethodSource("places")
  void anAttributeIsTakenWhereItIsSaidToBelong(String attribute, String element) {
    assertThat(saidOf(attribute, with(element, attribute))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "userTask|asignee|is unknown; did you mean 'assignee'?",
        "userTask|candidateGroup|is unknown; did you mean 'candidateGroups'?",
        "userTask|asyncbefore|is unknown; did you mean 'asyncBefore'?",
        "serviceTask|asignee|is unknown; did you mean 'assignee' (which belongs at userTask)?",
        "serviceTask|assignee|has no effect here; it belongs at userTask.",
        "userTask|initiator|has no effect here; it belongs at startEvent.",
        "userTask|class|has no effect here; it belongs at serviceTask, sendTask, businessRuleTask.",
        "userTask|formHandlerClass|is not supported.",
        "process|versiontag|is unknown; did you mean 'versionTag'?"
      })
  void aSlipIsAnsweredWithWhatIsMeantAndWhereItBelongs(
      String element, String attribute, String said) {
    assertThat(saidOf(attribute, with(element, attribute)))
        .singleElement()
        .asString()
        .endsWith("with value '1' " + said);
  }
}
