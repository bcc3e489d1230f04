package io.millrace.common.internal.job;

import static io.millrace.common.internal.job.JobsFixture.work;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.common.BadArgumentException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandEnvironment;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.EngineTransactions;
import io.millrace.common.internal.persistence.Notice;
import io.millrace.common.internal.persistence.TableNames;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.engine.TestScopeOwner;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nodes that tell one another of jobs. */
@Timeout(120)
class NoticesTest extends JobsTest {

  private static final String LISTENING =
      "from pg_stat_activity where query = 'listen mr_job' and datname = current_database()";

  private SynchronousQueue<Long> ran;

  @BeforeEach
  void tellWhatRan() {
    ran = new SynchronousQueue<>();
    fixture.handler().does((job, context) -> tell(job));
  }

  private void tell(JobEntity job) {
    try {
      assertThat(ran.offer(job.id(), 60, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns a node that tells and listens, and looks for jobs by itself once an hour. */
  private JobAssembly node() {
    return node(transactions());
  }

  private EngineTransactions transactions() {
    return new EngineTransactions(store.executor().environment().database().dataSource(), null);
  }

  private JobAssembly node(EngineTransactions transactions) {
    var environment = store.executor().environment();
    var database = environment.database().notifying(Notice.of(new TableNames(null, null)));
    var commands =
        new CommandExecutor(
            new CommandEnvironment(database, environment.ids(), environment.clock()), transactions);
    return fixture.node(commands, patiently(2));
  }

  private void runsSoon(JobAssembly creator) throws InterruptedException {
    var job = create(creator);
    assertThat(ran.poll(60, TimeUnit.SECONDS)).isEqualTo(job.id());
  }

  private JobEntity create(JobAssembly creator) {
    return create(creator, instance);
  }

  private JobEntity create(JobAssembly creator, long owner) {
    return creator
        .parts()
        .commands()
        .execute(context -> creator.jobs().createMessage(context, work(owner)));
  }

  @Test
  void aNodeRunsAtOnceWhatAnotherOneCreates() throws Exception {
    assumeTrue(home.kind() == DatabaseKind.POSTGRESQL, "only PostgreSQL has NOTIFY");
    var creator = node();
    var node = node();
    node.executor().start();
    for (var i = 0; i < 5; i++) {
      runsSoon(creator);
    }
    node.executor().stop();
    assertThat(store.number("select count(*) " + LISTENING)).isZero();
  }

  @Test
  void aLostConnectionComesBackAndNothingIsMissed() throws Exception {
    assumeTrue(home.kind() == DatabaseKind.POSTGRESQL, "only PostgreSQL has NOTIFY");
    var creator = node();
    node().executor().start();
    runsSoon(creator);
    while (store.number("select count(*) " + LISTENING) == 0) {
      Thread.onSpinWait();
    }
    store.number("select count(pg_terminate_backend(pid)) " + LISTENING);
    runsSoon(creator);
    runsSoon(creator);
  }

  @Test
  void aNodeRunsAtOnceWhatIsCreatedOnAConnectionThatWasHandedIn() throws Exception {
    assumeTrue(home.kind() == DatabaseKind.POSTGRESQL, "only PostgreSQL has NOTIFY");
    var transactions = transactions();
    var node = node(transactions);
    node.executor().start();
    runsSoon(node); // it listens
    var free = fixture.instance(); // whose row nobody changes: the first job may still be ending
    try (var connection = store.connect()) {
      connection.setAutoCommit(false);
      var created = transactions.with(connection, () -> create(node, free));
      connection.commit();
      assertThat(ran.poll(60, TimeUnit.SECONDS)).isEqualTo(created.id());
    }
  }

  @Test
  void aNoticeCostsNoTrip() {
    assumeTrue(home.kind() == DatabaseKind.POSTGRESQL, "only PostgreSQL has NOTIFY");
    var plain = tripsOfAJob(fixture.node(), work(instance));
    assertThat(tripsOfAJob(node(), work(instance))).isEqualTo(plain);
    assertThat(store.sent()).last().asString().contains("pg_notify");
    var free =
        work(instance)
            .withScope(new ScopeRef(TestScopeOwner.TYPE, 0, 0, 0, 0, "", HistoryLevel.NONE));
    plain = tripsOfAJob(fixture.node(), free);
    assertThat(tripsOfAJob(node(), free)).isEqualTo(plain);
    assertThat(store.sentTo("mr_job")).last().asString().contains("pg_notify");
    fixture.handler().does((job, context) -> {});
    fixture.runDueJobs();
  }

  private long tripsOfAJob(JobAssembly node, NewJob job) {
    var before = store.trips();
    node.parts().commands().execute(context -> node.jobs().createMessage(context, job));
    return store.trips() - before;
  }

  @Test
  void aTimerThatIsDueLaterTellsNobody() {
    assumeTrue(home.kind() == DatabaseKind.POSTGRESQL, "only PostgreSQL has NOTIFY");
    var node = node();
    store.forgetSent();
    node.parts()
        .commands()
        .execute(
            context ->
                node.jobs().createTimer(context, work(instance), context.now().plusSeconds(60)));
    assertThat(store.sentTo("mr_job")).noneMatch(sql -> sql.contains("pg_notify"));
  }

  @Test
  void otherDatabasesRefuseIt() {
    assumeTrue(home.kind() != DatabaseKind.POSTGRESQL, "PostgreSQL has NOTIFY");
    assertThatThrownBy(this::node)
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("asyncExecutorNotifications")
        .hasMessageContaining("PostgreSQL");
  }
}
