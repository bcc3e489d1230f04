package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.DelegateVariableMapping;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.delegate.VariableScope;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a call activity says of variables, tenants, names and jobs beside its mappings. */
@EngineTest
class CallExtrasTest {

  private static ProcessInstance called(TestEngine engine, ProcessInstance caller) {
    return engine
        .runtime()
        .createProcessInstanceQuery()
        .superProcessInstanceId(caller.getId())
        .singleResult();
  }

  /** Doubles what goes in and takes back what comes out. */
  public static class Doubling implements DelegateVariableMapping {

    @Override
    public void mapInputVariables(DelegateExecution caller, Map<String, Object> subVariables) {
      if (Boolean.TRUE.equals(caller.getVariable("fail"))) {
        throw new BpmnError("bad");
      }
      subVariables.put("twice", 2 * (Integer) caller.getVariable("sum"));
      subVariables.remove("secret");
    }

    @Override
    public void mapOutputVariables(DelegateExecution caller, VariableScope subInstance) {
      if (Boolean.TRUE.equals(subInstance.getVariable("spoilt"))) {
        throw new BpmnError("bad");
      }
      caller.setVariable("result", subInstance.getVariable("twice"));
    }
  }

  private static BpmnBuilder mapped(String attribute, String value) {
    return process("outer")
        .callActivity("call", "inner", c -> c.attribute(attribute, value).allIn())
        .boundaryEvent("failed", Trigger.error("bad"), b -> b.userTask("repair"))
        .userTask("ship");
  }

  @Covers("94 mapping of variables by code")
  @Test
  void aClassMapsVariablesOnTopOfTheModel(TestEngine engine) {
    // given
    engine.deploy(
        process("inner").userTask("wait"),
        mapped("camunda:variableMappingClass", Doubling.class.getName()));
    // when
    var outer = engine.start("outer", Map.of("sum", 4, "secret", "x"));
    var inner = called(engine, outer);
    // then
    assertThat(engine.runtime().getVariables(inner.getId()))
        .isEqualTo(Map.of("sum", 4, "twice", 8));
    engine.completeTask(inner, "wait");
    assertThat(engine.runtime().getVariable(outer.getId(), "result")).isEqualTo(8);
  }

  @Covers("94 mapping of variables by code")
  @Test
  void aBeanMapsVariablesAndItsErrorsAreCaught(TestEngine engine) {
    engine.bean("doubling", new Doubling());
    engine.deploy(
        process("inner").userTask("wait"),
        mapped("operaton:variableMappingDelegateExpression", "${doubling}"));
    var before = engine.start("outer", Map.of("sum", 4, "fail", true));
    assertThat(engine.openTasks(before)).containsExactly("repair");
    assertThat(called(engine, before)).isNull();
    var after = engine.start("outer", Map.of("sum", 4));
    var inner = called(engine, after);
    engine.tasks().complete(engine.task(inner, "wait").getId(), Map.of("spoilt", true));
    assertThat(engine.openTasks(after)).containsExactly("repair");
    assertThat(engine.hasEnded(inner)).isTrue();
  }

  @Covers("95 local results and asynchronous end of a call")
  @Test
  void resultsStayWithEachCallOfALoop(TestEngine engine) {
    // given
    engine.deploy(
        process("inner").serviceTask("set", t -> t.expression("${execution.setVariable('r', n)}")),
        process("outer")
            .callActivity(
                "call",
                "inner",
                c ->
                    c.attribute("flowable:useLocalScopeForOutParameters", true)
                        .in("n", "n")
                        .out("r", "r")
                        .multiInstance(
                            l ->
                                l.collection("${list}", "n")
                                    .extension(
                                        "flowable:variableAggregation",
                                        a ->
                                            a.attribute("target", "all")
                                                .inside("flowable:variable", "source", "r"))))
            .userTask("ship"));
    // when
    var outer = engine.start("outer", Map.of("list", List.of(1, 2, 3)));
    // then
    assertThat(engine.runtime().getVariables(outer.getId())).containsOnlyKeys("list", "all");
    assertThat(engine.runtime().getVariable(outer.getId(), "all").toString())
        .contains("1")
        .contains("2")
        .contains("3");
  }

