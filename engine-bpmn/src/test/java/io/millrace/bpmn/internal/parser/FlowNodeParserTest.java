package io.millrace.bpmn.internal.parser;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.bpmn.test.Trigger.anyError;
import static io.millrace.bpmn.test.Trigger.message;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.internal.model.AdHocSubProcess;
import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.CallActivity;
import io.millrace.bpmn.internal.model.CaseTask;
import io.millrace.bpmn.internal.model.ComplexGateway;
import io.millrace.bpmn.internal.model.DecisionTask;
import io.millrace.bpmn.internal.model.EndEvent;
import io.millrace.bpmn.internal.model.EventBasedGateway;
import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.ExclusiveGateway;
import io.millrace.bpmn.internal.model.ExternalTask;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.InclusiveGateway;
import io.millrace.bpmn.internal.model.IntermediateCatchEvent;
import io.millrace.bpmn.internal.model.IntermediateThrowEvent;
import io.millrace.bpmn.internal.model.ManualTask;
import io.millrace.bpmn.internal.model.NoneTask;
import io.millrace.bpmn.internal.model.OutsideTask;
import io.millrace.bpmn.internal.model.ParallelGateway;
import io.millrace.bpmn.internal.model.ReceiveTask;
import io.millrace.bpmn.internal.model.ScriptTask;
import io.millrace.bpmn.internal.model.SendEventTask;
import io.millrace.bpmn.internal.model.SendTask;
import io.millrace.bpmn.internal.model.ServiceTask;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.model.SubProcess;
import io.millrace.bpmn.internal.model.Transaction;
import io.millrace.bpmn.internal.model.UserTask;
import io.millrace.bpmn.test.BpmnBuilder;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FlowNodeParserTest {

  private static final Map<Class<? extends FlowNode>, BpmnBuilder> EXAMPLES =
      Map.ofEntries(
          entry(StartEvent.class, process("p").startEvent("n")),
          entry(IntermediateCatchEvent.class, process("p").catchEvent("n", message("m"))),
          entry(IntermediateThrowEvent.class, process("p").throwEvent("n")),
          entry(
              BoundaryEvent.class,
              process("p").userTask("host").boundaryEvent("n", anyError(), b -> b.task("late"))),
          entry(EndEvent.class, process("p").startEvent().endEvent("n")),
          entry(ExclusiveGateway.class, process("p").choose("n").when("${x}", b -> b.task("a"))),
          entry(ParallelGateway.class, process("p").join("n")),
          entry(NoneTask.class, process("p").task("n")),
          entry(ManualTask.class, process("p").manualTask("n")),
          entry(UserTask.class, process("p").userTask("n")),
          entry(ServiceTask.class, process("p").serviceTask("n", t -> t.expression("${x}"))),
          entry(
              ScriptTask.class,
              process("p")
                  .activity(
                      "scriptTask",
                      "n",
                      t -> t.attribute("scriptFormat", "groovy").child("script", "1"))),
          entry(
              ExternalTask.class,
              process("p")
                  .serviceTask(
                      "n",
                      t ->
                          t.attribute("flowable:type", "external-worker")
                              .attribute("flowable:topic", "shipping"))),
          entry(
              OutsideTask.class,
              process("p").serviceTask("n", t -> t.attribute("flowable:type", "http"))),
          entry(
              DecisionTask.class,
              process("p")
                  .activity(
                      "businessRuleTask", "n", t -> t.attribute("camunda:decisionRef", "price"))),
          entry(
              SendTask.class,
              process("p")
                  .declare("message", "id", "m", "name", "sent")
                  .activity("sendTask", "n", t -> t.attribute("messageRef", "m"))),
          entry(
              SendEventTask.class,
              process("p")
                  .serviceTask(
                      "n",
                      t ->
                          t.attribute("flowable:type", "send-event")
                              .extensionText("flowable:eventType", "shipped"))),
          entry(InclusiveGateway.class, process("p").inclusive("n").task("a")),
          entry(ComplexGateway.class, process("p").complex("n", "${true}").task("a")),
          entry(
              EventBasedGateway.class,
              process("p").firstOf("n").way(b -> b.catchEvent("a", message("m")))),
          entry(ReceiveTask.class, process("p").receiveTask("n")),
          entry(SubProcess.class, process("p").subProcess("n", s -> s.userTask("inner"))),
          entry(
              EventSubProcess.class,
              process("p")
                  .userTask("a")
                  .eventSubProcess("n", s -> s.startEvent("come", message("m")).userTask("b"))),
          entry(Transaction.class, process("p").transaction("n", s -> s.userTask("inner"))),
          entry(
              AdHocSubProcess.class,
              process("p").adHocSubProcess("n", n -> n.inside("task", "id", "inner"))),
          entry(CallActivity.class, process("p").callActivity("n", "other")),
          entry(
              CaseTask.class,
              process("p")
                  .activity(
                      "callActivity", "n", node -> node.attribute("millrace:caseRef", "other"))));

  static Stream<Class<?>> leaves() {
    return leaves(FlowNode.class);
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(FlowNodeParserTest::leaves)
        : Stream.of(type);
  }

  @ParameterizedTest
  @MethodSource("leaves")
  void everyKindOfNodeIsReadWithItsLinks(Class<? extends FlowNode> kind) {
    assertThat(EXAMPLES).as("an example of each kind").containsKey(kind);
    var process = Parsing.parseWithCases(EXAMPLES.get(kind));
    var node = process.node("n");
    assertThat(node).isInstanceOf(kind);
    assertThat(process.parent("n")).isEqualTo("p");
    assertThat(process.children("p")).contains(node);
    assertThat(process.incoming("n")).allMatch(flow -> flow.target().equals("n"));
    assertThat(process.outgoing("n")).allMatch(flow -> flow.source().equals("n"));
  }

  @Test
  void whatEveryElementHasIsRead() {
    var xml =
        Parsing.around(
            """
            <task id='n' name='Do it' camunda:asyncBefore='true' flowable:asyncLeave='true' camunda:exclusive='false'>
              <documentation>First.</documentation><documentation>Second.</documentation>
              <extensionElements>
                <camunda:failedJobRetryTimeCycle>PT1M,PT5M</camunda:failedJobRetryTimeCycle>
              </extensionElements>
            </task>""");
    var info = Parsing.parse(xml).node("n").info();
    assertThat(info.id()).isEqualTo("n");
    assertThat(info.name()).isEqualTo("Do it");
    assertThat(info.documentation()).isEqualTo("First.\nSecond.");
    assertThat(info.position()).hasToString("SourcePosition[line=8, column=1]");
    var continuation = info.continuation();
    assertThat(continuation.asyncBefore()).isTrue();
    assertThat(continuation.asyncAfter()).isTrue();
    assertThat(continuation.exclusiveBefore()).isFalse();
    assertThat(continuation.exclusiveAfter()).isTrue();
    assertThat(continuation.failedJobRetryTimeCycle()).isEqualTo("PT1M,PT5M");
  }

  @Test
  void linksKeepTheOrderOfTheFile() {
    var process =
        Parsing.parse(
            process("p")
                .choose("gw")
                .when("${c}", b -> b.task("c"))
                .when("${a}", b -> b.task("a"))
                .otherwise(b -> b.task("b"))
                .merge("merge"));
    assertThat(process.outgoing("gw")).extracting("target").containsExactly("c", "a", "b");
    assertThat(process.outgoing("gw"))
        .extracting("condition")
        .containsExactly("${c}", "${a}", null);
    assertThat(process.incoming("merge")).extracting("source").containsExactly("c", "a", "b");
    assertThat(process.defaultFlow("gw").target()).isEqualTo("b");
    assertThat(process.defaultFlow("merge")).isNull();
  }

  @Test
  void nodesOfSubProcessesKnowTheirScope() {
    var process =
        Parsing.parse(
            process("p")
                .subProcess("outer", o -> o.subProcess("inner", i -> i.userTask("deep")))
                .boundaryEvent("late", anyError(), b -> b.task("after")));
    assertThat(process.parent("deep")).isEqualTo("inner");
    assertThat(process.parent("inner")).isEqualTo("outer");
    assertThat(process.parent("outer")).isEqualTo("p");
    assertThat(process.noneStartEvent("inner").id()).isEqualTo("start3");
    assertThat(process.startEvents("outer")).hasSize(1);
    assertThat(process.boundaryEvents("outer")).extracting("id").containsExactly("late");
    assertThat(process.boundaryEvents("inner")).isEmpty();
    assertThat(process.node("nowhere")).isNull();
    assertThat(process.flow("flow").source()).isEqualTo("start3");
  }

  @Test
  void aSequenceFlowNeedsNoId() {
    var process =
        Parsing.parse(
            Parsing.process(
                "<startEvent id='s'/>\n<sequenceFlow sourceRef='s' targetRef='e'/><endEvent id='e'/>"));
    assertThat(process.outgoing("s")).extracting("id").containsExactly("sequenceFlow@8:1");
  }
}
