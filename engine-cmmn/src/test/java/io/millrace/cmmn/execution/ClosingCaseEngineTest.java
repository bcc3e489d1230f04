package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.interceptor.CommandInterceptor;
import io.millrace.common.interceptor.CommandInvocation;
import io.millrace.common.plugin.EngineExtensions;
import io.millrace.common.plugin.EnginePlugin;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.engine.Callers;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An engine for cases, without a process engine, that is closed while others call it. */
@DatabaseTest
class ClosingCaseEngineTest {

  private final Database database;
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch mayGoOn = new CountDownLatch(1);
  private CaseEngine engine;
  private CmmnEngine node;

  ClosingCaseEngineTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void open() {
    engine = new CaseEngine(database);
    engine.deploy("claim", "check");
    node =
        new CmmnEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .addPlugin(new HoldingStarts())
            .buildCmmnEngine();
  }

  @AfterEach
  void close() {
    mayGoOn.countDown();
    node.close();
    engine.close();
  }

  /** Holds the start of a case. */
  private final class HoldingStarts implements CommandInterceptor, EnginePlugin {
    @Override
    public String getName() {
      return "holding";
    }

    @Override
    public void configure(EngineExtensions extensions) {
      extensions.commandInterceptor(this);
    }

    @Override
    public <R> R execute(CommandInvocation<R> invocation) {
      if (invocation.commandName().startsWith("Start")) {
        begun.countDown();
        await(mayGoOn);
      }
      return invocation.proceed();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private boolean isRefused() {
    try {
      node.getCmmnRuntimeService().createCaseInstanceQuery().count();
      return false;
    } catch (IllegalStateEngineException e) {
      return true;
    }
  }

  @Test
  void aCallThatIsUnderWayEndsBeforeTheEngineIsClosed() {
    var callers = new Callers();
    // given
    callers.start(
        () ->
            node.getCmmnRuntimeService()
                .createCaseInstanceBuilder()
                .caseDefinitionKey("claim")
                .start());
    await(begun);
    // when
    callers.start(
        () -> {
          node.close();
          return null;
        });
    Callers.until("calls are refused", this::isRefused);
    mayGoOn.countDown();
    // then
    assertThat(callers.outcomes()).containsOnlyNulls();
    assertThat(engine.runtime().createCaseInstanceQuery().count()).isOne();
  }

  @Test
  void theJobExecutorOfAClosedEngineDoesNotStart() {
    node.close();
    assertThatThrownBy(node::startExecutors)
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("closed");
  }
}
