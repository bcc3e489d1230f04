package io.millrace.bpmn;

import io.millrace.bpmn.internal.BpmnAssembly;
import io.millrace.bpmn.internal.EngineSettings;
import io.millrace.common.AddedEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.EngineException;
import io.millrace.common.SchemaException;
import io.millrace.common.decision.DecisionEvaluator;
import io.millrace.common.eventregistry.InboundEventChannelAdapter;
import io.millrace.common.eventregistry.OutboundEventChannelAdapter;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.http.HttpTaskClient;
import io.millrace.common.internal.engine.AdditionalEngine;
import io.millrace.common.internal.job.ExecutorSettings;
import io.millrace.common.internal.job.VirtualThreads;
import io.millrace.common.internal.service.SettingCheck;
import io.millrace.common.mail.MailSender;
import io.millrace.common.metrics.EngineMetrics;
import io.millrace.common.plugin.EnginePlugin;
import io.millrace.common.transaction.TransactionIntegration;
import java.time.Duration;
import java.time.ZoneId;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;

/**
 * What a process engine is built from. Every setting has a default but the database: give a {@link
 * #setDataSource data source} or a {@link #setJdbcUrl JDBC URL}.
 *
 * <pre>{@code
 * var engine = new ProcessEngineConfiguration().setDataSource(dataSource).setDatabaseSchemaUpdate("true").buildProcessEngine();
 * }</pre>
 *
 * <p>Used by one thread; the engine it builds is thread-safe. No setting takes null unless it says
 * so.
 */
public final class ProcessEngineConfiguration {

  private static final SettingCheck CHECK = new SettingCheck("ProcessEngineConfiguration");

  private final EngineSettings settings = new EngineSettings();

  /** Creates a configuration in which every setting has its default. */
  public ProcessEngineConfiguration() {}

  /**
   * Names the engine, for logs and as the owner of job locks.
   *
   * @param name {@code default} unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setEngineName(String name) {
    settings.engineName = CHECK.required("engineName", name);
    return this;
  }

  /**
   * Sets where connections come from. Connections should start at READ COMMITTED; others are set to
   * it at each use, which costs a round trip.
   *
   * @param dataSource the application's data source; the engine does not close it. If its
   *     connections depend on the calling thread, see {@link #setGroupCommitConnections}
   * @return this configuration
   */
  public ProcessEngineConfiguration setDataSource(DataSource dataSource) {
    settings.dataSource = CHECK.required("dataSource", dataSource);
    return this;
  }

  /**
   * Sets the URL of the database, for which the engine opens a pool of its own.
   *
   * @param url the JDBC URL of H2, PostgreSQL, MySQL or MariaDB (with {@code jdbc:mysql:})
   * @return this configuration
   */
  public ProcessEngineConfiguration setJdbcUrl(String url) {
    settings.jdbcUrl = CHECK.required("jdbcUrl", url);
    return this;
  }

  /**
   * Sets the user of the engine's own pool.
   *
   * @param user may be null where the URL or the database needs none
   * @return this configuration
   */
  public ProcessEngineConfiguration setJdbcUsername(String user) {
    settings.jdbcUsername = user;
    return this;
  }

  /**
   * Sets the password of the engine's own pool.
   *
   * @param password may be null where the URL or the database needs none
   * @return this configuration
   */
  public ProcessEngineConfiguration setJdbcPassword(String password) {
    settings.jdbcPassword = password;
    return this;
  }

  /**
   * Sets how many connections the engine's own pool has at most.
   *
   * @param connections at least 1; 50 unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setJdbcMaxActiveConnections(int connections) {
    settings.maxConnections = CHECK.atLeast(1, "jdbcMaxActiveConnections", connections);
    return this;
  }

  /**
   * Sets what the engine does about its tables when it starts and when it is closed.
   *
   * @param update {@code false} or {@code validate} checks them (the default), {@code true} or
   *     {@code update} creates missing tables and upgrades older ones, {@code create} creates them
   *     and fails if they are there, {@code create-drop} also drops them when the engine is closed,
   *     {@code drop-create} drops what is there first
   * @return this configuration
   */
  public ProcessEngineConfiguration setDatabaseSchemaUpdate(String update) {
    settings.schemaUpdate = CHECK.required("databaseSchemaUpdate", update);
    return this;
  }

