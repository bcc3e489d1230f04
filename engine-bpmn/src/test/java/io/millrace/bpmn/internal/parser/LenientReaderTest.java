package io.millrace.bpmn.internal.parser;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.internal.parser.lenient.LenientFile;
import io.millrace.bpmn.internal.parser.lenient.LenientReader;
import io.millrace.bpmn.internal.parser.lenient.TakenLiberty;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import io.millrace.common.DeploymentException;
import io.millrace.common.Problem.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LenientReaderTest {

  private static final LenientReader READER = new LenientReader(Parsing.PARSER);

  static Stream<Example> forgivenExamples() {
    return BpmnProblemTest.examples()
        .filter(example -> example.problem().severity() == Severity.ERROR)
        .filter(example -> example.problem() != BpmnProblem.NOT_BPMN)
        .filter(example -> example.problem() != BpmnProblem.NO_EXECUTABLE_PROCESS)
        .filter(example -> !isOnlyProcessEmpty(example));
  }

  /** A file in which nothing is to be executed stays refused. */
  private static boolean isOnlyProcessEmpty(Example example) {
    return example.problem() == BpmnProblem.EMPTY_SCOPE && "p".equals(example.elementId());
  }

  private static LenientFile read(String xml) {
    return READER.read("test.bpmn", xml.getBytes(UTF_8));
  }

  @ParameterizedTest
  @MethodSource("forgivenExamples")
  void whatIsRefusedForOneProblemIsReadWithOneLiberty(Example example) {
    var strict = Parsing.problems(example.wrong()).get(0);
    var file = read(example.wrong());
    assertThat(Parsing.PARSER.findings("test.bpmn", file.xml())).isEmpty();
    assertThat(file.liberties()).extracting(TakenLiberty::problem).contains(strict);
    assertThat(file.liberties())
        .extracting(TakenLiberty::done)
        .allMatch(done -> done.endsWith("."));
  }

  @ParameterizedTest
  @MethodSource("forgivenExamples")
  void whatNeedsNoLibertyIsLeftAsItIs(Example example) {
    var right = example.right().getBytes(UTF_8);
    var file = READER.read("test.bpmn", right);
    assertThat(file.liberties()).isEmpty();
    assertThat(file.xml()).isSameAs(right);
  }

  @Test
  void aDraftOfTheStandardIsReadAsTheStandard() {
    var file =
        read(
            "<definitions xmlns='http://schema.omg.org/spec/BPMN/2.0'><process id='p'><startEvent id='s'/></process></definitions>");
    assertThat(file.liberties())
        .singleElement()
        .satisfies(taken -> assertThat(taken.problem().code()).isEqualTo("BPMN-001"));
    assertThat(Parsing.parse(new String(file.xml(), UTF_8)).key()).isEqualTo("p");
  }

  @Test
  void whatHoldsNothingToExecuteIsRefused() {
    for (var nothing :
        new String[] {
          Parsing.file(""), Parsing.file("<process id='p' isExecutable='false'/>"), "<html/>", "<a"
        }) {
      assertThatThrownBy(() -> read(nothing)).as(nothing).isInstanceOf(DeploymentException.class);
    }
  }

  @Test
  void libertiesAreToldInTheOrderOfTheLinesOfTheFileAsItCame() {
    var xml =
        Parsing.process(
            """
            <startEvent id='s'/>
            <sequenceFlow id='f' sourceRef='s' targetRef='a'/>
            <serviceTask id='a'/>
            <userTask id='b' flowable:dueDate='bad'/>
            <callChoreography id='c'/>
            <sequenceFlow id='g' sourceRef='a' targetRef='c'/>
            <subProcess id='d'/>
            <sequenceFlow id='h' sourceRef='c' targetRef='nowhere'/>""");
    assertThat(read(xml).liberties())
        .extracting(
            taken ->
                taken.problem().line()
                    + " "
                    + taken.problem().elementId()
                    + " "
                    + taken.problem().code())
        .containsExactly(
            "9 a BPMN-060", "10 b BPMN-018", "11 c BPMN-005", "13 d BPMN-020", "14 h BPMN-030");
  }

  @Test
  void anIdThatIsNoNameIsWrittenAsOneAlsoWhereItIsReferredTo() {
    var model =
        Parsing.parse(
            new String(
                read(Parsing.process(
                        "<startEvent id='1 s'/><task id='n'/>" + Parsing.flow("f", "1 s", "n")))
                    .xml(),
                UTF_8));
    assertThat(model.node("_1_s")).isNotNull();
    assertThat(model.incoming("n")).singleElement().extracting(f -> f.source()).isEqualTo("_1_s");
  }

  @Test
  void aFileThatIsWrongEverywhereIsReadOrRefusedInTheEnd() {
    var many = new StringBuilder();
    for (var i = 0; i < 1500; i++) {
      many.append("<serviceTask id='t").append(i).append("'/>");
    }
    var file = read(Parsing.process("<startEvent id='s'/>" + many));
    assertThat(file.liberties()).hasSize(1500);
  }

  @Test
  void theDocumentationSaysOfEveryProblemWhatBecomesOfIt() throws IOException {
    var table =
        Files.readString(
            Stream.of("docs/lenient.md", "../docs/lenient.md")
                .map(Path::of)
                .filter(Files::exists)
                .findFirst()
                .orElseThrow());
    assertThat(Arrays.stream(BpmnProblem.values()))
        .filteredOn(problem -> problem.severity() == Severity.ERROR)
        .allSatisfy(problem -> assertThat(table).contains(problem.code()));
  }
}
