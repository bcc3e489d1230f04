package io.millrace.bpmn.internal.parser;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.CallActivity;
import io.millrace.bpmn.internal.model.CallMapping;
import io.millrace.bpmn.internal.model.CallMapping.BusinessKey;
import io.millrace.bpmn.internal.model.CalledElement;
import io.millrace.bpmn.internal.model.CalledElement.Binding;
import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.bpmn.internal.model.Implementation.Kind;
import io.millrace.bpmn.internal.model.InjectedField;
import io.millrace.bpmn.internal.model.ResultVariable;
import io.millrace.bpmn.internal.model.ServiceTask;
import io.millrace.bpmn.internal.model.TaskAssignment;
import io.millrace.bpmn.internal.model.TaskDetails;
import io.millrace.bpmn.internal.model.UserTask;
import io.millrace.bpmn.internal.model.VariableMapping;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ActivityParserTest {

  @ParameterizedTest
  @ValueSource(strings = {"millrace", "flowable", "camunda", "operaton", "activiti"})
  void attributesMeanTheSameInEveryEnginesNamespace(String prefix) {
    var task =
        Parsing.node(
            UserTask.class,
            "<userTask id='n' %1$s:assignee='kermit' %1$s:candidateGroups='a, b' %1$s:dueDate='P1D'/>"
                .formatted(prefix));
    assertThat(task.assignment())
        .isEqualTo(new TaskAssignment("kermit", null, List.of(), List.of("a", "b")));
    assertThat(task.details().dueDate()).isEqualTo("P1D");
  }

  @Test
  void aUserTaskKeepsAllThatIsKnownOfIt() {
    var task =
        Parsing.node(
            UserTask.class,
            """
            <userTask id='n' implementation='##unspecified' camunda:assignee='${user}' flowable:owner='gonzo'
                flowable:candidateUsers='${users.of(a, "b")}, piggy' camunda:followUpDate='P2D' flowable:dueDate='${due}'
                camunda:priority='50' flowable:category='c-${x}' flowable:formKey='form' flowable:formFieldValidation='true'/>
            """);
    assertThat(task.assignment())
        .isEqualTo(
            new TaskAssignment(
                "${user}", "gonzo", List.of("${users.of(a, \"b\")}", "piggy"), List.of()));
    assertThat(task.details())
        .isEqualTo(new TaskDetails("${due}", "P2D", "50", "c-${x}", "form", null));
  }

  @Test
  void rolesOfTheStandardBecomeAssigneeAndCandidates() {
    var task =
        Parsing.node(
            UserTask.class,
            """
            <userTask id='n'>
              <humanPerformer><resourceAssignmentExpression><formalExpression>kermit</formalExpression></resourceAssignmentExpression></humanPerformer>
              <potentialOwner><resourceAssignmentExpression>
                <formalExpression>user(gonzo), group(cooks), waiters</formalExpression>
              </resourceAssignmentExpression></potentialOwner>
            </userTask>""");
    assertThat(task.assignment())
        .isEqualTo(
            new TaskAssignment("kermit", null, List.of("gonzo"), List.of("cooks", "waiters")));
  }

  @Test
  void aServiceTaskCallsAClassADelegateOrAnExpression() {
    assertThat(service("camunda:class='a.B'").implementation())
        .isEqualTo(new Implementation(Kind.CLASS, "a.B", List.of()));
    assertThat(service("flowable:delegateExpression='${bean}'").implementation())
        .isEqualTo(new Implementation(Kind.DELEGATE_EXPRESSION, "${bean}", List.of()));
    var task =
        service(
            "flowable:expression='#{bean.call()}' flowable:resultVariableName='r' flowable:triggerable='false'");
    assertThat(task.implementation())
        .isEqualTo(new Implementation(Kind.EXPRESSION, "#{bean.call()}", List.of()));
    assertThat(task.result()).isEqualTo(new ResultVariable("r", false));
    assertThat(
            service(
                    "millrace:expression='${1}' millrace:resultVariable='r' millrace:useLocalScopeForResultVariable='true'")
                .result())
        .isEqualTo(new ResultVariable("r", true));
    assertThat(service("camunda:class='a.B'").result()).isNull();
  }

  @Test
  void fieldsAreInjectedFromAttributesAndFromChildren() {
    var task =
        Parsing.node(
            ServiceTask.class,
            """
            <serviceTask id='n' flowable:class='a.B'><extensionElements>
              <flowable:field name='a' stringValue=' one '/>
              <flowable:field name='b' expression='${two}'/>
              <flowable:field name='c'><flowable:string><![CDATA[<three>]]></flowable:string></flowable:field>
              <camunda:field name='d'><camunda:expression>${four}</camunda:expression></camunda:field>
            </extensionElements></serviceTask>""");
    assertThat(task.implementation().fields())
        .containsExactly(
            new InjectedField("a", " one ", false),
            new InjectedField("b", "${two}", true),
            new InjectedField("c", "<three>", false),
            new InjectedField("d", "${four}", true));
  }

  @Test
  void aCallActivityBindsAsEitherFamilyOfEnginesSays() {
    assertThat(called("calledElement='x'")).isEqualTo(new CalledElement("x", Binding.LATEST, null));
    assertThat(called("calledElement='${x}' flowable:calledElementType='id'"))
        .isEqualTo(new CalledElement("${x}", Binding.ID, null));
    assertThat(called("calledElement='x' flowable:sameDeployment='true'"))
        .isEqualTo(new CalledElement("x", Binding.DEPLOYMENT, null));
    assertThat(
            called(
                "calledElement='x' camunda:calledElementBinding='version' camunda:calledElementVersion='3'"))
        .isEqualTo(new CalledElement("x", Binding.VERSION, "3"));
    assertThat(
            called(
                "calledElement='x' camunda:calledElementBinding='versionTag' camunda:calledElementVersionTag='v'"))
        .isEqualTo(new CalledElement("x", Binding.VERSION_TAG, "v"));
  }

  @Test
  void aCallActivityMapsVariablesInAndOut() {
    var call =
        Parsing.node(
            CallActivity.class,
            """
            <callActivity id='n' calledElement='x' flowable:inheritBusinessKey='true'><extensionElements>
              <flowable:in source='a' target='b'/>
              <flowable:in sourceExpression='${1}' target='c'/>
              <camunda:in variables='all'/>
              <camunda:in businessKey='${key}'/>
              <camunda:out source='d' target='e' local='false'/>
            </extensionElements></callActivity>""");
    var mapping = call.mapping();
    assertThat(mapping.in())
        .containsExactly(
            new VariableMapping("a", null, "b"), new VariableMapping(null, "${1}", "c"));
    assertThat(mapping.out()).containsExactly(new VariableMapping("d", null, "e"));
    assertThat(mapping.allIn()).isEqualTo(CallMapping.Whole.ALL);
    assertThat(mapping.allOut()).isEqualTo(CallMapping.Whole.NONE);
    assertThat(mapping.businessKey()).isEqualTo(new BusinessKey(true, "${key}"));
  }

  @Test
  void aLoopHasItsCountInEitherWayOfWriting() {
    var flowable =
        loop(
            "<multiInstanceLoopCharacteristics isSequential='true' flowable:collection='list' flowable:elementVariable='e' "
                + "flowable:elementIndexVariable='i'><completionCondition>${done}</completionCondition>"
                + "</multiInstanceLoopCharacteristics>");
    assertThat(flowable.isSequential()).isTrue();
    assertThat(flowable.collection()).isEqualTo("list");
    assertThat(flowable.elementVariable()).isEqualTo("e");
    assertThat(flowable.elementIndexVariable()).isEqualTo("i");
    assertThat(flowable.completionCondition()).isEqualTo("${done}");
    var standard =
        loop(
            "<multiInstanceLoopCharacteristics><loopCardinality>3</loopCardinality><loopDataInputRef>list</loopDataInputRef>"
                + "<inputDataItem name='e'/></multiInstanceLoopCharacteristics>");
    assertThat(standard.isSequential()).isFalse();
    assertThat(standard.cardinality()).isEqualTo("3");
    assertThat(standard.collection()).isEqualTo("list");
    assertThat(standard.elementVariable()).isEqualTo("e");
  }

  @Test
  void anActivityWithoutLoopIsDoneOnce() {
    assertThat(Parsing.node(Activity.class, "<task id='n'/>").isMultiInstance()).isFalse();
  }

  @Test
  void asyncMeansEachInstanceInOneFamilyOfEnginesAndTheWholeInTheOther() {
    var loop =
        "<multiInstanceLoopCharacteristics%s><loopCardinality>3</loopCardinality></multiInstanceLoopCharacteristics>";
    var flowable =
        Parsing.node(
            Activity.class, "<task id='n' flowable:async='true'>" + loop.formatted("") + "</task>");
    assertThat(flowable.continuation().asyncBefore()).isFalse();
    assertThat(flowable.loop().continuation().asyncBefore()).isTrue();
    var camunda =
        Parsing.node(
            Activity.class,
            "<task id='n' camunda:asyncBefore='true'>" + loop.formatted("") + "</task>");
    assertThat(camunda.continuation().asyncBefore()).isTrue();
    assertThat(camunda.loop().continuation().asyncBefore()).isFalse();
    var inner =
        Parsing.node(
            Activity.class,
            "<task id='n'>"
                + loop.formatted(" camunda:asyncAfter='true' camunda:exclusive='false'")
                + "</task>");
    assertThat(inner.continuation().asyncAfter()).isFalse();
    assertThat(inner.loop().continuation().asyncAfter()).isTrue();
    assertThat(inner.loop().continuation().exclusiveAfter()).isFalse();
  }

  private static io.millrace.bpmn.internal.model.LoopCharacteristics loop(String xml) {
    return Parsing.node(Activity.class, "<task id='n'>" + xml + "</task>").loop();
  }

  private static ServiceTask service(String attributes) {
    return Parsing.node(ServiceTask.class, "<serviceTask id='n' " + attributes + "/>");
  }

  private static CalledElement called(String attributes) {
    return Parsing.node(CallActivity.class, "<callActivity id='n' " + attributes + "/>")
        .calledElement();
  }
}
