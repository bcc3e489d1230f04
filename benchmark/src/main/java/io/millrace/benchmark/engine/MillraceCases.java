package io.millrace.benchmark.engine;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.EngineTables;
import io.millrace.benchmark.database.TableCounts;
import io.millrace.cmmn.CaseInstanceBuilder;
import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.task.Task;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Millrace's CMMN engine on the database of its BPMN engine, with which it shares tables. It offers
 * no queries of history yet, so its rows are counted in the tables themselves.
 */
final class MillraceCases implements CaseCalls, AutoCloseable {

  private static final OpenTasks<Task> OPEN_TASKS = new OpenTasks<>(Task::getId, Task::getName);
  private static final ActivityTypes ITEMS = ActivityTypes.ofCases().with("humanTask", "humantask");
  private static final String UNSUPPORTED = "CMMN-003";
  private static final String ENDED_ITEMS = "MR_HI_PLAN_ITEM";
  private static final String ENDED = "MR_HI_CASE_INSTANCE";
  private static final String OPEN = "MR_CASE_INSTANCE";
  private static final String PLAN_ITEMS = "MR_PLAN_ITEM";
  private static final String TASKS = "MR_HI_TASK";
  private static final String VARIABLES = "MR_HI_VARIABLE";

  private final CmmnEngine engine;
  private final EngineSettings settings;
  private final HistoryCensus before;

  private MillraceCases(CmmnEngine engine, EngineSettings settings) {
    this.engine = engine;
    this.settings = settings;
    this.before = counted();
  }

  /** Starts the engine beside a BPMN engine, and creates the tables that it alone has. */
  static MillraceCases open(EngineSettings settings) {
    Database database = settings.database();
    return new MillraceCases(
        new CmmnEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setDatabaseSchemaUpdate("true")
            .setHistoryLevel(HistoryLevel.valueOf(settings.history().name()))
            .buildCmmnEngine(),
        settings);
  }

  /**
   * Deploys a case.
   *
   * @throws NotAvailableException if the engine refuses an element that it does not run yet
   */
  void deploy(Model model) {
    try {
      engine
          .getCmmnRepositoryService()
          .createDeployment()
          .name("benchmark")
          .addString(model.resourceName(), model.xml())
          .deploy();
    } catch (DeploymentException e) {
      throw unsupported(e)
          .<RuntimeException>map(problem -> new NotAvailableException(problem.message()))
          .orElse(e);
    }
  }

  private static Optional<Problem> unsupported(DeploymentException refused) {
    return refused.problems().stream()
        .filter(problem -> problem.code().equals(UNSUPPORTED))
        .findFirst();
  }

  @Override
  public String start(String caseKey, Map<String, Object> variables) {
    CaseInstanceBuilder builder =
        engine.getCmmnRuntimeService().createCaseInstanceBuilder().caseDefinitionKey(caseKey);
    variables.forEach(builder::variable);
    return builder.start().getId();
  }

  @Override
  public OpenTask task(String instanceId, String name) {
    return OPEN_TASKS.one(
        engine
            .getCmmnTaskService()
            .createTaskQuery()
            .scopeId(instanceId)
            .taskName(name)
            .singleResult(),
        instanceId,
        name);
  }

  @Override
  public void complete(OpenTask task) {
    engine.getCmmnTaskService().complete(task.id());
  }

  /** The rows of the tables that the BPMN engine does not count. */
  Map<String, Long> runtimeRows() {
    return TableCounts.of(settings.database(), Set.of(OPEN, PLAN_ITEMS));
  }

  /**
   * What the history holds; the tables of tasks and variables hold those of cases alone. Rows of an
   * earlier run may have been left by the settings' wish.
   */
  HistoryCensus history() {
    return counted().since(before);
  }

  private HistoryCensus counted() {
    Map<String, Long> rows =
        TableCounts.of(settings.database(), Set.of(ENDED, OPEN, TASKS, VARIABLES));
    Map<String, Long> items = TableCounts.byText(settings.database(), ENDED_ITEMS, "TYPE_");
    return new HistoryCensus(
        rows.get(ENDED),
        settings.history().includes(History.INSTANCE) ? rows.get(OPEN) : 0,
        rows.get(TASKS),
        rows.get(VARIABLES),
        ITEMS.census(type -> items.getOrDefault(type, 0L)));
  }

  /** Removes the tables that the BPMN engine leaves, where the settings say so. */
  void dropTables() {
    if (!settings.replaceTables()) {
      EngineTables.dropAll(settings.database());
    }
  }

  @Override
  public void close() {
    engine.close();
  }
}
