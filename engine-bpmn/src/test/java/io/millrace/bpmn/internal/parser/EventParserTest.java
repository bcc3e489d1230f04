package io.millrace.bpmn.internal.parser;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.EndEvent;
import io.millrace.bpmn.internal.model.ErrorDeclaration;
import io.millrace.bpmn.internal.model.ErrorEventDefinition;
import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.IntermediateCatchEvent;
import io.millrace.bpmn.internal.model.IntermediateThrowEvent;
import io.millrace.bpmn.internal.model.Message;
import io.millrace.bpmn.internal.model.MessageEventDefinition;
import io.millrace.bpmn.internal.model.NoneEventDefinition;
import io.millrace.bpmn.internal.model.ReceiveTask;
import io.millrace.bpmn.internal.model.Signal;
import io.millrace.bpmn.internal.model.SignalEventDefinition;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.model.TerminateEventDefinition;
import io.millrace.bpmn.internal.model.TerminateEventDefinition.Extent;
import io.millrace.bpmn.internal.model.TimerEventDefinition;
import io.millrace.bpmn.internal.model.TimerEventDefinition.Kind;
import io.millrace.bpmn.test.Trigger;
import org.junit.jupiter.api.Test;

class EventParserTest {

  @Test
  void aStartEventHasItsTriggerInitiatorAndForm() {
    var process =
        Parsing.parse(
            process("p")
                .startEvent("s", null, n -> n.attribute("flowable:initiator", "me").formKey("f"))
                .startEvent("t", Trigger.timerCycle("R3/PT1H"))
                .startEvent("m", Trigger.message("go"))
                .startEvent("g", Trigger.signal("all")));
    var none = (StartEvent) process.node("s");
    assertThat(none.definition()).isEqualTo(new NoneEventDefinition());
    assertThat(none.initiator()).isEqualTo("me");
    assertThat(none.formKey()).isEqualTo("f");
    assertThat(process.noneStartEvent("p")).isEqualTo(none);
    assertThat(definition(process.node("t")))
        .isEqualTo(new TimerEventDefinition(Kind.CYCLE, "R3/PT1H", null, null));
    assertThat(definition(process.node("m")))
        .isEqualTo(new MessageEventDefinition(new Message("message", "go")));
    assertThat(definition(process.node("g")))
        .isEqualTo(new SignalEventDefinition(new Signal("signal", "all", Signal.Scope.GLOBAL)));
    assertThat(process.startEvents("p")).extracting("id").containsExactly("s", "t", "m", "g");
  }

  @Test
  void aTimerIsADateADurationOrACycle() {
    assertThat(
            caught(
                "<timerEventDefinition><timeDate> 2030-01-31T12:00:00Z </timeDate></timerEventDefinition>"))
        .isEqualTo(new TimerEventDefinition(Kind.DATE, "2030-01-31T12:00:00Z", null, null));
    assertThat(
            caught(
                "<timerEventDefinition><timeDuration xsi:type='tFormalExpression'>PT5M</timeDuration></timerEventDefinition>"))
        .isEqualTo(new TimerEventDefinition(Kind.DURATION, "PT5M", null, null));
    assertThat(
            caught(
                "<timerEventDefinition><timeCycle>${cycle}</timeCycle><timeDate/></timerEventDefinition>"))
        .isEqualTo(new TimerEventDefinition(Kind.CYCLE, "${cycle}", null, null));
  }

  @Test
  void aCycleMayHaveAnEnd() {
    assertThat(
            caught(
                "<timerEventDefinition><timeCycle flowable:endDate='2030-01-31'>R/PT1H</timeCycle></timerEventDefinition>"))
        .isEqualTo(new TimerEventDefinition(Kind.CYCLE, "R/PT1H", null, "2030-01-31"));
  }

  @Test
  void namesMayComeFromExpressionsOfTheEvent() {
    assertThat(caught("<messageEventDefinition flowable:messageExpression='${m}'/>"))
        .isEqualTo(new MessageEventDefinition(new Message(null, "${m}")));
    assertThat(caught("<signalEventDefinition flowable:signalExpression='${s}'/>"))
        .isEqualTo(new SignalEventDefinition(new Signal(null, "${s}", Signal.Scope.GLOBAL)));
  }

