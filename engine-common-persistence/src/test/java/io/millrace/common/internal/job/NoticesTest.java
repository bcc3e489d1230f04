package io.millrace.common.internal.job;

import static io.millrace.common.internal.job.JobsFixture.work;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.common.BadArgumentException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.calendar.RetryCycle;
import io.millrace.common.internal.command.CommandEnvironment;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.EngineTransactions;
import io.millrace.common.internal.job.lane.LaneSettings;
import io.millrace.common.internal.persistence.Notice;
import io.millrace.common.internal.persistence.TableNames;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.engine.TestScopeOwner;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nodes that tell one another of jobs. */
@DatabaseTest
@Timeout(120)
class NoticesTest {

  private static final String LISTENING =
      "from pg_stat_activity where query = 'listen mr_job' and datname = current_database()";

  private static TestStore store;
  private static DatabaseKind kind;
  private final SynchronousQueue<Long> ran = new SynchronousQueue<>();
  private JobsFixture fixture;
  private long instance;

  @BeforeAll
  static void open(Database database) {
    kind = database.kind();
    store = new TestStore(database, Duration.ofSeconds(10));
  }

  @AfterAll
  static void closeStore() {
    store.close();
  }

  @BeforeEach
  void open() {
    fixture = new JobsFixture(store);
    instance = fixture.instance();
    fixture.handler().does((job, context) -> tell(job));
  }

  @AfterEach
  void close() {
    fixture.close();
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
    var hour = Duration.ofHours(1);
    var environment = store.executor().environment();
    var database = environment.database().notifying(Notice.of(new TableNames(null, null)));
    var commands =
        new CommandExecutor(
            new CommandEnvironment(database, environment.ids(), environment.clock()),
            new EngineTransactions(database.dataSource(), null));
    return fixture.node(
        commands,
        settings ->
            new JobSettings(
                settings.node(),
                2,
                settings.lease(),
                hour,
                hour,
                Duration.ofSeconds(20),
                RetryCycle.DEFAULT,
                JobChoice.OLDEST,
                LaneSettings.DEFAULT,
                false));
  }

  private void runsSoon(JobAssembly creator) throws InterruptedException {
    var job =
        creator
            .parts()
            .commands()
            .execute(context -> creator.jobs().createMessage(context, work(instance)));
    assertThat(ran.poll(60, TimeUnit.SECONDS)).isEqualTo(job.id());
  }

  @Test
  void aNodeRunsAtOnceWhatAnotherOneCreates() throws Exception {
    assumeTrue(kind == DatabaseKind.POSTGRESQL, "only PostgreSQL has NOTIFY");
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
    assumeTrue(kind == DatabaseKind.POSTGRESQL, "only PostgreSQL has NOTIFY");
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
  void aNoticeCostsNoTrip() {
    assumeTrue(kind == DatabaseKind.POSTGRESQL, "only PostgreSQL has NOTIFY");
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
    assumeTrue(kind == DatabaseKind.POSTGRESQL, "only PostgreSQL has NOTIFY");
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
    assumeTrue(kind != DatabaseKind.POSTGRESQL, "PostgreSQL has NOTIFY");
    assertThatThrownBy(this::node)
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("asyncExecutorNotifications")
        .hasMessageContaining("PostgreSQL");
  }
}