  /**
   * Sets the database schema the tables live in.
   *
   * @param schema a plain SQL name; null for the connection's own, which is the default
   * @return this configuration
   */
  public ProcessEngineConfiguration setDatabaseSchema(String schema) {
    settings.databaseSchema = schema;
    return this;
  }

  /**
   * Sets what the names of tables and indexes start with.
   *
   * @param prefix a plain SQL name such as {@code WF_}; {@code MR_} unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setDatabaseTablePrefix(String prefix) {
    settings.tablePrefix = CHECK.required("databaseTablePrefix", prefix);
    return this;
  }

  /**
   * Sets how much is kept of an instance whose process does not say.
   *
   * @param level {@link HistoryLevel#AUDIT} unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setHistoryLevel(HistoryLevel level) {
    settings.historyLevel = CHECK.required("historyLevel", level);
    return this;
  }

  /**
   * Sets whether the engine runs due jobs in the background as soon as it is built.
   *
   * @param activate false unless set; {@link ProcessEngine#startExecutors} does it later
   * @return this configuration
   */
  public ProcessEngineConfiguration setAsyncExecutorActivate(boolean activate) {
    settings.executorActivate = activate;
    return this;
  }

  /**
   * Sets whether ended instances are deleted whose time is over, by a timer of the job executor.
   * How long they are kept is said by {@code historyTimeToLive} of their definition, or else by
   * {@link #setCleanInstancesEndedAfter}. An instance that another one called is deleted with its
   * caller. Only nodes that enable it do this work, each by its own settings; where none does any
   * more, the timer rests. Off by default.
   *
   * @param enable true to have a timer from the next start of an engine on
   * @return this configuration
   */
  public ProcessEngineConfiguration setEnableHistoryCleaning(boolean enable) {
    settings.cleanup = settings.cleanup.withEnabled(enable);
    return this;
  }

  /**
   * Sets when history is cleaned up.
   *
   * @param cycle a cron text, by default {@code 0 0 1 * * ?}: at one in the night
   * @return this configuration
   */
  public ProcessEngineConfiguration setHistoryCleaningTimeCycleConfig(String cycle) {
    settings.cleanup =
        settings.cleanup.withCycle(CHECK.required("historyCleaningTimeCycleConfig", cycle));
    return this;
  }

  /**
   * Sets how long ended instances are kept whose definition does not say.
   *
   * @param duration the time since their end; null, the default, for ever
   * @return this configuration
   */
  public ProcessEngineConfiguration setCleanInstancesEndedAfter(Duration duration) {
    settings.cleanup = settings.cleanup.withEndedAfter(duration);
    return this;
  }

  /**
   * Sets how many instances the clean-up deletes in one transaction, without those they called.
   *
   * @param size at least 1, by default 100
   * @return this configuration
   */
  public ProcessEngineConfiguration setCleanInstancesBatchSize(int size) {
    settings.cleanup = settings.cleanup.withMost(CHECK.atLeast(1, "cleanInstancesBatchSize", size));
    return this;
  }

  /**
   * Sets how many threads run jobs in the background.
   *
   * @param threads at least 1; 8 unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setAsyncExecutorThreads(int threads) {
    settings.executorThreads = CHECK.atLeast(1, "asyncExecutorThreads", threads);
    return this;
  }

  /**
   * Sets whether the threads of the job executor are virtual ones. They cost next to nothing while
   * they wait, so many can be asked for by {@link #setAsyncExecutorThreads}; but a job needs a
   * connection, so no more of them run jobs at a time than the engine's own pool has connections,
   * less three. Code that waits inside {@code synchronized} holds on to a thread of the JDK before
   * JDK 24.
   *
   * @param virtual false unless set
   * @return this configuration
   * @throws BadArgumentException if the JDK is older than 21 and has none
   */
  public ProcessEngineConfiguration setAsyncExecutorVirtualThreads(boolean virtual) {
    settings.executor = settings.executor.withVirtualThreads(VirtualThreads.checked(virtual));
    return this;
  }

