package io.millrace.benchmark.peers.flowablecmmn;

import io.millrace.benchmark.database.ConnectionPool;
import io.millrace.benchmark.database.EngineTables;
import io.millrace.benchmark.engine.CaseCalls;
import io.millrace.benchmark.engine.CasesOnly;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.HistoryCensus;
import io.millrace.benchmark.engine.HistoryTables;
import io.millrace.benchmark.engine.Model;
import java.util.Map;
import java.util.function.Function;
import org.flowable.cmmn.api.CmmnHistoryService;
import org.flowable.cmmn.engine.CmmnEngine;
import org.flowable.cmmn.engine.CmmnEngineConfiguration;

/**
 * Flowable's CMMN engine, version 6 or later, without a process engine, behind the interface of the
 * benchmark, by its public API. Safe for use by many threads at once, but for {@link #close()}.
 */
public final class FlowableCmmnEngine implements CasesOnly {

  private static final HistoryTables HISTORY_TABLES = new HistoryTables("_HI_");

  private final String name;
  private final String version;
  private final CmmnEngine engine;
  private final CmmnHistoryService history;
  private final Function<CmmnHistoryService, Map<String, Long>> endedItems;
  private final CaseCalls cases;
  private final ConnectionPool pool;
  private final EngineSettings settings;

  private FlowableCmmnEngine(
      String name,
      String version,
      CmmnEngine engine,
      Function<CmmnHistoryService, Map<String, Long>> endedItems,
      ConnectionPool pool,
      EngineSettings settings) {
    this.name = name;
    this.version = version;
    this.engine = engine;
    this.history = engine.getCmmnHistoryService();
    this.endedItems = endedItems;
    this.cases = new FlowableCases(engine.getCmmnRuntimeService(), engine.getCmmnTaskService());
    this.pool = pool;
    this.settings = settings;
  }

  /**
   * Starts Flowable. The settings are explained in the README of the peers.
   *
   * @param name what reports call it
   * @param version the version that the adapter is built against
   * @param configuration a configuration that holds what is named differently in each version
   * @param endedItems counts the ended plan items that this version's history holds, by the names
   *     of their elements
   * @param settings the database and how to use it
   * @return the running engine, which the caller closes
   */
  public static EngineUnderTest open(
      String name,
      String version,
      CmmnEngineConfiguration configuration,
      Function<CmmnHistoryService, Map<String, Long>> endedItems,
      EngineSettings settings) {
    if (settings.replaceTables()) {
      EngineTables.dropAll(settings.database());
    }
    configuration.setDatabaseSchemaUpdate("true");
    configuration.setAsyncExecutorActivate(false);
    configuration.setEnableEventDispatcher(false);
    configuration.setDisableIdmEngine(true);
    return ConnectionPool.start(
        settings.database(),
        settings.connections(),
        pool -> {
          configuration.setDataSource(pool.dataSource());
          return new FlowableCmmnEngine(
              name, version, configuration.buildCmmnEngine(), endedItems, pool, settings);
        });
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public void deployCase(Model model) {
    engine
        .getCmmnRepositoryService()
        .createDeployment()
        .name("benchmark")
        .addString(model.resourceName(), model.xml())
        .deploy();
  }

  @Override
  public CaseCalls cases() {
    return cases;
  }

  @Override
  public Map<String, Long> runtimeRows() {
    return HISTORY_TABLES.without(engine.getCmmnManagementService().getTableCounts());
  }

  @Override
  public HistoryCensus history() {
    return new HistoryCensus(
        history.createHistoricCaseInstanceQuery().finished().count(),
        history.createHistoricCaseInstanceQuery().unfinished().count(),
        history.createHistoricTaskInstanceQuery().finished().count(),
        history.createHistoricVariableInstanceQuery().count(),
        endedItems.apply(history));
  }

  @Override
  public boolean isConflict(RuntimeException failure) {
    return failure.getClass().getSimpleName().equals("FlowableOptimisticLockingException");
  }

  @Override
  public void close() {
    engine.close();
    pool.close();
    if (!settings.replaceTables()) {
      EngineTables.dropAll(settings.database());
    }
  }
}
