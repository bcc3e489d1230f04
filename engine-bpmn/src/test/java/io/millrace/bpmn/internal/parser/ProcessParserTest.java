package io.millrace.bpmn.internal.parser;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.ProcessSettings.History;
import io.millrace.bpmn.internal.model.ProcessSettings.Starters;
import io.millrace.test.conformance.Covers;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProcessParserTest {

  private static final String CONTENT =
      "<startEvent id='%1$s1'/><sequenceFlow id='%1$s2' sourceRef='%1$s1' targetRef='%1$s3'/><endEvent id='%1$s3'/>";

  @Test
  void whatAppliesToAProcessAsAWholeIsRead() {
    var process =
        Parsing.parse(
            Parsing.file(
                """
                <process id='p' name='Order' isExecutable='true' processType='None' isClosed='false'
                    camunda:versionTag='v7' camunda:historyTimeToLive='30' flowable:candidateStarterUsers='kermit'
                    flowable:candidateStarterGroups='a,b' camunda:isStartableInTasklist='true' modeler:color='red'>
                  <documentation>All about it.</documentation>
                  <extensionElements>
                    <flowable:historyLevel>full</flowable:historyLevel>
                    <activiti:potentialStarter><resourceAssignmentExpression>
                      <formalExpression>user(gonzo), cooks</formalExpression>
                    </resourceAssignmentExpression></activiti:potentialStarter>
                    <camunda:properties><camunda:property name='x' value='y'/></camunda:properties>
                    <modeler:anything><modeler:more/></modeler:anything>
                  </extensionElements>
                  <laneSet id='l'><lane id='l1'><flowNodeRef>s1</flowNodeRef></lane></laneSet>"""
                    + CONTENT.formatted("s")
                    + "<textAnnotation id='t'><text>Hi</text></textAnnotation><association id='a' sourceRef='t' targetRef='s1'/>"
                    + "<dataObject id='d'/><dataObjectReference id='r' dataObjectRef='d'/></process>"
                    + "<collaboration id='c'><participant id='q' processRef='p'/></collaboration>"
                    + "<x:BPMNDiagram xmlns:x='http://www.omg.org/spec/BPMN/20100524/DI'><x:any/></x:BPMNDiagram>"));
    assertThat(process.key()).isEqualTo("p");
    assertThat(process.info().name()).isEqualTo("Order");
    assertThat(process.info().documentation()).isEqualTo("All about it.");
    assertThat(process.settings().category()).isEqualTo("urn:test");
    assertThat(process.settings().versionTag()).isEqualTo("v7");
    assertThat(process.settings().history()).isEqualTo(new History("full", "30"));
    assertThat(process.settings().starters())
        .isEqualTo(new Starters(List.of("kermit", "gonzo"), List.of("a", "b", "cooks")));
    assertThat(process.graph().nodes()).containsOnlyKeys("s1", "s3");
  }

  @Covers("125 several processes in one file")
  @Test
  void aFileMayHoldSeveralProcesses() {
    var parsed = Parsing.parseAll(process("p").task("a").andProcess("q").task("b").toXml());
    assertThat(parsed.processes()).extracting(ProcessModel::key).containsExactly("p", "q");
    assertThat(parsed.processes().get(0).node("b")).isNull();
    assertThat(parsed.warnings()).isEmpty();
  }

  @Covers("141 process that is drawn only")
  @Test
  void aProcessThatIsOnlyDrawnIsNotReadAndNamedInAWarning() {
    var xml =
        Parsing.file(
            "<process id='drawn' isExecutable='false' camunda:nonsense='x'><complexGateway id='g'/></process>"
                + "<process id='p'>"
                + CONTENT.formatted("s")
                + "</process>");
    var parsed = Parsing.parseAll(xml);
    assertThat(parsed.processes()).extracting(ProcessModel::key).containsExactly("p");
    assertThat(parsed.warnings())
        .extracting("code", "elementId")
        .containsExactly(org.assertj.core.groups.Tuple.tuple("BPMN-003", "drawn"));
  }
}