  /**
   * Sets whether an asynchronous activity that is not exclusive gives its connection back while its
   * code works, as far as the transaction is the engine's own, so that code that waits for others
   * takes no connection from those who call the engine.
   *
   * <p>This costs two more visits to the pool for each such activity, one more for each variable
   * that its code asks for first, and the wait for a connection after the work where there are
   * none: if it is too long, the activity is tried again and its code runs again, though that
   * counts as no failed try. Code that asks for the connection itself keeps it. Exclusive
   * activities work under the lock of their instance, which a connection holds; nothing changes for
   * them.
   *
   * @param releases false unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setAsyncWorkReleasesConnection(boolean releases) {
    settings.asyncWorkReleasesConnection = releases;
    return this;
  }

  /**
   * Sets how long this node holds a job without giving a sign of life. Signs come at a third of it,
   * so a job that takes longer stays with its node; what a dead node held runs elsewhere after two
   * such times at the latest. A shorter time finds dead nodes sooner, and takes a node for dead
   * that pauses that long, which costs work but harms nothing.
   *
   * @param time from 3 seconds to an hour; 15 seconds unless set
   * @return this configuration
   * @throws BadArgumentException if it is null, shorter or longer
   */
  public ProcessEngineConfiguration setAsyncExecutorLockTime(Duration time) {
    settings.executor =
        settings.executor.withLease(
            CHECK.between(
                ExecutorSettings.SHORTEST_LEASE,
                ExecutorSettings.LONGEST,
                "asyncExecutorLockTime",
                time));
    return this;
  }

  /**
   * Sets how long the end of the executor waits for the jobs that run. Jobs that take longer go on
   * to their end, but other nodes may take them over as if this one had died.
   *
   * @param period from zero, which waits for none, to an hour; 8 seconds unless set
   * @return this configuration
   * @throws BadArgumentException if it is null, negative or longer
   */
  public ProcessEngineConfiguration setAsyncExecutorAwaitTerminationPeriod(Duration period) {
    settings.executor =
        settings.executor.withStopPatience(
            CHECK.between(
                Duration.ZERO,
                ExecutorSettings.LONGEST,
                "asyncExecutorAwaitTerminationPeriod",
                period));
    return this;
  }

  /**
   * Sets whether this node takes due jobs of a higher priority first, and the oldest of one
   * priority. Jobs of a low priority wait as long as there are enough others. Where very many jobs
   * are due at a time, this needs an index of its own; see {@code docs/indexes.md}.
   *
   * @param byPriority false unless set: the oldest first
   * @return this configuration
   */
  public ProcessEngineConfiguration setJobExecutorAcquireByPriority(boolean byPriority) {
    settings.executor =
        settings.executor.withChoice(settings.executor.choice().withPriority(byPriority));
    return this;
  }

  /**
   * Sets of which categories this node runs jobs. Jobs of other categories, and those without one,
   * such as the engine's own for the clean-up of history and for batches, are left to other nodes.
   *
   * @param categories the categories; empty, the default, for all jobs
   * @return this configuration
   * @throws BadArgumentException if it is null
   */
  public ProcessEngineConfiguration setEnabledJobCategories(Collection<String> categories) {
    var enabled = List.copyOf(CHECK.required("enabledJobCategories", categories));
    settings.executor = settings.executor.withChoice(settings.executor.choice().among(enabled));
    return this;
  }

  /**
   * Sets who is told what the engine measures: jobs, calls, locks and the group commit, as {@code
   * docs/metrics.md} lists them. Without it nothing is measured, which costs nothing.
   *
   * @param metrics the application's, or a {@code MicrometerMetrics}; null, the default, for nobody
   * @return this configuration
   */
  public ProcessEngineConfiguration setMetrics(EngineMetrics metrics) {
    settings.metrics = metrics;
    return this;
  }

  /**
   * Sets objects that expressions reach by name. The map is read whenever an expression is
   * evaluated.
   *
   * @param beans the objects by name; none unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setBeans(Map<String, Object> beans) {
    settings.beans = CHECK.required("beans", beans);
    return this;
  }

  /**
   * Sets where the classes of delegates and listeners come from.
   *
   * @param classLoader null for the calling thread's context class loader, which is the default
   * @return this configuration
   */
  public ProcessEngineConfiguration setClassLoader(ClassLoader classLoader) {
    settings.classLoader = classLoader;
    return this;
  }