  @Test
  void declarationsMayStandAnywhereInTheFileAndCarryAPrefix() {
    var xml =
        Parsing.file(
            """
            <signal id='sig' name='first' flowable:scope='processInstance'/>
            <process id='p'><startEvent id='s'/><sequenceFlow id='f' sourceRef='s' targetRef='n'/>
              <receiveTask id='n' messageRef='tns:msg'/>
              <boundaryEvent id='b' attachedToRef='n'><signalEventDefinition signalRef='sig'/></boundaryEvent>
            </process>
            <message id='msg' name='second' itemRef='x'/>
            <error id='err' name='Third' errorCode='E3'/>
            <itemDefinition id='x' structureRef='y'/>""");
    var process = Parsing.parse(xml);
    assertThat(((ReceiveTask) process.node("n")).message()).isEqualTo(new Message("msg", "second"));
    assertThat(definition(process.node("b")))
        .isEqualTo(
            new SignalEventDefinition(new Signal("sig", "first", Signal.Scope.PROCESS_INSTANCE)));
    assertThat(process.declarations().errors().get("err"))
        .isEqualTo(new ErrorDeclaration("err", "Third", "E3"));
    assertThat(process.declarations().messages()).containsOnlyKeys("msg");
    assertThat(process.declarations().signals()).containsOnlyKeys("sig");
  }

  @Test
  void aBoundaryEventInterruptsUnlessItSaysNo() {
    var process =
        Parsing.parse(
            process("p")
                .userTask("t")
                .boundaryEvent("stop", Trigger.timerDuration("PT1H"), b -> b.task("x"))
                .nonInterruptingBoundaryEvent(
                    "remind", Trigger.timerCycle("R/PT1M"), b -> b.task("y")));
    assertThat(((BoundaryEvent) process.node("stop")).interrupting()).isTrue();
    assertThat(((BoundaryEvent) process.node("remind")).interrupting()).isFalse();
    assertThat(((BoundaryEvent) process.node("remind")).attachedTo()).isEqualTo("t");
    assertThat(process.boundaryEvents("t")).extracting("id").containsExactly("stop", "remind");
  }

  @Test
  void anErrorWithoutReferenceOrCodeIsEveryError() {
    var process =
        Parsing.parse(
            process("p")
                .userTask("t")
                .boundaryEvent("any", Trigger.anyError(), b -> b.task("x"))
                .boundaryEvent("one", Trigger.error("E1"), b -> b.task("y")));
    assertThat(((ErrorEventDefinition) definition(process.node("any"))).errorCode()).isNull();
    assertThat(((ErrorEventDefinition) definition(process.node("one"))).errorCode())
        .isEqualTo("E1");
  }

  @Test
  void anErrorThatIsNotDeclaredIsItsOwnCode() {
    var xml =
        Parsing.process(
            "<startEvent id='s'/>"
                + Parsing.flow("f", "s", "n")
                + "<endEvent id='n'><errorEventDefinition errorRef='E9'/></endEvent>");
    var end = (EndEvent) Parsing.parse(xml).node("n");
    assertThat(((ErrorEventDefinition) end.definition()).errorCode()).isEqualTo("E9");
    assertThat(Parsing.codes(xml)).containsExactly("BPMN-050");
  }

  @Test
  void anEndEventIsNoneErrorOrTerminate() {
    var process =
        Parsing.parse(
            process("p")
                .fork(
                    b -> b.endEvent("none"),
                    b -> b.endEvent("error", Trigger.error("E1")),
                    b -> b.endEvent("scope", Trigger.terminate()),
                    b -> b.endEvent("root", Trigger.terminateAll())));
    assertThat(definition(process.node("none"))).isEqualTo(new NoneEventDefinition());
    assertThat(definition(process.node("error")))
        .isEqualTo(new ErrorEventDefinition(new ErrorDeclaration("error2", "E1", "E1")));
    assertThat(definition(process.node("scope")))
        .isEqualTo(new TerminateEventDefinition(Extent.SCOPE));
    assertThat(definition(process.node("root")))
        .isEqualTo(new TerminateEventDefinition(Extent.ALL));
  }

  @Test
  void aThrowEventIsNoneOrSignal() {
    var process =
        Parsing.parse(
            process("p").throwEvent("none").throwEvent("signal", Trigger.instanceSignal("s")));
    assertThat(((IntermediateThrowEvent) process.node("none")).definition())
        .isEqualTo(new NoneEventDefinition());
    assertThat(definition(process.node("signal")))
        .isEqualTo(
            new SignalEventDefinition(new Signal("signal2", "s", Signal.Scope.PROCESS_INSTANCE)));
  }

  private static Object caught(String definition) {
    var xml = "<intermediateCatchEvent id='n'>" + definition + "</intermediateCatchEvent>";
    return Parsing.node(IntermediateCatchEvent.class, xml).definition();
  }

  private static Object definition(Object node) {
    return ((Event) node).definition();
  }
}
