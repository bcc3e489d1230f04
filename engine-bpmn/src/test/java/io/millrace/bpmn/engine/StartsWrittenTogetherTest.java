package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.test.engine.Callers.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.history.HistoricProcessInstance;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.WithGroupCommit;
import io.millrace.common.BadArgumentException;
import io.millrace.common.EngineException;
import io.millrace.test.engine.Callers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Many callers start instances at the same time, and what each has started is there once. */
@EngineTest
@WithGroupCommit(2)
class StartsWrittenTogetherTest {

  private static final int THREADS = 16;
  private static final int STARTS = 40;

  @Test
  void whatManyThreadsStartIsThereOnceAndWhole(TestEngine engine) {
    // given
    engine.deploy(process("ending").task("pass"), process("waiting").userTask("approve"));
    // when
    var outcomes =
        Callers.of(
                IntStream.range(0, THREADS)
                    .mapToObj(thread -> (Callable<?>) () -> startSome(engine, thread))
                    .toList())
            .outcomes();
    // then
    assertThat(outcomes).containsOnlyNulls();
    assertThat(keys(engine)).doesNotHaveDuplicates().hasSize(THREADS * STARTS);
    assertThat(engine.runtime().createProcessInstanceQuery().count())
        .isEqualTo(THREADS * STARTS / 2);
    assertThat(engine.tasks().createTaskQuery().taskDefinitionKey("approve").count())
        .isEqualTo(THREADS * STARTS / 2);
  }

  @Test
  void ofManyStartsThatWantOneExternalIdOneSucceedsAndNobodyElseFails(TestEngine engine) {
    // given
    engine.deploy(process("waiting").userTask("approve"));
    // when
    var outcomes =
        Callers.of(
                IntStream.range(0, THREADS)
                    .mapToObj(
                        thread ->
                            (Callable<?>) () -> start(engine, thread % 4 == 0 ? "same" : null))
                    .toList())
            .outcomes();
    // then
    assertThat(outcomes.stream().filter(o -> o != null))
        .hasSize(THREADS / 4 - 1)
        .allMatch(EngineException.class::isInstance);
    assertThat(engine.runtime().createProcessInstanceQuery().count())
        .isEqualTo(THREADS - THREADS / 4 + 1);
  }

  @Test
  void startWithAValueThatIsTooLongFailsAlone(TestEngine engine) {
    // given
    engine.deploy(process("waiting").userTask("approve"));
    // when
    var outcomes =
        Callers.of(
                IntStream.range(0, THREADS)
                    .mapToObj(
                        thread ->
                            (Callable<?>)
                                () ->
                                    engine
                                        .runtime()
                                        .startProcessInstanceByKey(
                                            "waiting",
                                            (thread == 5 ? "x".repeat(300) : "b") + thread))
                    .toList())
            .outcomes();
    // then
    assertThat(outcomes.get(5)).isInstanceOf(EngineException.class);
    assertThat(outcomes.stream().filter(o -> o != null)).hasSize(1);
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(THREADS - 1);
  }

  @Test
  void whatWasAcknowledgedBeforeTheEngineWasClosedUnderLoadIsThere(TestEngine engine) {
    // given
    engine.deploy(process("ending").task("pass"), process("waiting").userTask("approve"));
    var closing = another(engine);
    var acknowledged = new ConcurrentLinkedQueue<String>();
    // when
    var callers =
        Callers.of(
            IntStream.range(0, THREADS)
                .mapToObj(thread -> (Callable<?>) () -> startUntilRefused(closing, acknowledged))
                .toList());
    until("some are started", () -> acknowledged.size() > 300);
    closing.close();
    // then
    assertThat(callers.outcomes()).hasOnlyElementsOfType(EngineException.class);
    assertThat(engine.history().createHistoricProcessInstanceQuery().list())
        .extracting(HistoricProcessInstance::getId)
        .doesNotHaveDuplicates()
        .containsAll(acknowledged);
  }

  @Test
  void numberOfConnectionsCannotBeNegative() {
    assertThatThrownBy(() -> new ProcessEngineConfiguration().setGroupCommitConnections(-1))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("groupCommitConnections");
  }

  private static Void startSome(TestEngine engine, int thread) {
    for (var i = 0; i < STARTS; i++) {
      engine
          .runtime()
          .startProcessInstanceByKey(
              i % 2 == 0 ? "ending" : "waiting", thread + "-" + i, Map.of("number", i));
    }
    return null;
  }

  private static ProcessInstance start(TestEngine engine, String externalId) {
    return engine
        .runtime()
        .createProcessInstanceBuilder()
        .processDefinitionKey("waiting")
        .externalId(externalId)
        .start();
  }

  private static List<String> keys(TestEngine engine) {
    var keys = new ArrayList<String>();
    for (var instance : engine.history().createHistoricProcessInstanceQuery().list()) {
      keys.add(instance.getBusinessKey());
    }
    return keys;
  }

  private static ProcessEngine another(TestEngine engine) {
    var database = engine.database();
    return new ProcessEngineConfiguration()
        .setJdbcUrl(database.url())
        .setJdbcUsername(database.user())
        .setJdbcPassword(database.password())
        .setGroupCommitConnections(2)
        .buildProcessEngine();
  }

  private static Void startUntilRefused(ProcessEngine engine, Queue<String> acknowledged) {
    while (true) {
      var key = acknowledged.size() % 2 == 0 ? "ending" : "waiting";
      acknowledged.add(engine.getRuntimeService().startProcessInstanceByKey(key).getId());
    }
  }
}
