package io.millrace.bpmn.conformance;

import static io.millrace.bpmn.conformance.ElementCase.ID;
import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.DeploymentException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that have an element wrong are refused with its id, and nothing of them is stored. */
@EngineTest
class RefusalsTest {

  private static final String FILE =
      """
      <definitions xmlns='http://www.omg.org/spec/BPMN/20100524/MODEL' targetNamespace='urn:test'
          xmlns:flowable='http://flowable.org/bpmn' xmlns:camunda='http://camunda.org/schema/1.0/bpmn'>
        <process id='order' isExecutable='true'>%s</process>
      </definitions>
      """;

  static Stream<ElementCase> elements() {
    return Stream.concat(StartCases.all(), Elements.all());
  }

  static Stream<Mistake> mistakes() {
    return Stream.of(EventMistakes.all(), ActivityMistakes.all()).flatMap(cases -> cases);
  }

  @Covers(casesOf = "mistakes", aspect = Aspect.DEPLOYMENT_ERRORS)
  @ParameterizedTest
  @MethodSource("mistakes")
  void whatIsWrongIsToldWithTheElement(Mistake mistake, TestEngine engine) {
    assertThat(problems(engine, FILE.formatted(mistake.content())))
        .contains(mistake.problem() + " " + ID);
  }

  @ParameterizedTest
  @MethodSource("elements")
  void whatAnElementDoesNotKnowIsRefused(ElementCase element, TestEngine engine) {
    var process = process("order");
    element
        .drawing()
        .into(
            process,
            n ->
                n.attribute("nonsense", "x")
                    .attribute("flowable:nonsense", "y")
                    .extension("millrace:nonsense")
                    .inside("nonsense"));
    assertThat(problems(engine, process.toXml()))
        .contains("BPMN-006 " + ID, "BPMN-007 " + ID, "BPMN-004 " + ID);
  }

  private static Stream<String> problems(TestEngine engine, String xml) {
    var before = Aftermath.allRows(engine);
    var refused =
        catchThrowableOfType(
            DeploymentException.class,
            () ->
                engine
                    .engine()
                    .getRepositoryService()
                    .createDeployment()
                    .addString("order.bpmn", xml)
                    .deploy());
    assertThat(Aftermath.allRows(engine)).isEqualTo(before);
    assertThat(refused.problems())
        .allSatisfy(
            problem -> {
              assertThat(problem.resource()).isEqualTo("order.bpmn");
              assertThat(problem.line()).isPositive();
              assertThat(problem.remedy()).isNotBlank();
            });
    return refused.problems().stream().map(one -> one.code() + " " + one.elementId());
  }
}
