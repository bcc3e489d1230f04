package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DecisionException;
import io.millrace.common.DeploymentException;
import io.millrace.common.EngineException;
import io.millrace.common.ExpressionException;
import io.millrace.common.MailTaskException;
import io.millrace.common.Problem;
import io.millrace.common.ShellTaskException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.TestDatabase;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An engine that was given nothing refuses what would need something, all at once. */
class NothingOutsideTest {

  private final Database database = TestDatabase.current().freshDatabase();
  private ProcessEngine engine;

  private ProcessEngineConfiguration configuration() {
    return new ProcessEngineConfiguration()
        .setJdbcUrl(database.url())
        .setJdbcUsername(database.user())
        .setJdbcPassword(database.password())
        .setDatabaseSchemaUpdate("true");
  }

  @BeforeEach
  void buildEngine() {
    engine = configuration().buildProcessEngine();
  }

  @AfterEach
  void closeEngine() {
    engine.close();
  }

  private List<Problem> refused(BpmnBuilder process) {
    var deployment =
        engine
            .getRepositoryService()
            .createDeployment()
            .addBytes(process.resourceName(), process.toBytes());
    return catchThrowableOfType(DeploymentException.class, deployment::deploy).problems();
  }

  @Covers(
      value = {"77 mail task", "79 shell task", "80 decision task", "88 script task"},
      aspect = Aspect.DEPLOYMENT_ERRORS)
  @Test
  void whatTheEngineLacksIsSaidForAllTasksAtOnce() {
    var problems =
        refused(
            process("order")
                .activity(
                    "scriptTask",
                    "script",
                    t -> t.attribute("scriptFormat", "tiny").child("script", "1 + 1"))
                .serviceTask(
                    "mail",
                    t -> t.attribute("flowable:type", "mail").field("to", "k").field("text", "t"))
                .serviceTask(
                    "shell", t -> t.attribute("flowable:type", "shell").field("command", "ls"))
                .activity(
                    "businessRuleTask",
                    "decide",
                    t ->
                        t.attribute("camunda:decisionRef", "d")
                            .attribute("camunda:resultVariable", "r")));
    assertThat(problems)
        .extracting(problem -> problem.code() + " " + problem.elementId())
        .containsExactly("BPMN-071 script", "BPMN-073 mail", "BPMN-073 shell", "BPMN-073 decide");
    assertThat(problems)
        .extracting(Problem::message)
        .satisfiesExactly(
            message -> assertThat(message).contains("setScriptLanguages"),
            message -> assertThat(message).contains("setMailSender"),
            message -> assertThat(message).contains("setShellTasks"),
            message -> assertThat(message).contains("setDecisionEvaluator"));
    assertThat(problems).allMatch(problem -> problem.line() > 0);
  }

  /** Deploys, by an engine that has all of it, a task that comes after a user task. */
  private void deployElsewhere(String element, Consumer<NodeBuilder> task) {
    var order = process("order").userTask("before").activity(element, "outside", task);
    try (var other =
        configuration()
            .setScriptLanguages(List.of("tiny"))
            .setMailSender(mail -> {})
            .setShellTasks(Duration.ofMinutes(1))
            .setDecisionEvaluator(request -> List.of())
            .buildProcessEngine()) {
      other
          .getRepositoryService()
          .createDeployment()
          .addBytes(order.resourceName(), order.toBytes())
          .deploy();
    }
  }

  private void failsWhereTheTaskIsReached(Class<? extends EngineException> type, String setting) {
    var order = engine.getRuntimeService().startProcessInstanceByKey("order");
    var before = engine.getTaskService().createTaskQuery().singleResult();
    assertThatThrownBy(() -> engine.getTaskService().complete(before.getId()))
        .isInstanceOf(type)
        .hasMessageContaining(setting);
    assertThat(engine.getTaskService().createTaskQuery().count()).isEqualTo(1);
    engine.getRuntimeService().deleteProcessInstance(order.getId(), "switched off");
    assertThat(engine.getRuntimeService().createProcessInstanceQuery().count()).isZero();
  }

  @Test
  void aScriptThatIsDeployedAlreadyFailsOnlyWhereItIsReached() {
    deployElsewhere(
        "scriptTask", t -> t.attribute("scriptFormat", "tiny").child("script", "1 + 1"));
    failsWhereTheTaskIsReached(ExpressionException.class, "setScriptLanguages");
  }

  @Test
  void aMailThatIsDeployedAlreadyFailsOnlyWhereItIsReached() {
    deployElsewhere(
        "serviceTask",
        t ->
            t.attribute("flowable:type", "mail")
                .field("to", "k")
                .field("text", "t")
                .field("ignoreException", "true"));
    failsWhereTheTaskIsReached(MailTaskException.class, "setMailSender");
  }

  @Test
  void aCommandThatIsDeployedAlreadyFailsOnlyWhereItIsReached() {
    deployElsewhere(
        "serviceTask", t -> t.attribute("flowable:type", "shell").field("command", "ls"));
    failsWhereTheTaskIsReached(ShellTaskException.class, "setShellTasks");
  }

  @Test
  void aDecisionThatIsDeployedAlreadyFailsOnlyWhereItIsReached() {
    deployElsewhere(
        "businessRuleTask",
        t -> t.attribute("camunda:decisionRef", "d").attribute("camunda:resultVariable", "r"));
    failsWhereTheTaskIsReached(DecisionException.class, "setDecisionEvaluator");
  }

  @Covers(
      value = {"77 mail task", "78 HTTP task", "79 shell task"},
      aspect = Aspect.DEPLOYMENT_ERRORS)
  @Test
  void fieldsThatAreMissingUnknownOrWrongAreSaid() {
    var problems =
        refused(
            process("order")
                .serviceTask(
                    "call",
                    t ->
                        t.attribute("flowable:type", "http")
                            .field("requestMethod", "FETCH")
                            .field("requestBodie", "x")
                            .field("failStatusCodes", "all")));
    assertThat(problems)
        .extracting(Problem::message)
        .satisfiesExactlyInAnyOrder(
            message -> assertThat(message).contains("'requestUrl' is missing"),
            message -> assertThat(message).contains("no field 'requestBodie'"),
            message -> assertThat(message).contains("'FETCH'"),
            message -> assertThat(message).contains("'all'"));
    assertThat(problems).allMatch(problem -> problem.code().equals("BPMN-072"));
  }

  @Test
  void settingsThatMakeNoSenseAreRefused() {
    var configuration = new ProcessEngineConfiguration();
    assertThatThrownBy(() -> configuration.setShellTasks(Duration.ZERO))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> configuration.setHttpTaskTimeout(Duration.ZERO))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> configuration.setHttpTaskClient(null))
        .isInstanceOf(BadArgumentException.class);
  }
}
