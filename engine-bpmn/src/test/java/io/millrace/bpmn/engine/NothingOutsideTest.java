package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.test.database.TestDatabase;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An engine that was given nothing refuses what would need something, all at once. */
class NothingOutsideTest {

  private ProcessEngine engine;

  @BeforeEach
  void buildEngine() {
    var database = TestDatabase.current().freshDatabase();
    engine =
        new ProcessEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setDatabaseSchemaUpdate("true")
            .buildProcessEngine();
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
                    "businessRuleTask", "decide", t -> t.attribute("camunda:decisionRef", "d")));
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
