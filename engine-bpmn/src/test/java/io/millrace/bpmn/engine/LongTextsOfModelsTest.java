package io.millrace.bpmn.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.DatabaseException;
import io.millrace.common.DeploymentException;
import io.millrace.common.EngineException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Texts of models, or what their expressions give, that do not fit into the database. */
@EngineTest
class LongTextsOfModelsTest {

  private static final String LONG = "x".repeat(300);
  private static final String LONG_EXPRESSION = "${v" + " ".repeat(300) + "}";

  private static final String FILE =
      """
      <definitions xmlns='http://www.omg.org/spec/BPMN/20100524/MODEL' targetNamespace='%s'
          xmlns:flowable='http://flowable.org/bpmn'>
        <process id='p' isExecutable='true' %s>
          <startEvent id='s' %s/><sequenceFlow id='f' sourceRef='s' targetRef='n'/>
          %s
        </process>
      </definitions>
      """;

  private static final String TASK = "<userTask id='n'/>";

  private static String node(String node) {
    return FILE.formatted("urn:p", "", "", node);
  }

  private static Throwable failure(TestEngine engine, String file) {
    return catchThrowable(
        () -> {
          engine
              .engine()
              .getRepositoryService()
              .createDeployment()
              .addString("p.bpmn", file)
              .deploy();
          engine.start("p", Map.of("v", LONG));
        });
  }

  @Test
  void whatTheRowOfADefinitionCannotHoldIsRefusedWhenItIsDeployed(TestEngine engine) {
    for (var file :
        Map.of(
                "targetNamespace", FILE.formatted("urn:" + LONG, "", "", TASK),
                "versionTag",
                    FILE.formatted("urn:p", "flowable:versionTag='" + LONG + "'", "", TASK),
                "historyTimeToLive",
                    FILE.formatted(
                        "urn:p", "flowable:historyTimeToLive='" + LONG_EXPRESSION + "'", "", TASK),
                "candidateStarterUsers",
                    FILE.formatted(
                        "urn:p",
                        "flowable:candidateStarterUsers='" + LONG_EXPRESSION + "'",
                        "",
                        TASK),
                "formKey",
                    FILE.formatted("urn:p", "", "flowable:formKey='" + LONG_EXPRESSION + "'", TASK))
            .entrySet()) {
      assertThat(failure(engine, file.getValue()))
          .as(file.getKey())
          .isInstanceOf(DeploymentException.class)
          .hasMessageContaining(file.getKey())
          .hasMessageContaining("p.bpmn:");
    }
  }

  @Test
  void whatExpressionsGiveAtRunTimeIsRefusedByName(TestEngine engine) {
    for (var node :
        Map.of(
                "assignee", "<userTask id='n' flowable:assignee='${v}'/>",
                "owner", "<userTask id='n' flowable:owner='${v}'/>",
                "category", "<userTask id='n' flowable:category='${v}'/>",
                "formKey", "<userTask id='n' flowable:formKey='${v}'/>",
                "candidateUsers", "<userTask id='n' flowable:candidateUsers='${v}'/>",
                "name", "<userTask id='n' name='${v}'/>",
                "business key",
                    "<callActivity id='n' calledElement='p' flowable:businessKey='${v}'/>",
                "name of what",
                    "<callActivity id='n' calledElement='p' flowable:processInstanceName='${v}'/>",
                "message or signal",
                    "<intermediateCatchEvent id='n'><signalEventDefinition"
                        + " flowable:signalExpression='${v}'/></intermediateCatchEvent>",
                "topic",
                    "<serviceTask id='n' flowable:type='external-worker' flowable:topic='${v}'/>")
            .entrySet()) {
      assertThat(failure(engine, node(node.getValue())))
          .as(node.getKey())
          .isInstanceOf(EngineException.class)
          .isNotInstanceOf(DatabaseException.class)
          .hasMessageContaining(node.getKey())
          .hasMessageContaining("'n'")
          .hasMessageContaining("300");
    }
  }
}
