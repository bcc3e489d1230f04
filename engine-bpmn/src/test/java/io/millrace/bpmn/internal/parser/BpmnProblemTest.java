package io.millrace.bpmn.internal.parser;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import io.millrace.common.Problem;
import io.millrace.common.internal.xml.XmlProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class BpmnProblemTest {

  static Stream<Example> examples() {
    return Stream.of(
            FileExamples.all(),
            FlowExamples.all(),
            EventExamples.all(),
            RegistryEventExamples.all(),
            ActivityExamples.all(),
            CompensationExamples.all(),
            FormExamples.all(),
            ExtraExamples.all(),
            DataExamples.all())
        .flatMap(examples -> examples);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void aProblemIsReportedAloneWithItsPlaceAndElement(Example example) {
    var problems = Parsing.problems(example.wrong());
    assertThat(problems).extracting(Problem::code).containsExactly(example.problem().code());
    var problem = problems.get(0);
    assertThat(problem.elementId()).isEqualTo(example.elementId());
    assertThat(problem.severity()).isEqualTo(example.problem().severity());
    assertThat(problem.remedy()).isEqualTo(example.problem().remedy());
    assertThat(problem.resource()).isEqualTo("test.bpmn");
    assertThat(problem.line()).isPositive();
    assertThat(problem.column()).isPositive();
    assertThat(problem.message()).endsWith(".");
  }

  @ParameterizedTest
  @MethodSource("examples")
  void theSameFileWithoutTheProblemIsAccepted(Example example) {
    assertThat(Parsing.problems(example.right()))
        .filteredOn(problem -> !problem.code().equals(BpmnProblem.UNREACHABLE.code()))
        .isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void everyProblemHasAnExample(BpmnProblem problem) {
    assertThat(examples().map(Example::problem)).contains(problem);
  }

  @Test
  void codesAreUnique() {
    assertThat(BpmnProblem.values()).extracting(BpmnProblem::code).doesNotHaveDuplicates();
  }

  @Test
  void theDocumentationListsEveryProblemWithItsRemedy() throws IOException {
    var table = Files.readString(documentation());
    var problems =
        Stream.concat(
            Arrays.stream(BpmnProblem.values()).map(p -> List.of(p.code(), p.remedy())),
            Arrays.stream(XmlProblem.values()).map(p -> List.of(p.code(), p.remedy())));
    assertThat(problems).allSatisfy(problem -> assertThat(table).contains(problem));
  }

  @Test
  void whatIsSaidToAnotherEngineIsToldOnceForTheWholeFile() {
    var xml =
        Parsing.process(
            """
            <startEvent id='s'/>
            <userTask id='a'><extensionElements xmlns:zeebe='http://camunda.org/schema/zeebe/1.0'>
              <zeebe:assignmentDefinition assignee='=who'/>
              <zeebe:formDefinition formId='f'/>
              <zeebe:ioMapping><zeebe:input source='=x' target='y'/></zeebe:ioMapping>
            </extensionElements></userTask>
            <scriptTask id='b'><extensionElements xmlns:zeebe='http://camunda.org/schema/zeebe/1.0'>
              <zeebe:script expression='=1'/>
            </extensionElements></scriptTask>
            <sequenceFlow id='f' sourceRef='s' targetRef='a'/>
            <sequenceFlow id='g' sourceRef='a' targetRef='b'/>
            """);
    assertThat(Parsing.problems(xml))
        .filteredOn(problem -> problem.code().equals(BpmnProblem.OTHER_ENGINE.code()))
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.elementId()).isEqualTo("a");
              assertThat(problem.message())
                  .endsWith(
                      ": 'assignmentDefinition' of userTask 'a', 'formDefinition' of userTask 'a',"
                          + " 'ioMapping' of userTask 'a', 'script' of scriptTask 'b'.");
            });
  }

  @Test
  void allProblemsOfAFileAreReportedAtOnceInTheOrderOfItsLines() {
    var xml =
        Parsing.process(
            """
            <startEvent id='s'/>
            <sequenceFlow id='f' sourceRef='s' targetRef='nowhere'/>
            <serviceTask id='a'/>
            <userTask id='b' flowable:dueDate='bad'/>
            <callChoreography id='c'/>
            <sequenceFlow id='g' sourceRef='a' targetRef='c'/>""");
    assertThat(Parsing.problems(xml))
        .extracting(problem -> problem.line() + " " + problem.elementId() + " " + problem.code())
        .containsExactly("8 f BPMN-030", "9 a BPMN-060", "10 b BPMN-018", "11 c BPMN-005");
  }

  @Test
  void whatIsMalformedIsReportedWithWhatWasFoundBefore() {
    assertThat(
            Parsing.codes(
                Parsing.file("<process id='p' nonsense='x'><task id='t' flowable:x='1'/><")))
        .containsExactly("BPMN-007", "XML-001");
  }

  @Test
  void aRefusedElementCausesNoFurtherComplaints() {
    var xml =
        Parsing.around(
            "<callChoreography id='n'/><task id='o'/>"
                + Parsing.flow("f", "n", "o")
                + "<boundaryEvent id='b' attachedToRef='n'><errorEventDefinition/></boundaryEvent>");
    assertThat(Parsing.codes(xml)).containsExactly("BPMN-005");
  }

  @Test
  void aHostileFileCannotFillTheMemoryWithProblems() {
    assertThat(Parsing.problems(Parsing.process("<nonsense/>".repeat(5000)))).hasSize(1000);
    var longName = Parsing.around("<task id='n' flowable:" + "x".repeat(900) + "='y'/>");
    assertThat(Parsing.problems(longName).get(0).message()).hasSize(601).endsWith("…");
  }

  @Test
  void noNumberOfWarningsHidesAnError() {
    var lonely =
        IntStream.range(0, 1500).mapToObj(i -> "<task id='t" + i + "'/>").collect(joining());
    assertThat(Parsing.codes(Parsing.process("<startEvent id='s'/>" + lonely)))
        .hasSize(1000)
        .containsOnly(BpmnProblem.UNREACHABLE.code());
    assertThat(Parsing.codes(Parsing.process(lonely + "<startEvent id='s'/><serviceTask id='n'/>")))
        .containsExactly(BpmnProblem.MISSING_IMPLEMENTATION.code());
  }

  @Test
  void scopesMayBeNestedAsDeepAsTheXmlMay() {
    var nested =
        "<subProcess id='%s'><startEvent id='%s'/>".repeat(250) + "</subProcess>".repeat(250);
    var ids = IntStream.range(0, 500).mapToObj(i -> "i" + i).toArray();
    assertThat(Parsing.codes(Parsing.process("<startEvent id='s'/>" + nested.formatted(ids))))
        .hasSize(500)
        .containsOnly(BpmnProblem.UNREACHABLE.code());
  }

  private static Path documentation() {
    return Stream.of("docs/bpmn-problems.md", "../docs/bpmn-problems.md")
        .map(Path::of)
        .filter(Files::exists)
        .findFirst()
        .orElseThrow();
  }
}
