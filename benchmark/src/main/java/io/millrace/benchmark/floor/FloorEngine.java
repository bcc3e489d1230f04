package io.millrace.benchmark.floor;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.HistoryCensus;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.engine.OpenTask;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/**
 * No engine: answers the calls of two processes by writing the rows that Millrace writes, to its
 * own tables, without asking what they mean. What it reaches is what the database can do.
 *
 * <p>It decides nothing and reads nothing before it writes: a completion knows what the start has
 * written, since every instance writes the same.
 */
public final class FloorEngine implements EngineUnderTest {

  private static final Map<History, Integer> LEVELS = Map.of(History.NONE, 0, History.AUDIT, 4);
  private static final Duration LATER = Duration.ofHours(3);
  private static final String ROLLBACK = "40"; // the class of states: deadlock, serialization
  private static final int ID_BITS = 20;
  private static final String TASKS = "select ID_, NAME_ from MR_TASK where SCOPE_ID_ = ?";

  private final FloorForm form;
  private final History history;
  private final boolean keepsTables;
  private final HikariDataSource source;
  private final Product product;
  private final FloorTables tables;
  private final AtomicLong nextId = new AtomicLong(System.currentTimeMillis() << ID_BITS);
  private Script script;
  private Writer writer;

  private FloorEngine(EngineSettings settings, FloorForm form) {
    if (!LEVELS.containsKey(settings.history())) {
      throw new IllegalArgumentException(
          "The floor writes history none or audit, not " + settings.history() + ".");
    }
    this.form = form;
    this.history = settings.history();
    this.keepsTables = settings.replaceTables();
    this.product = product(settings);
    this.source = source(settings);
    this.tables = new FloorTables(source, product);
    if (settings.replaceTables()) {
      tables.drop();
    }
    tables.create();
    this.writer = form.writer(source, product);
  }

  /**
   * Opens the floor.
   *
   * @param settings the database and how to use it
   * @param form how it sends what it writes
   * @return the floor, which the caller closes
   * @throws IllegalArgumentException for a level of history other than none and audit
   */
  public static EngineUnderTest open(EngineSettings settings, FloorForm form) {
    return new FloorEngine(settings, form);
  }

  /**
   * Tells whether there is a floor of a process.
   *
   * @param process the process
   * @param history the level of history
   * @return true for processes and levels of which it is known what is written, and anything is
   */
  public static boolean knows(String process, History history) {
    return LEVELS.containsKey(history)
        && ScriptReader.knows(process)
        && !(process.equals("startToEnd") && history == History.NONE);
  }

  private static Product product(EngineSettings settings) {
    try (Connection connection = settings.database().connect()) {
      return Product.of(connection);
    } catch (SQLException e) {
      throw new IllegalStateException("Cannot connect to the database.", e);
    }
  }

  private HikariDataSource source(EngineSettings settings) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(product.url(settings.database().url()));
    config.setUsername(settings.database().user());
    config.setPassword(settings.database().password());
    config.setMaximumPoolSize(settings.connections());
    config.setMinimumIdle(1); // as many as there are callers at once, and none that only cost
    config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
    config.setConnectionInitSql(product.sessionSetting());
    return new HikariDataSource(config);
  }

  @Override
  public String name() {
    return form.engine();
  }

  @Override
  public String version() {
    return "plain JDBC";
  }

  /** A writer knows the statements of one process by heart, so another process gets another one. */
  @Override
  public void deploy(Model model) {
    String process = model.resourceName().replace(Model.SUFFIX, "");
    if (!ScriptReader.knows(process)) {
      throw new IllegalArgumentException("There is no floor of " + process + ".");
    }
    try (Connection connection = source.getConnection()) {
      script = new ScriptReader(process, history, new TableTypes(connection)).read();
      writer.close();
      writer = form.writer(source, product);
    } catch (SQLException e) {
      throw new IllegalStateException("Cannot ask for the columns of the tables.", e);
    }
  }

  @Override
  public String start(String processKey, Map<String, Object> variables) {
    long id = nextId.getAndAdd(script.ids());
    write(script.start(), id);
    return Long.toString(id);
  }

  @Override
  public List<OpenTask> tasks(String instanceId) {
    return query(TASKS + " order by NAME_", Long.parseLong(instanceId), null);
  }

  @Override
  public OpenTask task(String instanceId, String taskName) {
    return query(TASKS + " and NAME_ = ?", Long.parseLong(instanceId), taskName).stream()
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "Instance " + instanceId + " does not wait at '" + taskName + "'."));
  }

  private List<OpenTask> query(String sql, long instance, String taskName) {
    try (Connection connection = source.getConnection();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setLong(1, instance);
      if (taskName != null) {
        statement.setString(2, taskName);
      }
      List<OpenTask> found = new ArrayList<>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          found.add(new OpenTask(Long.toString(rows.getLong(1)), rows.getString(2)));
        }
      }
      return found;
    } catch (SQLException e) {
      throw new IllegalStateException("The floor cannot read tasks: " + e.getMessage(), e);
    }
  }

  @Override
  public void complete(OpenTask task) {
    write(script.complete(), Long.parseLong(task.id()) - script.tasks().get(task.name()));
  }

  private void write(Step step, long firstId) {
    Instant now = Instant.now().truncatedTo(ChronoUnit.MICROS);
    Work work =
        step.at(
            new Moment(
                firstId, product.time(now), product.time(now.plus(LATER)), LEVELS.get(history)));
    if (!work.isEmpty()) {
      writer.write(work);
    }
  }

  @Override
  public Map<String, Long> runtimeRows() {
    return tables.runtimeRows();
  }

  @Override
  public HistoryCensus history() {
    return new HistoryCensus(
        tables.count("MR_HI_PROCESS_INSTANCE"),
        tables.count("MR_EXECUTION where PARENT_ID_ is null"),
        tables.count("MR_HI_TASK"),
        tables.count("MR_HI_VARIABLE"),
        tables.activities());
  }

  @Override
  public boolean isConflict(RuntimeException failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException e && String.valueOf(e.getSQLState()).startsWith(ROLLBACK)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void close() {
    writer.close();
    try {
      if (!keepsTables) {
        tables.drop();
      }
    } finally {
      source.close();
    }
  }
}
