package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import org.junit.jupiter.api.Test;

/** Models of Camunda reach the instance and the services by the names they know. */
@EngineTest
class DelegateViewsTest {

  @Test
  void anExecutionInASubProcessShowsTheInstanceItBelongsTo(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.serviceTask(
                            "note",
                            t ->
                                t.expression(
                                    "${execution.processInstance.setVariableLocal('seen', execution.processInstance.id)}"))
                        .userTask("pack")));
    var order = engine.start("order");
    assertThat(engine.runtime().getVariableLocal(order.getId(), "seen")).isEqualTo(order.getId());
  }

  @Test
  void theInstanceOfAnInstanceIsItself(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "note",
                t ->
                    t.expression(
                        "${execution.setVariable('type', execution.processInstance.processInstanceType)}"))
            .userTask("pack"));
    var order = engine.start("order");
    assertThat(engine.runtime().getVariable(order.getId(), "type")).isEqualTo(true);
  }

  @Test
  void aDelegateReachesTheServices(TestEngine engine) {
    JavaDelegate name =
        execution ->
            execution
                .getProcessEngineServices()
                .getRuntimeService()
                .setVariable(execution.getProcessInstanceId(), "by", "service");
    engine.bean("name", name);
    engine.deploy(
        process("order")
            .serviceTask("name", t -> t.delegateExpression("${name}"))
            .userTask("pack"));
    var order = engine.start("order");
    assertThat(engine.runtime().getVariable(order.getId(), "by")).isEqualTo("service");
  }
}
