package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** What happens when others are faster between the search for those who wait and their locks. */
@EngineTest
class SignalRaceTest {

  private final AtomicReference<Runnable> beforeTheLock = new AtomicReference<>();

  @Test
  void aSignalThatComesTwiceAtOnceDoesNotSkipTheWaitForAnotherOne(TestEngine engine) {
    // given
    engine.deploy(
        process("two")
            .catchEvent("first", Trigger.signal("a"))
            .catchEvent("second", Trigger.signal("b"))
            .userTask("done"));
    var instance = engine.start("two");
    try (var late = engineThatLocksLate(engine)) {
      beforeTheLock.set(() -> engine.runtime().signalEventReceived("a"));
      // when
      late.getRuntimeService().signalEventReceived("a");
    }
    // then
    assertThat(beforeTheLock).hasNullValue();
    assertThat(engine.underWay(instance)).containsExactly("second");
    engine.runtime().signalEventReceived("b");
    assertThat(engine.openTasks(instance)).containsExactly("done");
  }

  private ProcessEngine engineThatLocksLate(TestEngine engine) {
    return new ProcessEngineConfiguration()
        .setDataSource(lateLocks(engine.database().dataSource()))
        .setAsyncExecutorActivate(false)
        .buildProcessEngine();
  }

  private DataSource lateLocks(DataSource source) {
    return proxy(
        DataSource.class,
        source,
        connection -> connection instanceof Connection c ? lateLocks(c) : connection);
  }

  private Connection lateLocks(Connection connection) {
    return proxy(Connection.class, connection, statement -> statement);
  }

  private interface Result {
    Object of(Object result);
  }

  private <T> T proxy(Class<T> type, T target, Result results) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              if (arguments != null
                  && arguments[0] instanceof String sql
                  && sql.contains("for update")) {
                letOthersRun();
              }
              try {
                return results.of(method.invoke(target, arguments));
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }

  /** Runs on another thread, since this one is inside a command, and to its end. */
  private void letOthersRun() {
    var others = beforeTheLock.getAndSet(null);
    if (others != null) {
      CompletableFuture.runAsync(others).join();
    }
  }
}
