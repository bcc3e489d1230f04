package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.model.BpmnModel;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.DeploymentException;
import io.millrace.common.EngineException;
import io.millrace.common.Problem;
import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.internal.expression.access.EngineTypes;
import io.millrace.common.plugin.EngineExtensions;
import io.millrace.common.plugin.EnginePlugin;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether expressions and scripts of models reach the whole engine. */
@EngineTest
class EngineInExpressionsTest {

  private static final String SETTING = "setEnableEngineInExpressions";

  private static BpmnBuilder calls(String expression) {
    return process("order").serviceTask("call", t -> t.expression(expression)).userTask("wait");
  }

  private static BpmnBuilder script(String text) {
    return process("order")
        .activity(
            "scriptTask", "run", t -> t.attribute("scriptFormat", "tiny").child("script", text))
        .userTask("wait");
  }

  private static ProcessEngine node(
      TestEngine engine, UnaryOperator<ProcessEngineConfiguration> settings) {
    var database = engine.database();
    return settings
        .apply(
            new ProcessEngineConfiguration()
                .setJdbcUrl(database.url())
                .setJdbcUsername(database.user())
                .setJdbcPassword(database.password()))
        .buildProcessEngine();
  }

  private static void deploy(ProcessEngine node, BpmnBuilder process) {
    node.getRepositoryService()
        .createDeployment()
        .addBytes(process.resourceName(), process.toBytes())
        .deploy();
  }

