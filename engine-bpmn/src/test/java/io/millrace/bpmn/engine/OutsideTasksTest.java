package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.HttpTaskException;
import io.millrace.common.MailTaskException;
import io.millrace.common.ShellTaskException;
import io.millrace.common.decision.DecisionBinding;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Tasks whose work the engine does itself: requests, mails, commands. */
@EngineTest
class OutsideTasksTest {

  private static NodeBuilder get(NodeBuilder task) {
    return task.attribute("flowable:type", "http")
        .field("requestMethod", "GET")
        .fieldExpression("requestUrl", "http://localhost/${path}")
        .field("handleStatusCodes", "4XX")
        .field("failStatusCodes", "5XX");
  }

  @Test
  void aResponseThatIsNoTextIsKeptAsItsBytes(TestEngine engine) {
    // given
    var image = new byte[] {(byte) 0x89, 'P', 'N', 'G', (byte) 0xff, 0};
    engine.outside().answers(image);
    engine.deploy(
        process("order")
            .serviceTask("call", t -> get(t).field("responseVariableName", "picture"))
            .userTask("after"));
    // when
    var order = engine.start("order", Map.of("path", "picture"));
    // then
    assertThat(engine.runtime().getVariable(order.getId(), "picture")).isEqualTo(image);
    assertThat(engine.lastValue(order, "picture")).isEqualTo(image);
  }

