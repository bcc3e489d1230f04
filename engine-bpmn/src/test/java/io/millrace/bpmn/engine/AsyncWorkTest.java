package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.Nodes;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.transaction.TransactionState;
import io.millrace.test.conformance.Covers;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Asynchronous activities that are not exclusive work before their instance is locked. */
@EngineTest
@Timeout(120)
class AsyncWorkTest {

  private static final String LISTED = "from MR_PROPERTY where NAME_ = 'worked'";

  private static Consumer<NodeBuilder> aside() {
    return t -> t.delegateExpression("${work}").asyncBefore().notExclusive();
  }

  private static BpmnBuilder order() {
    return process("order").serviceTask("work", aside()).userTask("ship");
  }

  private static ProcessInstance start(TestEngine engine, JavaDelegate work) {
    engine.bean("work", work);
    engine.deploy(order());
    return engine.start("order", Map.of("count", 1, "name", "a"));
  }

  /** Does something on another thread while the work goes on: it is not the work's own call. */
  private static void meanwhile(Runnable action) {
    CompletableFuture.runAsync(action).orTimeout(30, TimeUnit.SECONDS).join();
  }

  private static void meanwhileSet(
      TestEngine engine, DelegateExecution execution, String name, Object value) {
    meanwhile(() -> engine.runtime().setVariable(execution.getProcessInstanceId(), name, value));
  }

  private static void add(DelegateExecution execution, int more) {
    execution.setVariable("count", (Integer) execution.getVariable("count") + more);
  }

  @Covers("75 work beside the transaction")
  @Test
  void fiftyBranchesOfOneInstanceWorkAtTheSameTimeAndJoinOnce(TestEngine engine) throws Exception {
    // given
    var branches = 50;
    var together = new CyclicBarrier(branches);
    var worked = ConcurrentHashMap.<Integer>newKeySet();
    var runs = new AtomicInteger();
    var done = new CountDownLatch(branches);
    JavaDelegate work =
        execution -> {
          together.await(60, TimeUnit.SECONDS);
          runs.incrementAndGet();
          worked.add((Integer) execution.getVariable("loopCounter"));
          execution.setVariableLocal("done", true);
          execution.addTransactionListener(TransactionState.COMMITTED, end -> done.countDown());
        };
    engine.deploy(
        process("wide")
            .serviceTask(
                "work",
                t ->
                    t.delegateExpression("${work}")
                        .multiInstance(
                            l ->
                                l.cardinality(branches)
                                    .attribute("millrace:asyncBefore", true)
                                    .attribute("millrace:exclusive", false)))
            .userTask("ship"));
    var instance = engine.start("wide");
    assertThat(engine.management().createJobQuery().count()).isEqualTo(branches);
    // when
    try (var nodes = Nodes.start(engine.database(), 2, branches / 2, Map.of("work", work))) {
      nodes.await(done, 60);
    }
    // then
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    assertThat(runs).hasValue(branches);
    assertThat(worked).hasSize(branches);
    assertThat(engine.management().createJobQuery().count()).isZero();
  }

  @Test
  void theInstanceIsNotLockedWhileAnActivityWorks(TestEngine engine) {
    engine.bean(
        "work",
        (JavaDelegate)
            execution ->
                meanwhile(
                    () -> {
                      var task = engine.tasks().createTaskQuery().taskName("pay").singleResult();
                      engine.tasks().complete(task.getId());
                    }));
    engine.deploy(
        process("order")
            .fork(
                b -> b.userTask("pay", t -> t.attribute("name", "pay")),
                b -> b.serviceTask("work", aside()))
            .join()
            .userTask("ship"));
    var instance = engine.start("order");
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    assertThat(engine.trail(instance)).contains("pay", "work");
  }