  /**
   * Makes the engine part of the transactions that the application's transaction manager leads.
   *
   * @param integration none unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setTransactionIntegration(TransactionIntegration integration) {
    settings.transactionIntegration = CHECK.required("transactionIntegration", integration);
    return this;
  }

  /**
   * Adds a plug-in. Plug-ins are asked in the order in which they were added.
   *
   * @param plugin an {@link EnginePlugin} or a process engine plug-in
   * @return this configuration
   */
  public ProcessEngineConfiguration addPlugin(EnginePlugin plugin) {
    settings.plugins.add(CHECK.required("plugin", plugin));
    return this;
  }

  /**
   * Adds another engine, such as that for cases: {@code addEngine(new CmmnEngineConfiguration())}.
   * Both then work on one schema, in one transaction, with one pool, one job executor and all that
   * is set here, and their instances can call one another. The engine itself is given by {@link
   * ProcessEngine#getEngine}.
   *
   * @param engine the configuration of the other engine; it may be added once
   * @return this configuration
   * @throws BadArgumentException if something is set there that is decided here
   */
  public ProcessEngineConfiguration addEngine(AddedEngine engine) {
    settings.engines.add((AdditionalEngine) CHECK.required("engine", engine).enginePart());
    return this;
  }

  /**
   * Sets what receives the messages of inbound channels of the event registry.
   *
   * @param adapters the application's adapters by the types of channels; none unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setInboundEventChannelAdapters(
      Map<String, ? extends InboundEventChannelAdapter> adapters) {
    settings.inboundAdapters = Map.copyOf(CHECK.required("inboundEventChannelAdapters", adapters));
    return this;
  }

  /**
   * Sets what sends the events of outbound channels of the event registry.
   *
   * @param adapters the application's adapters by the types of channels; none unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setOutboundEventChannelAdapters(
      Map<String, ? extends OutboundEventChannelAdapter> adapters) {
    settings.outboundAdapters =
        Map.copyOf(CHECK.required("outboundEventChannelAdapters", adapters));
    return this;
  }

  /**
   * Sets how long a call waits for an instance that another one works on.
   *
   * @param timeout 10 seconds unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setLockTimeout(Duration timeout) {
    settings.lockTimeout = CHECK.required("lockTimeout", timeout);
    return this;
  }

  /**
   * Sets on how many connections new instances are written together when many callers start them at
   * the same time.
   *
   * <p>Calls that only insert, above all starts, are then written in one transaction by one of the
   * callers when as many transactions of this kind are under way already. A call returns when what
   * it did is durable, and one that fails fails alone. A caller who is alone notices nothing. With
   * a data source whose connections depend on the calling thread (on its tenant or its user), set
   * this to 0: the rows of one thread may be written on a connection that another one has taken.
   *
   * @param connections 0 lets each call have a transaction of its own; 2 unless set, on H2 0
   * @return this configuration
   */
  public ProcessEngineConfiguration setGroupCommitConnections(int connections) {
    settings.groupCommitConnections = CHECK.atLeast(0, "groupCommitConnections", connections);
    return this;
  }