  @Covers(
      value = "78 HTTP task",
      aspect = {Aspect.NORMAL, Aspect.HISTORY})
  @Test
  void aRequestIsSentAndItsResponseKept(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "call",
                t ->
                    get(t)
                        .field("responseVariableName", "answer")
                        .field("saveResponseParameters", "true")
                        .field("resultVariablePrefix", "my"))
            .userTask("after"));
    var order = engine.start("order", Map.of("path", "orders"));
    assertThat(engine.outside().requests())
        .extracting(request -> request.method() + " " + request.url())
        .containsExactly("GET http://localhost/orders");
    assertThat(engine.runtime().getVariables(order.getId()))
        .containsEntry("answer", "{\"a\": 1}")
        .containsEntry("myResponseStatusCode", 200);
    assertThat(
            engine
                .history()
                .createHistoricActivityInstanceQuery()
                .activityId("call")
                .singleResult()
                .getActivityType())
        .isEqualTo("serviceTask");
  }

  @Covers(
      value = "78 HTTP task",
      aspect = {Aspect.IN_SUB_PROCESS, Aspect.IN_MULTI_INSTANCE})
  @Test
  void aStatusThatTheModelHandlesIsAnErrorOfTheModel(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "inner",
                s ->
                    s.serviceTask(
                            "call",
                            t -> get(t).multiInstance(loop -> loop.sequential().cardinality(2)))
                        .boundaryEvent(
                            "missing", Trigger.error("HTTP404"), b -> b.userTask("search"))));
    engine.outside().answers(404);
    var order = engine.start("order", Map.of("path", "orders"));
    assertThat(engine.openTasks(order)).containsExactly("search");
    assertThat(engine.outside().requests()).hasSize(1);
  }

  @Test
  void aStatusWithWhichTheModelFailsIsTriedAgainByItsJob(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask("call", t -> get(t).asyncBefore().retryCycle("R3/PT1M"))
            .userTask("after"));
    engine.outside().answers(500);
    var order = engine.start("order", Map.of("path", "orders"));
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).isEmpty();
    engine.outside().answers(200);
    engine.clock().advance(Duration.ofMinutes(1));
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  @Test
  void aRequestWithoutAnAnswerUndoesTheCallUnlessTheModelIgnoresIt(TestEngine engine) {
    engine.deploy(process("order").serviceTask("call", t -> get(t)));
    engine.deploy(
        process("careless")
            .serviceTask("call", t -> get(t).field("ignoreException", "true"))
            .userTask("after"));
    engine.outside().answers(0);
    assertThatThrownBy(() -> engine.start("order", Map.of("path", "x")))
        .isInstanceOf(HttpTaskException.class)
        .hasMessageContaining("'call'");
    var careless = engine.start("careless", Map.of("path", "x"));
    assertThat(engine.openTasks(careless)).containsExactly("after");
  }

  @Covers("77 mail task")
  @Test
  void aMailIsSentBySendTasksToo(TestEngine engine) {
    engine.deploy(
        process("order")
            .activity(
                "sendTask",
                "tell",
                t ->
                    t.attribute("camunda:type", "mail")
                        .extension("camunda:field", "name", "to", "expression", "${to}")
                        .extension("camunda:field", "name", "subject", "stringValue", "Hello")
                        .extension("camunda:field", "name", "text", "stringValue", "Bye"))
            .userTask("after"));
    var order = engine.start("order", Map.of("to", "kermit@muppets.org"));
    assertThat(engine.outside().mails())
        .extracting(mail -> mail.to() + " " + mail.subject() + " " + mail.text())
        .containsExactly("[kermit@muppets.org] Hello Bye");
    assertThat(engine.history(order)).containsExactly("start", "tell");
  }

  @Test
  void aMailThatIsLostUndoesTheCall(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "tell",
                t ->
                    t.attribute("flowable:type", "mail")
                        .field("to", "kermit@muppets.org")
                        .field("subject", "lost")
                        .field("text", "Bye")));
    assertThatThrownBy(() -> engine.start("order")).isInstanceOf(MailTaskException.class);
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
  }

  @Covers("79 shell task")
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aCommandRunsWithItsWordsAsTheyAre(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "run",
                t ->
                    t.attribute("flowable:type", "shell")
                        .field("command", "echo")
                        .fieldExpression("arg1", "${word}")
                        .field("outputVariable", "output")
                        .field("errorCodeVariable", "code"))
            .userTask("after"));
    var order = engine.start("order", Map.of("word", "a; rm $HOME"));
    assertThat(engine.runtime().getVariables(order.getId()))
        .containsEntry("output", "a; rm $HOME\n")
        .containsEntry("code", "0");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theErrorCodeOfACommandIsKeptAndWhatCannotBeStartedUndoesTheCall(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "run",
                t ->
                    t.attribute("flowable:type", "shell")
                        .fieldExpression("command", "${command}")
                        .field("cleanEnv", "true")
                        .field("redirectError", "true")
                        .field("errorCodeVariable", "code"))
            .userTask("after"));
    var order = engine.start("order", Map.of("command", "/bin/false"));
    assertThat(engine.runtime().getVariable(order.getId(), "code")).isEqualTo("1");
    assertThatThrownBy(() -> engine.start("order", Map.of("command", "/no/such/command")))
        .isInstanceOf(ShellTaskException.class)
        .hasMessageContaining("'run'");
  }

  @Covers("80 decision task")
  @Test
  void aDecisionIsAskedForWithWhatTheTaskSees(TestEngine engine) {
    engine.deploy(
        process("order")
            .activity(
                "businessRuleTask",
                "price",
                t ->
                    t.attribute("camunda:decisionRef", "price-${kind}")
                        .attribute("camunda:decisionRefBinding", "version")
                        .attribute("camunda:decisionRefVersion", "3")
                        .attribute("camunda:mapDecisionResult", "singleEntry")
                        .attribute("camunda:resultVariable", "price"))
            .userTask("after"));
    engine.outside().decides(Map.of("sum", 12));
    var order = engine.start("order", Map.of("kind", "book"));
    assertThat(engine.runtime().getVariable(order.getId(), "price")).isEqualTo(12);
    var asked = engine.outside().asked().get(0);
    assertThat(asked.decisionKey()).isEqualTo("price-book");
    assertThat(asked.version()).isEqualTo(3);
    assertThat(asked.variables()).containsEntry("kind", "book");
    assertThat(asked.scopeType()).isEqualTo("bpmn");
    assertThat(
            engine
                .history()
                .createHistoricActivityInstanceQuery()
                .activityType("businessRuleTask")
                .count())
        .isEqualTo(1);
  }

  @Covers("80 decision task")
  @Test
  void aDecisionMayBeAskedForByATag(TestEngine engine) {
    engine.deploy(
        process("order")
            .activity(
                "businessRuleTask",
                "price",
                t ->
                    t.attribute("camunda:decisionRef", "price")
                        .attribute("camunda:decisionRefBinding", "versionTag")
                        .attribute("camunda:decisionRefVersionTag", "${tag}")
                        .attribute("camunda:resultVariable", "price"))
            .userTask("after"));
    engine.outside().decides(Map.of("sum", 12));
    engine.start("order", Map.of("tag", "spring-2030"));
    var asked = engine.outside().asked().get(0);
    assertThat(asked.binding()).isEqualTo(DecisionBinding.VERSION_TAG);
    assertThat(asked.versionTag()).isEqualTo("spring-2030");
    assertThat(asked.version()).isNull();
    assertThatThrownBy(() -> engine.start("order", Map.of("tag", " ")))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("decisionRefVersionTag");
  }

  @Covers("80 decision task")
  @Test
  void aDecisionNamedByFieldsSetsItsOutputs(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "price",
                t ->
                    t.attribute("flowable:type", "dmn")
                        .field("decisionTableReferenceKey", "price")
                        .field("sameDeployment", "true")
                        .field("decisionTaskThrowErrorOnNoHits", "true"))
            .userTask("after"));
    engine.outside().decides(Map.of("sum", 12, "currency", "EUR"));
    var order = engine.start("order");
    assertThat(engine.runtime().getVariables(order.getId()))
        .containsOnly(Map.entry("sum", 12), Map.entry("currency", "EUR"));
    assertThat(engine.outside().asked())
        .extracting(request -> request.binding().name())
        .isEqualTo(List.of("DEPLOYMENT"));
    engine.outside().decidesNothing();
    assertThatThrownBy(() -> engine.start("order")).hasMessageContaining("no rule was hit");
  }
}
