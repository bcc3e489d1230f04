package io.millrace.benchmark.peers.dbscheduler;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import io.millrace.benchmark.database.ConnectionPool;
import io.millrace.benchmark.engine.NotAvailableException;
import io.millrace.benchmark.jobs.Executions;
import io.millrace.benchmark.jobs.JobCounts;
import io.millrace.benchmark.jobs.JobEngine;
import io.millrace.benchmark.jobs.JobEngineFactory;
import io.millrace.benchmark.jobs.JobEngineSettings;
import io.millrace.benchmark.jobs.JobModel;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * db-scheduler as a node, which runs plain jobs: there is no process around them. The settings are
 * explained in the README of the peers.
 */
public final class DbSchedulerJobs implements JobEngineFactory {

  private static final String TABLE = "MR_BENCH_SCHEDULED_TASKS";
  private static final String TASK = "work";
  private static final double FETCH_AGAIN_BELOW = 1.0;
  private static final double FETCH_UP_TO = 4.0;
  private static final Duration POLL = Duration.ofMillis(100);

  @Override
  public JobEngine open(JobEngineSettings settings) {
    return ConnectionPool.start(
        settings.database(), settings.connections(), pool -> start(settings, pool));
  }

  private static Node start(JobEngineSettings settings, ConnectionPool pool) {
    Node node = new Node(settings, pool);
    if (settings.createsTables()) {
      node.createTables();
    }
    return node;
  }

  /** The node; a scheduler cannot be started again, so each start makes one. */
  private static final class Node implements JobEngine {

    private final JobEngineSettings settings;
    private final ConnectionPool pool;
    private final OneTimeTask<Void> task;
    private final Scheduler client;
    private Scheduler scheduler;

    Node(JobEngineSettings settings, ConnectionPool pool) {
      this.settings = settings;
      this.pool = pool;
      this.task = Tasks.oneTime(TASK).execute((instance, context) -> work(instance.getId()));
      this.client = build();
    }

    private Scheduler build() {
      return Scheduler.create(pool.dataSource(), task)
          .schedulerName(new SchedulerName.Fixed(settings.node()))
          .tableName(TABLE)
          .threads(settings.threads())
          .pollUsingLockAndFetch(FETCH_AGAIN_BELOW, FETCH_UP_TO)
          .pollingInterval(POLL)
          .build();
    }

    /** A task runs outside any transaction, so a row that it writes has one of its own. */
    private void work(String instance) {
      List<Connection> opened = new ArrayList<>();
      try {
        Executions.run(instance, TASK, () -> open(opened));
      } finally {
        opened.forEach(Node::close);
      }
    }

    private Connection open(List<Connection> opened) {
      try {
        opened.add(pool.dataSource().getConnection());
        return opened.get(0);
      } catch (SQLException e) {
        throw new IllegalStateException("Cannot have a connection for a row.", e);
      }
    }

    private static void close(Connection connection) {
      try {
        connection.close();
      } catch (SQLException e) {
        throw new IllegalStateException("Cannot close a connection.", e);
      }
    }

    private void createTables() {
      boolean mysql = settings.database().url().startsWith("jdbc:mysql:");
      String time = mysql ? "timestamp(6)" : "timestamp with time zone";
      execute(
          "create table "
              + TABLE
              + " (task_name varchar(100) not null, task_instance varchar(100) not null,"
              + (mysql ? " task_data blob," : " task_data bytea,")
              + (" execution_time " + time + " not null, picked boolean not null,")
              + (" picked_by varchar(50), last_success " + time + " null,")
              + (" last_failure " + time + " null, consecutive_failures int,")
              + (" last_heartbeat " + time + " null, version bigint not null,")
              + " priority smallint, state varchar(20),"
              + " primary key (task_name, task_instance))");
      execute("create index MR_BENCH_TASKS_DUE on " + TABLE + " (execution_time)");
      execute("create index MR_BENCH_TASKS_BEAT on " + TABLE + " (last_heartbeat)");
    }

    private void execute(String sql) {
      try (Connection connection = settings.database().connect();
          Statement statement = connection.createStatement()) {
        statement.execute(sql);
      } catch (SQLException e) {
        throw new IllegalStateException("Cannot make the tables of db-scheduler.", e);
      }
    }

    @Override
    public String version() {
      String version = Scheduler.class.getPackage().getImplementationVersion();
      return version == null ? "16.12.0" : version;
    }

    @Override
    public void deploy(JobModel model) {
      if (model.exclusive()) {
        throw new NotAvailableException("exclusive jobs");
      }
      if (model.branches() > 1 || model.shape() != JobModel.Shape.TASKS) {
        throw new NotAvailableException("processes");
      }
    }

    @Override
    public void make(JobModel model, long number) {
      client.schedule(task.instance(Long.toString(number)), Instant.now());
    }

    @Override
    public void startExecutor() {
      scheduler = build();
      scheduler.start();
    }

    @Override
    public void stopExecutor() {
      if (scheduler != null) {
        scheduler.stop();
        scheduler = null;
      }
    }

    @Override
    public JobCounts counts() {
      try (Connection connection = settings.database().connect();
          Statement statement = connection.createStatement();
          ResultSet row = statement.executeQuery("select count(*) from " + TABLE)) {
        row.next();
        return new JobCounts(row.getLong(1), 0, 0, 0);
      } catch (SQLException e) {
        throw new IllegalStateException("Cannot count the tasks of db-scheduler.", e);
      }
    }

    @Override
    public void close() {
      stopExecutor();
      pool.close();
    }
  }
}