  @Test
  void whatTheWorkSetsIsSeenByItselfAndThenByAll(TestEngine engine) {
    var seen = new Log();
    var instance =
        start(
            engine,
            execution -> {
              add(execution, 1);
              add(execution, 1);
              execution.setVariable("new", "n");
              execution.setVariableLocal("own", "o");
              execution.removeVariable("name");
              execution.setTransientVariable("short", "s");
              seen.add(execution.getVariable("count") + " " + execution.getVariables().keySet());
              seen.add(execution.hasVariable("name") + " " + execution.getVariable("own"));
            });
    engine.runDueJobs();
    assertThat(seen.entries()).hasSize(2);
    assertThat(seen.entries().get(0)).startsWith("3 ").contains("new", "own", "short");
    assertThat(seen.entries().get(1)).isEqualTo("false o");
    assertThat(engine.runtime().getVariables(instance.getId()))
        .containsOnly(Map.entry("count", 3), Map.entry("new", "n"));
    assertThat(engine.trail(instance)).containsExactly("start", "work");
  }

  @Test
  void aVariableThatWasReadAndChangedInBetweenLetsTheWorkRunAgainWithoutATry(TestEngine engine) {
    var runs = new AtomicInteger();
    var instance =
        start(
            engine,
            execution -> {
              var count = (Integer) execution.getVariable("count");
              if (runs.incrementAndGet() == 1) {
                meanwhileSet(engine, execution, "count", 40);
              }
              execution.setVariable("count", count + 2);
            });
    assertThat(engine.runDueJobs()).isOne();
    assertThat(runs).hasValue(2);
    assertThat(engine.runtime().getVariable(instance.getId(), "count")).isEqualTo(42);
    assertThat(engine.openTasks(instance)).containsExactly("ship");
  }

  @Test
  void aVariableThatWasOnlyReadOrOnlySetMayChangeInBetween(TestEngine engine) {
    var runs = new AtomicInteger();
    var instance =
        start(
            engine,
            execution -> {
              runs.incrementAndGet();
              execution.getVariable("name");
              meanwhile(
                  () ->
                      engine
                          .runtime()
                          .setVariables(
                              execution.getProcessInstanceId(), Map.of("name", "b", "count", 7)));
              execution.setVariable("count", 5);
            });
    engine.runDueJobs();
    assertThat(runs).hasValue(1);
    assertThat(engine.runtime().getVariables(instance.getId()))
        .containsEntry("count", 5)
        .containsEntry("name", "b");
  }

  @Test
  void aVariableThatWasReadAndThenSetAtSeveralPlacesIsNoConflictWithItself(TestEngine engine) {
    var runs = new AtomicInteger();
    var instance =
        start(
            engine,
            execution -> {
              if (runs.incrementAndGet() > 3) {
                throw new IllegalStateException("runs again and again");
              }
              execution.getVariables();
              execution.setVariableLocal("count", 5);
              execution.setVariable("count", 6);
              execution.removeVariableLocal("count");
              execution.getParent().setVariable("count", 7);
              execution.setVariableLocal("fresh", 1);
              execution.getParent().setVariable("fresh", 2);
            });
    engine.runDueJobs();
    assertThat(runs).hasValue(1);
    assertThat(engine.runtime().getVariables(instance.getId()))
        .containsEntry("count", 7)
        .containsEntry("fresh", 2);
    assertThat(engine.openTasks(instance)).containsExactly("ship");
  }

  @Test
  void aVariableThatIsSetLocallyAfterItWasReadFromOutsideMayNotChangeInBetween(TestEngine engine) {
    var runs = new AtomicInteger();
    var seen = new Log();
    start(
        engine,
        execution -> {
          var count = (Integer) execution.getVariable("count");
          if (runs.incrementAndGet() == 1) {
            meanwhileSet(engine, execution, "count", 40);
          }
          execution.setVariableLocal("count", count + 2);
          seen.add(String.valueOf(execution.getVariable("count")));
        });
    engine.runDueJobs();
    assertThat(seen.entries()).containsExactly("3", "42");
  }

  @Test
  void historyTellsHowLongTheWorkTook(TestEngine engine) {
    var instance = start(engine, execution -> engine.clock().advance(Duration.ofSeconds(7)));
    engine.runDueJobs();
    var activity =
        engine
            .history()
            .createHistoricActivityInstanceQuery()
            .processInstanceId(instance.getId())
            .activityId("work")
            .singleResult();
    assertThat(activity.getDurationInMillis()).isGreaterThanOrEqualTo(7_000);
  }