  /**
   * Sets after how long a start by key looks again for a newer version that another node has
   * deployed.
   *
   * @param interval 1 second unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setLatestVersionCheckInterval(Duration interval) {
    settings.latestVersionCheckInterval = CHECK.required("latestVersionCheckInterval", interval);
    return this;
  }

  /**
   * Sets for how long the result of a call with an idempotency key is remembered.
   *
   * @param duration 24 hours unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setIdempotencyKeyLifetime(Duration duration) {
    settings.idempotencyKeyLifetime = CHECK.required("idempotencyKeyLifetime", duration);
    return this;
  }

  /**
   * Sets the zone in which dates without one are read and days are counted.
   *
   * @param zone the zone of the JVM unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setTimeZone(ZoneId zone) {
    settings.zone = CHECK.required("timeZone", zone);
    return this;
  }

  /**
   * Sets how many elements may be entered in one unit of work before it is taken for a circle
   * without a wait state.
   *
   * @param steps 100,000 unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setMaxStepsPerUnitOfWork(int steps) {
    settings.maxSteps = CHECK.atLeast(1, "maxStepsPerUnitOfWork", steps);
    return this;
  }

  /**
   * Sets how deep process instances may call one another.
   *
   * @param depth 100 unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setMaxCallDepth(int depth) {
    settings.maxCallDepth = CHECK.atLeast(1, "maxCallDepth", depth);
    return this;
  }

  /**
   * Sets how many instances a multi-instance activity may have.
   *
   * @param instances 100,000 unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setMaxLoopInstances(int instances) {
    settings.maxLoopInstances = CHECK.atLeast(1, "maxLoopInstances", instances);
    return this;
  }

  /**
   * Sets the languages in which processes may hold scripts: script tasks, listeners, and conditions
   * whose language is none of expressions. None is allowed unless set, since a script can do
   * whatever the application can: allow one only where all who deploy are trusted.
   *
   * @param languages the names as models write them, such as {@code groovy}; each has to be known
   *     to an engine for {@code javax.script} on the class path
   * @return this configuration
   */
  public ProcessEngineConfiguration setScriptLanguages(Collection<String> languages) {
    settings.outside.scriptLanguages = List.copyOf(CHECK.required("scriptLanguages", languages));
    return this;
  }

  /**
   * Sets who takes the decisions that processes ask for. Without one, processes that ask for
   * decisions cannot be deployed.
   *
   * @param evaluator the application's evaluator; null, the default, for none
   * @return this configuration
   */
  public ProcessEngineConfiguration setDecisionEvaluator(DecisionEvaluator evaluator) {
    settings.outside.decisionEvaluator = evaluator;
    return this;
  }

  /**
   * Sets what sends the requests of HTTP tasks.
   *
   * @param client the client of the JDK unless set: it connects within 5 seconds and takes bodies
   *     of up to 16 MB
   * @return this configuration
   */
  public ProcessEngineConfiguration setHttpTaskClient(HttpTaskClient client) {
    settings.outside.httpTaskClient = CHECK.required("httpTaskClient", client);
    return this;
  }

  /**
   * Sets how long a request of an HTTP task may take that does not say it by {@code
   * requestTimeout}. The process instance is locked while it runs.
   *
   * @param timeout 5 seconds unless set
   * @return this configuration
   * @throws BadArgumentException if it is null or shorter than a millisecond
   */
  public ProcessEngineConfiguration setHttpTaskTimeout(Duration timeout) {
    var millis = CHECK.required("httpTaskTimeout", timeout).toMillis();
    CHECK.atLeast(1, "httpTaskTimeout", (int) Math.min(millis, Integer.MAX_VALUE));
    settings.outside.httpTaskTimeout = timeout;
    return this;
  }

  /**
   * Sets what sends the mails of mail tasks. Without one, processes with mail tasks cannot be
   * deployed.
   *
   * @param sender the application's sender; null, the default, for none
   * @return this configuration
   */
  public ProcessEngineConfiguration setMailSender(MailSender sender) {
    settings.outside.mailSender = sender;
    return this;
  }

  /**
   * Lets shell tasks run commands of the operating system, with the rights of the application.
   * Without this call, processes with shell tasks cannot be deployed: allow it only where all who
   * deploy are trusted.
   *
   * @param timeout how long a command may take that is waited for; then it is ended, and its task
   *     fails. The process instance is locked while it runs
   * @return this configuration
   * @throws BadArgumentException if it is null or shorter than a millisecond
   */
  public ProcessEngineConfiguration setShellTasks(Duration timeout) {
    var millis = CHECK.required("shellTasks", timeout).toMillis();
    CHECK.atLeast(1, "shellTasks", (int) Math.min(millis, Integer.MAX_VALUE));
    settings.outside.shellTaskTimeout = timeout;
    return this;
  }

  /**
   * Builds the engine: reaches the database, checks or creates the tables, asks the plug-ins.
   *
   * @return the engine; close it when the application ends
   * @throws BadArgumentException if neither a data source nor a URL is set
   * @throws SchemaException if the database cannot be reached or its tables do not fit
   * @throws EngineException if a plug-in fails
   */
  public ProcessEngine buildProcessEngine() {
    return BpmnAssembly.build(settings);
  }
}
