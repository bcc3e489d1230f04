package io.millrace.bpmn.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.model.BoundaryEvent;
import io.millrace.bpmn.model.BpmnElement;
import io.millrace.bpmn.model.BpmnModel;
import io.millrace.bpmn.model.ExclusiveGateway;
import io.millrace.bpmn.model.SequenceFlow;
import io.millrace.bpmn.model.ServiceTask;
import io.millrace.bpmn.model.UserTask;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.model.ExtensionAttribute;
import io.millrace.common.model.ExtensionElement;
import io.millrace.common.model.ExtensionText;
import java.util.List;
import org.junit.jupiter.api.Test;

class BpmnTest {

  private static List<String> flows(BpmnModel model) {
    return model.elements(SequenceFlow.class).stream()
        .map(
            flow ->
                flow.sourceRef()
                    + (flow.conditionExpression() == null
                        ? " -> "
                        : " -" + flow.conditionExpression() + "-> ")
                    + flow.targetRef())
        .toList();
  }

  @Test
  void eachNodeFollowsTheOneBeforeIt() {
    var model = Bpmn.process("order").startEvent("s").userTask("a").endEvent("e").toModel();
    assertThat(flows(model)).containsExactly("s -> a", "a -> e");
    assertThat(model.resourceName()).isEqualTo("order.bpmn20.xml");
    assertThat(model.findProcess("order").orElseThrow().isExecutable()).isTrue();
  }

  @Test
  void theNodeAfterBranchesFollowsAllOfTheirEnds() {
    var model =
        Bpmn.process("order")
            .startEvent("s")
            .exclusiveGateway("ok")
            .branch("${yes}", yes -> yes.userTask("ship"))
            .branch("${never}", never -> never.endEvent("stop"))
            .otherwise(no -> {})
            .endEvent("e")
            .toModel();
    assertThat(flows(model))
        .containsExactly(
            "s -> ok", "ok -${yes}-> ship", "ok -${never}-> stop", "ship -> e", "ok -> e");
    var gateway = model.find("ok", ExclusiveGateway.class).orElseThrow();
    assertThat(model.find(gateway.defaultFlow(), SequenceFlow.class).orElseThrow().targetRef())
        .isEqualTo("e");
  }

  @Test
  void aFlowCanLeadBackAndForth() {
    var model =
        Bpmn.process("order")
            .startEvent("s")
            .userTask("write")
            .exclusiveGateway("good")
            .branch("${again}", again -> again.connectTo("write"))
            .otherwise(fine -> fine.connectTo("done"))
            .moveTo("write")
            .boundaryEvent(
                "late",
                e -> e.timerWithDuration("PT1H").nonInterrupting(),
                late -> late.connectTo("done"))
            .sequenceFlow("write", "done", "${short}")
            .moveTo("good")
            .branch("${third}", third -> third.endEvent("done"))
            .toModel();
    assertThat(flows(model))
        .containsExactly(
            "s -> write",
            "write -> good",
            "good -${again}-> write",
            "good -> done",
            "late -> done",
            "write -${short}-> done",
            "good -${third}-> done");
    assertThat(model.find("late", BoundaryEvent.class).orElseThrow().cancelActivity()).isFalse();
  }

  @Test
  void whatSaysHowAnElementWorksIsWritten() {
    var note =
        new ExtensionElement(
            "urn:tool",
            "note",
            List.of(new ExtensionAttribute("", "a", "1")),
            List.of(new ExtensionText("hello")));
    var model =
        Bpmn.process("order")
            .name("Order")
            .documentation("How we sell.")
            .startEvent()
            .userTask(
                "review",
                t ->
                    t.name("Review")
                        .assignee("kermit")
                        .candidateUsers("a", "b")
                        .dueDate("P1D")
                        .asyncBefore()
                        .failedJobRetryTimeCycle("R3/PT1M")
                        .attribute("http://flowable.org/bpmn", "category", "c")
                        .extension(note))
            .serviceTask("pay", t -> t.delegateExpression("${pay}").field("to", "us"))
            .toModel();
    var review = model.find("review", UserTask.class).orElseThrow();
    assertThat(review.name()).isEqualTo("Review");
    assertThat(review.assignee()).isEqualTo("kermit");
    assertThat(review.candidateUsers()).isEqualTo("a,b");
    assertThat(review.category()).isEqualTo("c");
    assertThat(review.isAsyncBefore()).isTrue();
    assertThat(review.failedJobRetryTimeCycle()).isEqualTo("R3/PT1M");
    assertThat(review.extensionElements()).contains(note);
    assertThat(model.find("pay", ServiceTask.class).orElseThrow().delegateExpression())
        .isEqualTo("${pay}");
    assertThat(model.find("order").orElseThrow().documentation()).hasSize(1);
  }

  @Test
  void aMessageIsDeclaredOnce() {
    var model =
        Bpmn.process("order")
            .startEvent("s", e -> e.message("paid"))
            .catchEvent("c", e -> e.message("paid"))
            .endEvent("x", e -> e.error("E1"))
            .toModel();
    assertThat(model.definitions().messages())
        .extracting(BpmnElement::name)
        .containsExactly("paid");
    assertThat(model.definitions().errors()).hasSize(1);
  }

  @Test
  void aFileCanHoldTwoProcesses() {
    var model =
        Bpmn.process("a")
            .startEvent()
            .callActivity("call", "b")
            .andProcess("b")
            .startEvent()
            .endEvent()
            .toModel();
    assertThat(model.processes()).extracting(BpmnElement::id).containsExactly("a", "b");
  }

  @Test
  void misuseIsRefusedInWords() {
    assertThatThrownBy(() -> Bpmn.process(" "))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("has no id");
    assertThatThrownBy(() -> Bpmn.process("p").userTask("a"))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("nothing that could lead to 'a'");
    assertThatThrownBy(() -> Bpmn.process("p").startEvent("a").userTask("a"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'a' is given twice");
    assertThatThrownBy(() -> Bpmn.process("p").startEvent().connectTo("x").toXml())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("leads to 'x', which is not there");
    assertThatThrownBy(() -> Bpmn.process("p").startEvent().moveTo("x"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("no node 'x'");
    assertThatThrownBy(
            () -> Bpmn.process("p").startEvent().boundaryEvent("x", e -> e.error(), f -> {}))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("no activity that event 'x'");
    assertThatThrownBy(
            () ->
                Bpmn.process("p")
                    .startEvent()
                    .exclusiveGateway("g")
                    .branch("${x}", b -> {})
                    .toXml())
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("A branch of 'g' leads nowhere");
    assertThatThrownBy(
            () -> Bpmn.process("p").startEvent().catchEvent("c", e -> e.nonInterrupting()))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("'c' interrupts nothing");
    assertThatThrownBy(
            () -> Bpmn.process("p").startEvent().catchEvent("c", e -> e.codeVariable("x")))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("'c' has no definition yet");
    assertThatThrownBy(
            () -> Bpmn.process("p").startEvent("s").lane("L", "nowhere").lane("L", "s").toXml())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("Lane 'L' holds 'nowhere', which is not there");
  }
}