  @Test
  void workWhoseInstanceIsDeletedMeanwhileLeavesNoTrace(TestEngine engine) throws SQLException {
    start(
        engine,
        execution -> {
          try (var statement = execution.connection().createStatement()) {
            statement.executeUpdate(
                "insert into MR_PROPERTY (NAME_, VALUE_, REV_) values ('worked', 'yes', 1)");
          }
          execution.setVariable("new", 1);
          meanwhile(
              () ->
                  engine
                      .runtime()
                      .deleteProcessInstance(execution.getProcessInstanceId(), "no more"));
        });
    assertThat(engine.runDueJobs()).isOne();
    try (var connection = engine.connect();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) " + LISTED)) {
      rows.next();
      assertThat(rows.getInt(1)).isZero();
    }
    assertThat(engine.management().createJobQuery().count()).isZero();
    assertThat(engine.management().createDeadLetterJobQuery().count()).isZero();
    assertThat(engine.history().createHistoricVariableInstanceQuery().variableName("new").count())
        .isZero();
  }

  @Test
  void workThatIsInterruptedByItsBoundaryOfTheScopeIsDropped(TestEngine engine) {
    engine.bean(
        "work",
        (JavaDelegate)
            execution -> {
              execution.setVariable("worked", true);
              meanwhile(
                  () ->
                      engine
                          .tasks()
                          .complete(engine.tasks().createTaskQuery().singleResult().getId()));
            });
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                        b -> b.serviceTask("work", aside()),
                        b -> b.userTask("stop").endEvent("bad", Trigger.error("E1"))))
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair"))
            .endEvent());
    var instance = engine.start("order");
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    assertThat(engine.runtime().getVariables(instance.getId())).isEmpty();
    assertThat(engine.management().createDeadLetterJobQuery().count()).isZero();
  }

  @Test
  void workThatCallsTheEngineHoldsTheLockFromThenOn(TestEngine engine) {
    var runtime = engine.runtime();
    var seen = new Log();
    var instance =
        start(
            engine,
            execution -> {
              add(execution, 1);
              var id = execution.getProcessInstanceId();
              seen.add(String.valueOf(runtime.getVariable(id, "count")));
              runtime.setVariable(id, "count", 10);
              seen.add(String.valueOf(execution.getVariable("count")));
              add(execution, 1);
              seen.add(String.valueOf(runtime.getVariable(id, "count")));
            });
    engine.runDueJobs();
    assertThat(seen.entries()).containsExactly("2", "10", "11");
    assertThat(runtime.getVariable(instance.getId(), "count")).isEqualTo(11);
    assertThat(engine.openTasks(instance)).containsExactly("ship");
  }

  @Test
  void workMayDeleteItsOwnInstance(TestEngine engine) {
    var instance =
        start(
            engine,
            execution ->
                engine
                    .runtime()
                    .deleteProcessInstance(execution.getProcessInstanceId(), "not needed"));
    engine.runDueJobs();
    assertThat(engine.hasEnded(instance)).isTrue();
    assertThat(engine.management().createJobQuery().count()).isZero();
  }

  @Test
  void workThatCallsTheEngineAfterItsInstanceWasDeletedIsUndone(TestEngine engine) {
    start(
        engine,
        execution -> {
          var id = execution.getProcessInstanceId();
          meanwhile(() -> engine.runtime().deleteProcessInstance(id, "no more"));
          engine.start("order", Map.of("late", true));
        });
    engine.runDueJobs();
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
    assertThat(engine.management().createDeadLetterJobQuery().count()).isZero();
  }

  @Test
  void aModelledErrorIsCaughtAndWhatWasSetBeforeStays(TestEngine engine) {
    engine.bean(
        "work",
        (JavaDelegate)
            execution -> {
              execution.setVariable("why", "no money");
              throw new BpmnError("E1");
            });
    engine.deploy(
        process("order")
            .serviceTask("work", aside())
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair"))
            .endEvent());
    var instance = engine.start("order");
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    assertThat(engine.runtime().getVariable(instance.getId(), "why")).isEqualTo("no money");
  }

  @Test
  void workThatFailsLosesATryAndSetsNothing(TestEngine engine) {
    var instance =
        start(
            engine,
            execution -> {
              execution.setVariable("new", 1);
              throw new IllegalStateException("out of order");
            });
    engine.runDueJobs();
    var job = engine.management().createTimerJobQuery().singleResult();
    assertThat(job.getRetries()).isEqualTo(2);
    assertThat(job.getExceptionMessage()).contains("out of order");
    assertThat(engine.runtime().hasVariable(instance.getId(), "new")).isFalse();
  }

  @Test
  void listenersOfTheStartAreToldBeforeTheWork(TestEngine engine) {
    var log = new Log();
    engine.bean("log", log);
    engine.bean("work", (JavaDelegate) execution -> log.add("work"));
    engine.deploy(
        process("order")
            .serviceTask(
                "work",
                t -> {
                  aside().accept(t);
                  t.executionListener("start", "${log.add('start')}");
                  t.executionListener("end", "${log.add('end')}");
                })
            .userTask("ship"));
    engine.start("order");
    engine.runDueJobs();
    assertThat(log.entries()).containsExactly("start", "work", "end");
  }

  @Test
  void resultsOfExpressionsAndScriptsAreKept(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "double",
                t ->
                    t.expression("${count * 2}")
                        .resultVariable("twice")
                        .asyncBefore()
                        .notExclusive())
            .userTask("ship"));
    var instance = engine.start("order", Map.of("count", 21));
    engine.runDueJobs();
    assertThat(engine.runtime().getVariable(instance.getId(), "twice")).isEqualTo(42L);
  }

  @Covers("111 exclusive jobs")
  @Test
  void exclusiveJobsOfOneInstanceKeepOneAnotherOutOnAnyNumberOfNodes(TestEngine engine)
      throws Exception {
    var branches = 12;
    var inside = new AtomicInteger();
    var most = new AtomicInteger();
    var done = new CountDownLatch(branches);
    JavaDelegate work =
        execution -> {
          most.accumulateAndGet(inside.incrementAndGet(), Math::max);
          Thread.yield();
          inside.decrementAndGet();
          execution.addTransactionListener(TransactionState.COMMITTED, end -> done.countDown());
        };
    engine.deploy(
        process("wide")
            .serviceTask(
                "work",
                t ->
                    t.delegateExpression("${work}")
                        .multiInstance(
                            l -> l.cardinality(branches).attribute("millrace:asyncBefore", true)))
            .userTask("ship"));
    var instance = engine.start("wide");
    try (var nodes = Nodes.start(engine.database(), 2, 4, Map.of("work", work))) {
      nodes.await(done, 60);
    }
    assertThat(most).hasValue(1);
    assertThat(engine.openTasks(instance)).containsExactly("ship");
  }

  @Test
  void aNameThatIsReadAndThenSetInTwoPlacesIsSetOnce(TestEngine engine) {
    var runs = new AtomicInteger();
    var instance =
        start(
            engine,
            execution -> {
              runs.incrementAndGet();
              execution.getVariables();
              execution.setVariableLocal("name", "local");
              execution.removeVariableLocal("name");
              execution.setVariable("name", "b");
              execution.setVariableLocal("fresh", 1);
              execution.setVariable("fresh", 2);
            });
    engine.runDueJobs();
    assertThat(runs).hasValue(1);
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    assertThat(engine.runtime().getVariable(instance.getId(), "name")).isEqualTo("b");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aConditionAtItsBorderIsJudgedWhenTheWorkIsDone(boolean asks, TestEngine engine) {
    engine.bean(
        "work",
        (JavaDelegate)
            execution -> {
              execution.setVariable("count", 200);
              if (asks) {
                engine.tasks().createTaskQuery().count();
              }
              execution.setVariable("count", 300);
            });
    engine.deploy(
        process("order")
            .serviceTask("work", aside())
            .boundaryEvent("much", Trigger.condition("${count > 100}"), b -> b.userTask("check"))
            .userTask("ship"));
    var instance = engine.start("order", Map.of("count", 1));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("ship");
  }
}