  private static void start(ProcessEngine node) {
    node.getRuntimeService().startProcessInstanceByKey("order");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "${execution[property]}",
        "${execution[property].runtimeService}",
        "${execution.processInstance[property]}",
        "${execution.parent.executions[0][property]}",
        "${same.apply(execution).processEngine}",
        "${same.apply(execution).getProcessEngineServices()}",
        "${[execution][0].processEngine}",
        "${[execution].get(0).getProcessEngine().getIdentityService()}",
        "${{'it': execution}.it.processEngine.clock()}",
        "${(true ? execution : null).processEngine}",
        "${same.apply(execution[property])}",
      })
  void noObjectOfTheEngineHandsItOut(String expression, TestEngine engine) {
    UnaryOperator<Object> same = value -> value;
    engine.bean("same", same);
    engine.deploy(
        process("order")
            .subProcess("scope", s -> s.serviceTask("call", t -> t.expression(expression))));
    assertThatThrownBy(() -> engine.start("order", Map.of("property", "processEngine")))
        .isInstanceOf(EngineException.class)
        .hasMessageContaining(SETTING)
        .hasMessageContaining("'call'");
  }

  @Test
  void theTaskOfAListenerDoesNotHandItOut(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay", t -> t.taskListener("create", "${task.execution[property]}")));
    assertThatThrownBy(() -> engine.start("order", Map.of("property", "processEngine")))
        .isInstanceOf(EngineException.class)
        .hasMessageContaining(SETTING);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "${execution.processEngine.runtimeService.x}",
        "${execution.getProcessEngine()}",
        "#{execution['processEngineServices']}",
        "${execution.parent.getProcessInstance().processEngine}",
        "${execution.executions.get(0).processEngine}",
        "${execution.executions[0].processEngine}",
        "a ${1 + 1} and ${bean.call([execution.processEngine.clock()])}",
      })
  void aLiteralUseIsToldAtDeployment(String expression, TestEngine engine) {
    var process =
        process("order")
            .serviceTask("call", t -> t.expression(expression))
            .userTask("pay", t -> t.taskListener("create", "${task.execution.processEngine}"));

    var refused = catchThrowableOfType(DeploymentException.class, () -> engine.deploy(process));

    assertThat(refused.problems())
        .extracting(problem -> problem.code() + " " + problem.elementId())
        .contains("BPMN-167 call", "BPMN-167 pay")
        .allMatch(problem -> problem.startsWith("BPMN-167"));
    assertThat(refused.problems())
        .allMatch(problem -> problem.remedy().contains(SETTING))
        .allMatch(problem -> problem.line() > 0);
    assertThat(
            engine
                .engine()
                .getRepositoryService()
                .validateProcess(BpmnModel.read(process.resourceName(), process.toBytes())))
        .extracting(Problem::code)
        .contains("BPMN-167");
  }

  @Test
  void whatOnlyLooksLikeItIsDeployed(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask("a", t -> t.expression("${execution.getVariable('processEngine')}"))
            .serviceTask("b", t -> t.expression("${variables.processEngine}"))
            .serviceTask("c", t -> t.expression("${'execution.processEngine'}"))
            .userTask("wait"));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("wait");
  }

  @Test
  void aSettingOpensItAndWhatIsDeployedThenFailsElsewhereWhereItIsReached(TestEngine engine) {
    var process = calls("${execution.setVariable('name', execution.processEngine.name)}");
    try (var open = node(engine, c -> c.setEnableEngineInExpressions(true))) {
      deploy(open, process);
      start(open);
      assertThat(open.getRuntimeService().createProcessInstanceQuery().count()).isEqualTo(1);
      assertThat(open.getTaskService().createTaskQuery().count()).isEqualTo(1);
    }
    var deployed =
        engine.engine().getRepositoryService().createProcessDefinitionQuery().singleResult();
    assertThatThrownBy(() -> engine.runtime().startProcessInstanceById(deployed.getId()))
        .isInstanceOf(EngineException.class)
        .hasMessageContaining("'processEngine'")
        .hasMessageContaining(SETTING);
  }

  @Test
  void aContainerOfBeansDoesNotGiveItButWhatTheApplicationRegistersIsItsChoice(TestEngine engine) {
    var runtime = engine.runtime();
    EnginePlugin container =
        new EnginePlugin() {
          @Override
          public String getName() {
            return "container";
          }

          @Override
          public void configure(EngineExtensions extensions) {
            extensions.expressionResolver(
                name -> name.equals("found") ? Optional.of(runtime) : Optional.empty());
          }
        };
    try (var node =
        node(engine, c -> c.setBeans(Map.of("registered", runtime)).addPlugin(container))) {
      deploy(node, calls("${registered.createProcessInstanceQuery().count()}"));
      start(node);
      deploy(node, calls("${found.createProcessInstanceQuery().count()}"));
      assertThatThrownBy(() -> start(node))
          .isInstanceOf(EngineException.class)
          .hasMessageContaining(SETTING);
    }
  }

  @Test
  void scriptsFollowASettingOfTheirOwn(TestEngine engine) {
    UnaryOperator<Object> key = e -> ((DelegateExecution) e).getParent().getProcessInstanceId();
    UnaryOperator<Object> reach =
        e -> ((DelegateExecution) e).getProcessInstance().getProcessEngine().getName();
    UnaryOperator<ProcessEngineConfiguration> scripts =
        c -> c.setScriptLanguages(List.of("tiny")).setBeans(Map.of("reach", reach, "key", key));
    try (var open = node(engine, scripts);
        var closed = node(engine, c -> scripts.apply(c).setEnableEngineInScripts(false))) {
      deploy(open, script("key(execution)\nreach(execution)"));
      start(open);
      assertThatThrownBy(() -> start(closed))
          .isInstanceOf(EngineException.class)
          .hasMessageContaining("setEnableEngineInScripts");
      deploy(closed, script("key(execution)"));
      start(closed);
    }
  }

  /** What is new in the API has to be closed, or to be no way to the engine. */
  @Test
  void eachServiceOfAnEngineLeadsToIt() {
    var types = new EngineTypes();
    assertThat(Arrays.stream(ProcessEngine.class.getMethods()))
        .filteredOn(method -> method.getName().startsWith("get") && returnsApi(method))
        .hasSizeGreaterThan(8)
        .allMatch(method -> types.include(method.getReturnType()));
    assertThat(types.include(ProcessEngine.class)).isTrue();
    assertThat(types.include(ProcessEngineConfiguration.class)).isTrue();
    assertThat(types.include(DelegateExecution.class)).isFalse();
    assertThat(types.include(DelegateTask.class)).isFalse();
  }

  private static boolean returnsApi(Method method) {
    return method.getReturnType().getName().startsWith("io.millrace.");
  }
}
