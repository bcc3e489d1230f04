package io.millrace.bpmn.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.bpmn.repository.Deployment;
import io.millrace.bpmn.repository.DeploymentBuilder;
import io.millrace.bpmn.repository.Liberty;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Covers;
import java.io.IOException;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** Files as modelling tools write them: what they mean when they run, and what is told of them. */
@EngineTest
class LenientDeploymentTest {

  private static final String HEAD =
      "<definitions xmlns='http://www.omg.org/spec/BPMN/20100524/MODEL'"
          + " xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'"
          + " xmlns:bpmndi='http://www.omg.org/spec/BPMN/20100524/DI'"
          + " xmlns:tool='urn:a-tool' targetNamespace='t'>\n";

  private static String file(String... lines) {
    return HEAD
        + "<process id='order' isExecutable='true'>\n"
        + String.join("\n", lines)
        + "\n</process>\n</definitions>";
  }

  private static String flow(String source, String target) {
    return "<sequenceFlow id='%1$s_%2$s' sourceRef='%1$s' targetRef='%2$s'/>"
        .formatted(source, target);
  }

  private static DeploymentBuilder builder(TestEngine engine, String file) {
    return engine.engine().getRepositoryService().createDeployment().addString("order.bpmn", file);
  }

  private static Deployment deploy(TestEngine engine, String file) {
    return builder(engine, file).lenient().deploy();
  }

  private static List<Liberty> liberties(TestEngine engine, Deployment deployment) {
    return engine.engine().getRepositoryService().getDeploymentLiberties(deployment.getId());
  }

  private static String text(TestEngine engine, Deployment deployment, String resource)
      throws IOException {
    var repository = engine.engine().getRepositoryService();
    try (var stream = repository.getResourceAsStream(deployment.getId(), resource)) {
      return new String(stream.readAllBytes(), UTF_8);
    }
  }

  @Covers("161 lenient reading of foreign files")
  @Test
  void taskWithoutAnImplementationPassesOnAndIsWhatItWasInHistory(TestEngine engine) {
    var deployment =
        deploy(
            engine,
            file(
                "<startEvent id='s'/>",
                "<serviceTask id='pay'/>",
                "<sendTask id='tell'/>",
                "<businessRuleTask id='judge'/>",
                "<scriptTask id='count'/>",
                "<callActivity id='call'/>",
                flow("s", "pay"),
                flow("pay", "tell"),
                flow("tell", "judge"),
                flow("judge", "count"),
                flow("count", "call")));
    assertThat(liberties(engine, deployment))
        .extracting(liberty -> liberty.line() + " " + liberty.elementId() + " " + liberty.code())
        .containsExactly(
            "4 pay BPMN-060",
            "5 tell BPMN-060",
            "6 judge BPMN-060",
            "7 count BPMN-070",
            "8 call BPMN-064");
    var instance = engine.start("order");
    assertThat(engine.hasEnded(instance)).isTrue();
    assertThat(
            engine
                .history()
                .createHistoricActivityInstanceQuery()
                .processInstanceId(instance.getId())
                .activityId("pay")
                .singleResult()
                .getActivityType())
        .isEqualTo("serviceTask");
  }

  @Test
  void strictDeploymentIsRefusedWithTheSameReport(TestEngine engine) {
    var file =
        HEAD
            + "<process id='order' isExecutable='false'>\n<startEvent id='s'/>\n<serviceTask id='a'/>\n"
            + "<sequenceFlow id='f' sourceRef='s' targetRef='nowhere'/>\n</process></definitions>";
    var refused = catchThrowableOfType(DeploymentException.class, builder(engine, file)::deploy);
    var taken = liberties(engine, deploy(engine, file));
    assertThat(refused.problems())
        .extracting(p -> p.line() + " " + p.elementId() + " " + p.code() + " " + p.message())
        .containsExactlyElementsOf(
            taken.stream()
                .map(t -> t.line() + " " + t.elementId() + " " + t.code() + " " + t.message())
                .toList());
    assertThat(taken).extracting(Liberty::code).containsExactly("BPMN-002", "BPMN-060", "BPMN-030");
  }