  @Covers("95 local results and asynchronous end of a call")
  @Test
  void anOutMappingCanBeLocal(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("wait"),
        process("outer")
            .subProcess(
                "scope",
                s ->
                    s.callActivity(
                            "call",
                            "inner",
                            c ->
                                c.extension(
                                    "camunda:out", "source", "a", "target", "b", "local", "true"))
                        .userTask("inside"))
            .userTask("ship"));
    var outer = engine.start("outer");
    engine.tasks().complete(engine.task(called(engine, outer), "wait").getId(), Map.of("a", 5));
    assertThat(engine.runtime().hasVariable(outer.getId(), "b")).isFalse();
    assertThat(engine.tasks().getVariable(engine.task(outer, "inside").getId(), "b")).isEqualTo(5);
  }

  @Covers("92 variables into a call and back")
  @Test
  void whatGoesInCanBeTransientLocalAndNamedByAnExpression(TestEngine engine) {
    engine.deploy(
        process("inner")
            .serviceTask("note", t -> t.expression("${execution.setVariable('seen', secret)}"))
            .userTask("wait"),
        process("outer")
            .callActivity(
                "call",
                "inner",
                c ->
                    c.extension(
                            "flowable:in", "source", "a", "target", "secret", "transient", "true")
                        .extension(
                            "flowable:in",
                            "sourceExpression",
                            "${a}",
                            "targetExpression",
                            "${name}")
                        .extension("camunda:in", "source", "a", "target", "own", "local", "true")));
    var inner = called(engine, engine.start("outer", Map.of("a", 7, "name", "b")));
    var variables = engine.runtime().getVariables(inner.getId());
    assertThat(variables).containsOnlyKeys("seen", "b", "own");
    assertThat(variables).containsEntry("seen", 7).containsEntry("b", 7).containsEntry("own", null);
  }

  @Covers("93 business key and name of a called instance")
  @Test
  void theCalledInstanceHasANameAndTheCallerItsId(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("wait"),
        process("outer")
            .callActivity(
                "call",
                "inner",
                c ->
                    c.attribute("flowable:processInstanceName", "part of ${what}")
                        .attribute("flowable:idVariableName", "part")));
    var outer = engine.start("outer", Map.of("what", "order"));
    var inner = called(engine, outer);
    assertThat(inner.getName()).isEqualTo("part of order");
    assertThat(engine.runtime().getVariable(outer.getId(), "part")).isEqualTo(inner.getId());
  }

  @Covers("93 business key and name of a called instance")
  @ParameterizedTest
  @ValueSource(strings = {"idVariableName", "processInstanceIdVariableName"})
  void theNameOfTheVariableOfTheIdCanBeAnExpression(String attribute, TestEngine engine) {
    // given
    engine.deploy(
        process("inner").userTask("wait"),
        process("outer")
            .callActivity("call", "inner", c -> c.attribute("flowable:" + attribute, "${what}Id")));
    // when
    var outer = engine.start("outer", Map.of("what", "order"));
    // then
    assertThat(engine.runtime().getVariables(outer.getId()))
        .isEqualTo(Map.of("what", "order", "orderId", called(engine, outer).getId()));
  }

  private static void deploy(TestEngine engine, String tenant, BpmnBuilder process) {
    engine
        .engine()
        .getRepositoryService()
        .createDeployment()
        .addBytes(process.resourceName(), process.toBytes())
        .tenantId(tenant)
        .deploy();
  }

  @Covers("91 binding of a call to a version")
  @Test
  void anotherTenantOrNoneIsCalled(TestEngine engine) {
    // given
    engine.deploy(process("shared").userTask("wait"));
    deploy(engine, "acme", process("inner").userTask("theirs"));
    deploy(
        engine,
        "own",
        process("outer")
            .callActivity(
                "other", "inner", c -> c.attribute("camunda:calledElementTenantId", "${whose}"))
            .callActivity(
                "none", "shared", c -> c.attribute("flowable:fallbackToDefaultTenant", true)));
    var outer =
        engine
            .runtime()
            .createProcessInstanceBuilder()
            .processDefinitionKey("outer")
            .tenantId("own")
            .variable("whose", "acme")
            .start();
    // then
    var theirs = called(engine, outer);
    assertThat(theirs.getTenantId()).isEqualTo("acme");
    engine.completeTask(theirs, "theirs");
    var shared = called(engine, outer);
    assertThat(shared.getProcessDefinitionKey()).isEqualTo("shared");
    assertThat(shared.getTenantId()).isEqualTo("own");
  }

  @Covers("95 local results and asynchronous end of a call")
  @Test
  void theCallerGoesOnInAJob(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("wait"),
        process("outer")
            .callActivity(
                "call", "inner", c -> c.attribute("flowable:completeAsync", true).out("a", "a"))
            .userTask("ship"));
    var outer = engine.start("outer");
    var inner = called(engine, outer);
    engine.tasks().complete(engine.task(inner, "wait").getId(), Map.of("a", 1));
    assertThat(engine.hasEnded(inner)).isTrue();
    assertThat(engine.openTasks(outer)).isEmpty();
    assertThat(engine.runDueJobs()).isEqualTo(1);
    assertThat(engine.openTasks(outer)).containsExactly("ship");
    assertThat(engine.runtime().getVariable(outer.getId(), "a")).isEqualTo(1);
  }
}
