package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.CollectionHandler;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.LoopBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DelegateException;
import io.millrace.common.DeploymentException;
import io.millrace.common.ExpressionException;
import io.millrace.common.delegate.Expression;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Covers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Code of the application that makes the elements of a loop. */
@EngineTest
class CollectionHandlerTest {

  /** Makes a list of what stands between commas. */
  public static final class Commas implements CollectionHandler {

    private Expression suffix;

    public void setSuffix(Expression value) {
      suffix = value;
    }

    @Override
    public Object resolveCollection(Object value, DelegateExecution execution) {
      var end = suffix == null ? "" : suffix.getValue(execution);
      return List.of(value.toString().split(",")).stream().map(name -> name + end).toList();
    }
  }

  private static Consumer<LoopBuilder> handled(String attribute, String code, String... child) {
    return loop ->
        loop.attribute("flowable:elementVariable", "voter")
            .extension(
                "flowable:collection",
                collection -> {
                  collection.attribute(attribute, code);
                  if (child.length > 0) {
                    collection.child("flowable:" + child[0], child[1]);
                  }
                });
  }

  private static void deploy(TestEngine engine, boolean sequential, Consumer<LoopBuilder> loop) {
    engine.deploy(
        process("order")
            .userTask(
                "vote",
                t ->
                    t.assignee("${voter}")
                        .multiInstance(m -> loop.accept(m.attribute("isSequential", sequential)))));
  }

  /** Completes all votes and returns who had to give them. */
  private static List<String> voters(TestEngine engine, ProcessInstance order) {
    var voters = new ArrayList<String>();
    while (!engine.hasEnded(order)) {
      var task = votes(engine).get(0);
      voters.add(task.getAssignee());
      engine.tasks().complete(task.getId());
    }
    return voters;
  }

  private static List<Task> votes(TestEngine engine) {
    return engine.tasks().createTaskQuery().orderByTaskId().asc().list();
  }

  @Covers("102 collection and element of a loop")
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aClassMakesTheElementsOfAText(boolean sequential, TestEngine engine) {
    deploy(
        engine,
        sequential,
        handled("class", Commas.class.getName(), "string", "kermit,fozzie,${gonzo}"));
    assertThat(voters(engine, engine.start("order")))
        .containsExactly("kermit", "fozzie", "${gonzo}");
  }

  @Covers("102 collection and element of a loop")
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aBeanMakesTheElementsOfWhatAnExpressionGives(boolean sequential, TestEngine engine) {
    engine.bean("commas", new Commas());
    deploy(
        engine,
        sequential,
        handled("flowable:delegateExpression", "${commas}", "expression", "${names}"));
    assertThat(voters(engine, engine.start("order", Map.of("names", "kermit,fozzie"))))
        .containsExactly("kermit", "fozzie");
  }

  @Covers("102 collection and element of a loop")
  @Test
  void withoutCodeTheExpressionIsTheCollection(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask(
                "vote",
                t ->
                    t.assignee("${voter}")
                        .multiInstance(
                            m ->
                                m.attribute("flowable:elementVariable", "voter")
                                    .extension(
                                        "flowable:collection",
                                        c -> c.child("flowable:expression", "${names}")))));
    var order = engine.start("order", Map.of("names", new ArrayList<>(List.of("kermit"))));
    assertThat(voters(engine, order)).containsExactly("kermit");
  }

  @Test
  void aHandlerIsGivenNothingWhereTheModelSaysNothingAndSeesTheExecution(TestEngine engine) {
    CollectionHandler byVariable =
        (value, execution) ->
            value == null
                ? List.of(execution.getVariable("boss"), execution.getCurrentActivityId())
                : List.of();
    engine.bean("byVariable", byVariable);
    deploy(engine, false, handled("delegateExpression", "${byVariable}"));
    assertThat(voters(engine, engine.start("order", Map.of("boss", "piggy"))))
        .containsExactly("piggy", "vote");
  }

  @Test
  void fieldsAreInjected(TestEngine engine) {
    deploy(
        engine,
        false,
        loop ->
            loop.attribute("flowable:elementVariable", "voter")
                .extension(
                    "flowable:collection",
                    c ->
                        c.attribute("class", Commas.class.getName())
                            .child("flowable:string", "a,b")
                            .inside("flowable:field", "name", "suffix", "stringValue", "!")));
    engine.start("order");
    assertThat(votes(engine)).extracting(Task::getAssignee).containsExactly("a!", "b!");
  }

  @Covers("102 collection and element of a loop")
  @Test
  void anErrorOfTheHandlerIsCaughtAtTheActivity(TestEngine engine) {
    CollectionHandler nobody =
        (value, execution) -> {
          throw new BpmnError("nobody");
        };
    engine.bean("nobody", nobody);
    engine.deploy(
        process("order")
            .userTask("vote", t -> t.multiInstance(handled("delegateExpression", "${nobody}")))
            .boundaryEvent("failed", Trigger.error("nobody"), b -> b.userTask("decide")));
    assertThat(engine.openTasks(engine.start("order"))).containsExactly("decide");
  }

  @Test
  void whatIsNoCollectionIsRefused(TestEngine engine) {
    CollectionHandler none = (value, execution) -> null;
    engine.bean("none", none);
    engine.bean("other", "a text");
    deploy(engine, false, handled("delegateExpression", "${none}"));
    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'${none}' of the multi-instance activity 'vote' gives null");
    deploy(engine, false, handled("delegateExpression", "${other}"));
    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("CollectionHandler");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
  }

  @Test
  void theClassIsCheckedOnRequest(TestEngine engine) {
    var model =
        process("order")
            .userTask("vote", t -> t.multiInstance(handled("class", "java.lang.String")));
    assertThatThrownBy(
            () ->
                engine
                    .engine()
                    .getRepositoryService()
                    .createDeployment()
                    .addString(model.resourceName(), model.toXml())
                    .validateDelegates()
                    .deploy())
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("CollectionHandler");
  }
}