  @Test
  void taskWhoseMappingHoldsAScriptThatCannotBeRunStaysATask(TestEngine engine) {
    var deployment =
        deploy(
            engine,
            file(
                "<startEvent id='s'/>",
                "<userTask id='approve'><extensionElements>"
                    + "<c:inputOutput xmlns:c='http://camunda.org/schema/1.0/bpmn'>"
                    + "<c:inputParameter name='a'><c:script>1</c:script></c:inputParameter>"
                    + "</c:inputOutput></extensionElements></userTask>",
                flow("s", "approve")));
    assertThat(liberties(engine, deployment))
        .extracting(liberty -> liberty.code() + " " + liberty.done())
        .containsExactly("BPMN-070 The mapping is left out.");
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).containsExactly("approve");
    engine.completeTask(instance, "approve");
  }

  @Test
  void instancesOfALoopThatCannotThrowAreAsManyAsBefore(TestEngine engine) {
    var deployment =
        deploy(
            engine,
            file(
                "<startEvent id='s'/>",
                "<userTask id='ask'><multiInstanceLoopCharacteristics behavior='None' noneBehaviorEventRef='gone'>"
                    + "<loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics></userTask>",
                flow("s", "ask")));
    assertThat(liberties(engine, deployment))
        .extracting(liberty -> liberty.code() + " " + liberty.done())
        .containsExactly("BPMN-047 The instances throw nothing.");
    assertThat(engine.openTasks(engine.start("order"))).containsExactly("ask", "ask");
  }

  @Test
  void nothingIsForgivenUnlessItIsAskedFor(TestEngine engine) {
    var before = Aftermath.allRows(engine);
    Assertions.assertThatThrownBy(
            () -> builder(engine, file("<startEvent id='s'/><serviceTask id='a'/>")).deploy())
        .isInstanceOf(DeploymentException.class);
    assertThat(Aftermath.allRows(engine)).isEqualTo(before);
  }

  @Test
  void whatIsDeployedIsKeptBesideTheOriginalAndTheReport(TestEngine engine) throws IOException {
    var file = file("<startEvent id='s'/><serviceTask id='a'/>", flow("s", "a"));
    var deployment = deploy(engine, file);
    var repository = engine.engine().getRepositoryService();
    assertThat(repository.getDeploymentResourceNames(deployment.getId()))
        .containsExactly("order.bpmn", "order.bpmn.liberties", "order.bpmn.original");
    assertThat(text(engine, deployment, "order.bpmn.original")).isEqualTo(file);
    var written = text(engine, deployment, "order.bpmn");
    var again = repository.createDeployment().addString("order.bpmn", written).deploy();
    assertThat(repository.getDeploymentLiberties(again.getId())).isEmpty();
    assertThat(liberties(engine, deployment))
        .singleElement()
        .satisfies(
            liberty -> {
              assertThat(liberty.resource()).isEqualTo("order.bpmn");
              assertThat(liberty.done()).contains("passes on at once");
              assertThat(liberty).asString().startsWith("order.bpmn:3:21 [a] BPMN-060: ");
            });
  }

  @Test
  void fileWithoutAnythingToForgiveIsDeployedAsItIs(TestEngine engine) throws IOException {
    var file =
        HEAD
            + "<import importType='http://www.w3.org/2001/XMLSchema' location='x.xsd' namespace='urn:x'/>\n"
            + "<collaboration id='c1'><participant id='p1' processRef='order'/></collaboration>\n"
            + "<collaboration id='c2'><participant id='p2' processRef='order'/></collaboration>\n"
            + "<tool:settings><tool:grid size='3'/></tool:settings>\n"
            + "<process id='order' tool:color='red'><tool:note>x</tool:note>"
            + "<startEvent id='s'><extensionElements><tool:icon/></extensionElements></startEvent></process>\n"
            + "<bpmndi:BPMNDiagram><bpmndi:BPMNPlane><bpmndi:BPMNShape bpmnElement='gone'/>"
            + "<bpmndi:BPMNEdge/></bpmndi:BPMNPlane></bpmndi:BPMNDiagram></definitions>";
    var deployment = deploy(engine, file);
    assertThat(liberties(engine, deployment)).isEmpty();
    assertThat(text(engine, deployment, "order.bpmn")).isEqualTo(file);
    assertThat(engine.hasEnded(engine.start("order"))).isTrue();
  }

  @Test
  void messageThatIsNotNamedIsAwaitedUnderTheNameOfItsElement(TestEngine engine) {
    var deployment =
        deploy(
            engine,
            file(
                "<startEvent id='s'/>",
                "<intermediateCatchEvent id='paid'><messageEventDefinition/></intermediateCatchEvent>",
                "<intermediateThrowEvent id='told'><messageEventDefinition/></intermediateThrowEvent>",
                flow("s", "paid"),
                flow("paid", "told")));
    assertThat(liberties(engine, deployment))
        .extracting(Liberty::done)
        .containsExactly("It refers to the message 'order.paid'.", "The event throws nothing.");
    var instance = engine.start("order");
    engine.runtime().messageEventReceived("order.paid", engine.executionAt(instance, "paid"));
    assertThat(engine.hasEnded(instance)).isTrue();
  }

  @Test
  void timerInWordsAndConditionInAnotherLanguageHoldNothingUp(TestEngine engine) {
    var deployment =
        deploy(
            engine,
            file(
                "<startEvent id='s'/>",
                "<intermediateCatchEvent id='wait'><timerEventDefinition><timeDuration>every morning</timeDuration></timerEventDefinition></intermediateCatchEvent>",
                "<exclusiveGateway id='g'/><task id='yes'/><task id='no'/>",
                flow("s", "wait"),
                flow("wait", "g"),
                "<sequenceFlow id='toYes' sourceRef='g' targetRef='yes'><conditionExpression>amount &gt; 5</conditionExpression></sequenceFlow>",
                flow("g", "no")));
    assertThat(liberties(engine, deployment))
        .extracting(liberty -> liberty.code() + " " + liberty.done())
        .containsExactly(
            "BPMN-018 The event passes on at once.", "BPMN-017 The flow has no condition.");
    var instance = engine.start("order");
    assertThat(engine.hasEnded(instance)).isTrue();
    assertThat(engine.history(instance)).contains("yes").doesNotContain("no");
  }

  @Test
  void flowFromNowhereIsLeftOutAndScopeWithoutStartBeginsWhereNothingLeads(TestEngine engine) {
    deploy(
        engine,
        file(
            "<sequenceFlow id='f' sourceRef='nowhere' targetRef='a'/>",
            "<userTask id='a'/><userTask id='b'/><userTask id='c'/>",
            flow("a", "c")));
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).containsExactlyInAnyOrder("a", "b");
    engine.completeTask(instance, "a");
    engine.completeTask(instance, "b");
    engine.completeTask(instance, "c");
    assertThat(engine.hasEnded(instance)).isTrue();
  }

  @Test
  void flowOverTheBorderOfASubProcessLeavesTheSubProcess(TestEngine engine) {
    deploy(
        engine,
        file(
            "<startEvent id='s'/>",
            "<subProcess id='sub'><startEvent id='i'/><userTask id='in'/>"
                + flow("i", "in")
                + "</subProcess>",
            "<userTask id='out'/>",
            flow("s", "sub"),
            flow("in", "out")));
    var instance = engine.start("order");
    engine.completeTask(instance, "in");
    assertThat(engine.openTasks(instance)).containsExactly("out");
    engine.completeTask(instance, "out");
  }

  @Test
  void elementsThatNobodyKnowsPassOnAndIdsThatRepeatAreRenamed(TestEngine engine) {
    var deployment =
        deploy(
            engine,
            file(
                "<startEvent id='s'/>",
                "<wizardTask id='magic' wand='long'/>",
                "<userTask id='a' form='f'/>",
                "<userTask id='a'/>",
                "<gizmo/>",
                flow("s", "magic"),
                flow("magic", "a")));
    assertThat(liberties(engine, deployment))
        .extracting(Liberty::code)
        .containsExactly("BPMN-004", "BPMN-006", "BPMN-013", "BPMN-004");
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).containsExactly("a");
    engine.completeTask(instance, "a");
  }

  @Test
  void repeatedDeploymentIsFoundAgainAndOneThatIsGoneHasNoReport(TestEngine engine) {
    var file = file("<startEvent id='s'/><serviceTask id='a'/>", flow("s", "a"));
    var first = builder(engine, file).name("x").enableDuplicateFiltering().lenient().deploy();
    var second = builder(engine, file).name("x").enableDuplicateFiltering().lenient().deploy();
    assertThat(second.getId()).isEqualTo(first.getId());
    engine.engine().getRepositoryService().deleteDeployment(first.getId());
    Assertions.assertThatThrownBy(() -> liberties(engine, first))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void fileBesideWhichNothingCanBeKeptIsRefused(TestEngine engine) {
    var file = file("<startEvent id='s'/><serviceTask id='a'/>", flow("s", "a"));
    var taken = builder(engine, file).addString("order.bpmn.original", "x").lenient();
    Assertions.assertThatThrownBy(taken::deploy)
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("order.bpmn.original");
  }

  @Test
  void whatCannotBeGotAroundIsRefusedForAllFilesAtOnce(TestEngine engine) {
    var before = Aftermath.allRows(engine);
    var deployment =
        engine
            .engine()
            .getRepositoryService()
            .createDeployment()
            .addString("a.bpmn", "<html/>")
            .addString("b.bpmn", HEAD + "</definitions>")
            .lenient();
    var refused = catchThrowableOfType(DeploymentException.class, deployment::deploy);
    assertThat(refused.problems())
        .extracting(problem -> problem.resource() + " " + problem.code())
        .containsExactly("a.bpmn BPMN-001", "b.bpmn BPMN-002");
    assertThat(Aftermath.allRows(engine)).isEqualTo(before);
  }
}
