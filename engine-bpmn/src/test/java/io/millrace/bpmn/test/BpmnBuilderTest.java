package io.millrace.bpmn.test;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class BpmnBuilderTest {

  private static final Pattern FLOW =
      Pattern.compile("<sequenceFlow id=\"\\w+\" sourceRef=\"(\\w+)\" targetRef=\"(\\w+)\"");

  @Test
  void whatIsNotDrawnAtEitherEndIsAdded() {
    assertThat(flows(process("p").userTask("a"))).containsExactly("start-a", "a-end");
    assertThat(flows(process("p").startEvent("s").userTask("a").endEvent("e")))
        .containsExactly("s-a", "a-e");
  }

  @Test
  void aForkLeadsToEachBranchAndAJoinWaitsForThoseThatAreOpen() {
    assertThat(flows(process("p").fork(b -> b.task("a"), b -> b.task("b").endEvent("e")).join()))
        .containsExactly("start-fork", "fork-a", "fork-b", "b-e", "a-join", "join-end");
  }

  @Test
  void aChoiceKeepsItsConditionsEvenWhereAWayIsEmpty() {
    var file =
        process("p").choose("gw").when("${x}", b -> b.task("a")).otherwise(b -> {}).merge("m");
    assertThat(flows(file)).containsExactly("start-gw", "gw-a", "a-m", "gw-m", "m-end");
    assertThat(file.toXml()).contains("id=\"gw\" default=\"flow4\"").contains(">${x}<");
  }

  @Test
  void flowsMayLeadBackAndGoOnElsewhere() {
    var file =
        process("p")
            .task("a")
            .choose("gw")
            .when("${again}", b -> b.connectTo("a"))
            .otherwise(b -> b.task("b"));
    assertThat(flows(file)).containsExactly("start-a", "a-gw", "gw-a", "gw-b", "b-end");
  }

  @Test
  void aBoundaryEventBelongsToTheActivityBeforeItAndItsPathEndsByItself() {
    var file =
        process("p")
            .subProcess("s", s -> s.task("in"))
            .boundaryEvent("b", Trigger.timerDuration("PT1H"), b -> b.task("late"))
            .task("next");
    assertThat(flows(file))
        .containsExactly(
            "start2-in", "in-end", "start-s", "b-late", "late-end2", "s-next", "next-end3");
    assertThat(file.toXml()).contains("<boundaryEvent id=\"b\" attachedToRef=\"s\">");
  }

  @Test
  void valuesAreEscaped() {
    assertThat(process("p").task("a").name("\"<&>\"").toXml())
        .contains("name=\"&quot;&lt;&amp;>&quot;\"");
  }

  @Test
  void aFileIsNamedAfterItsFirstProcess() {
    assertThat(process("p").task("a").andProcess("q").task("b").resourceName())
        .isEqualTo("p.bpmn20.xml");
  }

  private static List<String> flows(BpmnBuilder file) {
    return FLOW.matcher(file.toXml())
        .results()
        .map(flow -> flow.group(1) + "-" + flow.group(2))
        .toList();
  }
}
