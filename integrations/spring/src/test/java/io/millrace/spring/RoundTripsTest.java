package io.millrace.spring;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.WireProxy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What transactions that Spring begins cost on the wire, beside those of the engine's own, of which
 * its own budgets speak.
 */
@DatabaseTest
class RoundTripsTest {

  private final Database database;
  private WireProxy proxy;
  private Application application;

  RoundTripsTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void open() {
    assumeTrue(
        database.kind() == DatabaseKind.POSTGRESQL,
        "H2 has no wire; on MySQL and MariaDB it depends on the pool's allowMultiQueries");
    proxy = WireProxy.before(database);
    application = Application.with(Access.JDBC, database.at(proxy.url()));
    application.bean("bean", new Bean());
  }

  @AfterEach
  void close() {
    if (application != null) {
      application.close();
      proxy.close();
    }
  }

  /**
   * Counts a call when it is made the third time, so that nothing is new to connection or cache.
   */
  private long tripsOfThird(Runnable call) {
    call.run();
    call.run();
    var before = proxy.counts();
    call.run();
    return proxy.counts().since(before).roundTrips();
  }

  private long tripsOfThirdCompletion() {
    for (var i = 0; i < 3; i++) {
      application.start("p");
    }
    var tasks = application.engine().getTaskService();
    var open = tasks.createTaskQuery().list().iterator();
    return tripsOfThird(() -> tasks.complete(open.next().getId()));
  }

  private long tripsOfThirdStart() {
    return tripsOfThird(() -> application.start("p"));
  }

  @Test
  void aStartThatCallsNoBeanIsOneTripAsWithoutSpring() {
    application.deploy(process("p").userTask("work"));
    assertThat(tripsOfThirdStart()).isOne();
  }

  @Test
  void aStartThatCallsABean() {
    application.deploy(
        process("p").serviceTask("call", t -> t.expression("${bean.call()}")).userTask("work"));
    assertThat(tripsOfThirdStart()).isEqualTo(2);
  }

  @Test
  void aCompletionThatCallsNoBean() {
    application.deploy(process("p").userTask("work").userTask("next"));
    assertThat(tripsOfThirdCompletion()).isEqualTo(1);
  }

  @Test
  void aCompletionThatCallsABean() {
    application.deploy(
        process("p").userTask("work").serviceTask("call", t -> t.expression("${bean.call()}")));
    assertThat(tripsOfThirdCompletion()).isEqualTo(3);
  }

  @Test
  void aJobThatCallsABean() {
    application.deploy(
        process("p")
            .serviceTask("call", t -> t.expression("${bean.call()}").asyncBefore())
            .userTask("work"));
    for (var i = 0; i < 3; i++) {
      application.start("p");
    }
    application.engine().runDueJobs();
    application.start("p");
    var before = proxy.counts();
    application.engine().runDueJobs();
    assertThat(proxy.counts().since(before).roundTrips()).isEqualTo(8);
  }

  /** Does nothing in the database. */
  public static final class Bean {

    /** Does nothing. */
    public void call() {
      // the transaction is begun for it, whatever it does
    }
  }
}
