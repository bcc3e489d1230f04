package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.bpmn.model.BpmnModel;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.test.conformance.Covers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An expression that cannot be parsed is a problem of the model, wherever it stands. */
@Covers("59 user task")
@EngineTest
class BadExpressionTest {

  private static final String BAD = "${1 +";
  private static final Pattern VALUE = Pattern.compile(" ([\\w:]+)=\"([^\"]*)\"");

  private static BpmnBuilder bad(String place) {
    return process("order")
        .userTask(
            "pay",
            t -> {
              if (place.equals("name")) {
                t.name("Pay " + BAD);
              } else {
                t.child("documentation", "All of it: " + BAD);
              }
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"name", "documentation"})
  void aNameOrDocumentationOfATaskIsRefusedWithItsPlace(String place, TestEngine engine) {
    var refused = catchThrowableOfType(DeploymentException.class, () -> engine.deploy(bad(place)));

    assertThat(refused.problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.code()).isEqualTo("BPMN-017");
              assertThat(problem.resource()).isEqualTo("order.bpmn20.xml");
              assertThat(problem.line()).isPositive();
              assertThat(problem.elementId()).isEqualTo("pay");
              assertThat(problem.message()).contains(BAD);
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"name", "documentation"})
  void itIsRefusedLenientlyTooAndAValidationReportsIt(String place, TestEngine engine) {
    var repository = engine.engine().getRepositoryService();
    var file = bad(place);
    var lenient =
        repository.createDeployment().addBytes(file.resourceName(), file.toBytes()).lenient();

    var refused = catchThrowableOfType(DeploymentException.class, lenient::deploy);

    assertThat(refused.problems()).extracting(Problem::elementId).containsExactly("pay");
    assertThat(repository.validateProcess(BpmnModel.read(file.resourceName(), file.toBytes())))
        .extracting(Problem::elementId)
        .containsExactly("pay");
  }

  /** Has all that an engine evaluates, as far as one file can. */
  private static BpmnBuilder rich() {
    return process("order")
        .userTask(
            "pay",
            t ->
                t.name("Pay")
                    .assignee("kermit")
                    .candidateUsers("fozzie")
                    .candidateGroups("bears")
                    .dueDate("PT1H")
                    .priority(3)
                    .formKey("form")
                    .attribute("flowable:category", "money")
                    .attribute("flowable:skipExpression", "${false}")
                    .taskListener("create", "${1}"))
        .callActivity(
            "call",
            "order",
            t ->
                t.in("a", "b")
                    .out("c", "d")
                    .inExpression("${1}", "e")
                    .attribute("flowable:processInstanceName", "Called")
                    .attribute("flowable:businessKey", "key"))
        .serviceTask("work", t -> t.expression("${1}").resultVariable("result"))
        .activity(
            "serviceTask",
            "outside",
            t ->
                t.attribute("flowable:type", "external-worker")
                    .attribute("flowable:topic", "topic"))
        .activity(
            "task",
            "loop",
            t ->
                t.executionListener("start", "${1}")
                    .multiInstance(
                        loop ->
                            loop.collection("all", "one")
                                .until("${false}")
                                .extension(
                                    "flowable:variableAggregation",
                                    a ->
                                        a.attribute("target", "gathered")
                                            .extension("flowable:variable", "source", "one"))))
        .catchEvent("wait", Trigger.timerDuration("PT1H"))
        .endEvent("end");
  }

  @Test
  void whateverValueIsBadComesBackWithItsPlace(TestEngine engine) {
    var file = rich().toXml();
    var repository = engine.engine().getRepositoryService();
    engine.deploy(rich());
    List<String> raw = new ArrayList<>();
    for (var value : VALUE.matcher(file).results().toList()) {
      var mutant = file.substring(0, value.start(2)) + BAD + file.substring(value.end(2));
      var thrown =
          catchThrowable(
              () ->
                  repository
                      .createDeployment()
                      .addBytes("rich.bpmn20.xml", mutant.getBytes(StandardCharsets.UTF_8))
                      .deploy());
      if (thrown != null
          && !(thrown instanceof DeploymentException refused
              && refused.problems().stream().allMatch(problem -> problem.line() > 0))) {
        raw.add(value.group() + ": " + thrown);
      }
    }
    assertThat(raw).isEmpty();
  }
}
