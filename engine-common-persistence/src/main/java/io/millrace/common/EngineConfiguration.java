package io.millrace.common;

import io.millrace.common.decision.DecisionEvaluator;
import io.millrace.common.eventregistry.InboundEventChannelAdapter;
import io.millrace.common.eventregistry.OutboundEventChannelAdapter;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.http.HttpTaskClient;
import io.millrace.common.http.HttpTaskDestinations;
import io.millrace.common.incident.IncidentHandler;
import io.millrace.common.internal.engine.SharedSettings;
import io.millrace.common.internal.job.ExecutorSettings;
import io.millrace.common.internal.job.VirtualThreads;
import io.millrace.common.internal.job.lane.LaneSettings;
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
 * What may be set about every engine of this product. Each setting has a default but the database:
 * give a {@link #setDataSource data source} or a {@link #setJdbcUrl JDBC URL}.
 *
 * <p>Used by one thread; the engine that is built is thread-safe. No setting takes null unless it
 * says so. The configurations of the engines extend it; applications do not.
 *
 * @param <C> the configuration of an engine, which each setting returns
 */
public abstract class EngineConfiguration<C extends EngineConfiguration<C>> {

  private static final Duration LONGEST_NETWORK_TIMEOUT = Duration.ofDays(1);

  private final SharedSettings settings;
  private final SettingCheck check;

  /**
   * Creates a configuration in which every setting has its default.
   *
   * @param settings where an engine of this product keeps them
   */
  protected EngineConfiguration(EnginePart settings) {
    this.settings = (SharedSettings) settings;
    this.check = new SettingCheck(getClass().getSimpleName());
  }

  @SuppressWarnings("unchecked")
  private C given(String setting) {
    settings.given(setting);
    return (C) this;
  }

  /**
   * Names the engine, for logs and as the owner of job locks.
   *
   * @param name {@code default} unless set
   * @return this configuration
   */
  public C setEngineName(String name) {
    settings.engineName = check.required("engineName", name);
    return given("engineName");
  }

  /**
   * Sets where connections come from. Connections should start at READ COMMITTED; others are set to
   * it at each use, which costs a round trip.
   *
   * @param dataSource the application's data source; the engine does not close it. If its
   *     connections depend on the calling thread, see {@link #setGroupCommitConnections}
   * @return this configuration
   */
  public C setDataSource(DataSource dataSource) {
    settings.dataSource = check.required("dataSource", dataSource);
    return given("dataSource");
  }

  /**
   * Sets the URL of the database, for which the engine opens a pool of its own.
   *
   * @param url the JDBC URL of H2, PostgreSQL, MySQL or MariaDB (with {@code jdbc:mysql:})
   * @return this configuration
   */
  public C setJdbcUrl(String url) {
    settings.jdbcUrl = check.required("jdbcUrl", url);
    return given("jdbcUrl");
  }

  /**
   * Sets the user of the engine's own pool.
   *
   * @param user may be null where the URL or the database needs none
   * @return this configuration
   */
  public C setJdbcUsername(String user) {
    settings.jdbcUsername = user;
    return given("jdbcUsername");
  }

  /**
   * Sets the password of the engine's own pool.
   *
   * @param password may be null where the URL or the database needs none
   * @return this configuration
   */
  public C setJdbcPassword(String password) {
    settings.jdbcPassword = password;
    return given("jdbcPassword");
  }

  /**
   * Sets how many connections the engine's own pool has at most. While the job executor runs it has
   * one more, for its signs of life, and one on which it {@link #setAsyncExecutorNotifications
   * listens}.
   *
   * @param connections at least 1; 50 unless set
   * @return this configuration
   */
  public C setJdbcMaxActiveConnections(int connections) {
    settings.maxConnections = check.atLeast(1, "jdbcMaxActiveConnections", connections);
    return given("jdbcMaxActiveConnections");
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
  public C setDatabaseSchemaUpdate(String update) {
    settings.schemaUpdate = check.required("databaseSchemaUpdate", update);
    return given("databaseSchemaUpdate");
  }

  /**
   * Sets the database schema the tables live in.
   *
   * @param schema a plain SQL name; null for the connection's own, which is the default
   * @return this configuration
   */
  public C setDatabaseSchema(String schema) {
    settings.databaseSchema = schema;
    return given("databaseSchema");
  }

  /**
   * Sets what the names of tables and indexes start with.
   *
   * @param prefix a plain SQL name such as {@code WF_}; {@code MR_} unless set
   * @return this configuration
   */
  public C setDatabaseTablePrefix(String prefix) {
    settings.tablePrefix = check.required("databaseTablePrefix", prefix);
    return given("databaseTablePrefix");
  }

  /**
   * Sets how much is kept of an instance whose definition does not say.
   *
   * @param level {@link HistoryLevel#AUDIT} unless set
   * @return this configuration
   */
  public C setHistoryLevel(HistoryLevel level) {
    settings.historyLevel = check.required("historyLevel", level);
    return given("historyLevel");
  }

  /**
   * Sets whether the engine runs due jobs in the background as soon as it is built.
   *
   * @param activate false unless set; {@code startExecutors} of the engine does it later
   * @return this configuration
   */
  public C setAsyncExecutorActivate(boolean activate) {
    settings.executorActivate = activate;
    return given("asyncExecutorActivate");
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
  public C setEnableHistoryCleaning(boolean enable) {
    settings.cleanup = settings.cleanup.withEnabled(enable);
    return given("enableHistoryCleaning");
  }

  /**
   * Sets when history is cleaned up.
   *
   * @param cycle a cron text, by default {@code 0 0 1 * * ?}: at one in the night
   * @return this configuration
   */
  public C setHistoryCleaningTimeCycleConfig(String cycle) {
    settings.cleanup =
        settings.cleanup.withCycle(check.required("historyCleaningTimeCycleConfig", cycle));
    return given("historyCleaningTimeCycleConfig");
  }

  /**
   * Sets how long ended instances are kept whose definition does not say.
   *
   * @param duration the time since their end; null, the default, for ever
   * @return this configuration
   */
  public C setCleanInstancesEndedAfter(Duration duration) {
    settings.cleanup = settings.cleanup.withEndedAfter(duration);
    return given("cleanInstancesEndedAfter");
  }

  /**
   * Sets how many instances the clean-up deletes in one transaction, without those they called.
   *
   * @param size at least 1, by default 100
   * @return this configuration
   */
  public C setCleanInstancesBatchSize(int size) {
    settings.cleanup = settings.cleanup.withMost(check.atLeast(1, "cleanInstancesBatchSize", size));
    return given("cleanInstancesBatchSize");
  }

  /**
   * Sets who hears of incidents, beside the engine, which keeps a record of each.
   *
   * @param handlers the handlers, each for one type of incidents; none unless set
   * @return this configuration
   * @throws BadArgumentException if it is null or one of them is
   */
  public C setCustomIncidentHandlers(List<IncidentHandler> handlers) {
    var setting = "customIncidentHandlers";
    check.required(setting, handlers).forEach(handler -> check.required(setting, handler));
    settings.incidentHandlers = List.copyOf(handlers);
    return given(setting);
  }

  /**
   * Sets how many threads run jobs in the background.
   *
   * @param threads at least 1; 8 unless set
   * @return this configuration
   */
  public C setAsyncExecutorThreads(int threads) {
    settings.executorThreads = check.atLeast(1, "asyncExecutorThreads", threads);
    return given("asyncExecutorThreads");
  }

  /**
   * Sets into how many lanes the threads of the job executor are parted. Each lane looks for jobs
   * by itself and prefers those of its own partitions when there is more to do than it can take;
   * with nothing of its own it helps the others. Several lanes pay where a node has many threads
   * and the database is far: each looks while the others wait for it.
   *
   * @param lanes from 1 to the number of threads; 1 unless set
   * @return this configuration
   * @throws BadArgumentException if there is none
   */
  public C setAsyncExecutorLanes(int lanes) {
    var checked = check.atLeast(1, "asyncExecutorLanes", lanes);
    settings.executor = settings.executor.withLanes(settings.executor.lanes().withLanes(checked));
    return given("asyncExecutorLanes");
  }

  /**
   * Sets into how many partitions the jobs of the database are parted, by their root instance. The
   * nodes that live share them, and the lanes of each node share its own. Give all nodes of a
   * database the same number.
   *
   * @param partitions from the number of lanes to 512; 64 unless set
   * @return this configuration
   * @throws BadArgumentException if there are none or more
   */
  public C setAsyncExecutorPartitions(int partitions) {
    var checked =
        check.between(1, LaneSettings.MOST_PARTITIONS, "asyncExecutorPartitions", partitions);
    settings.executor =
        settings.executor.withLanes(settings.executor.lanes().withPartitions(checked));
    return given("asyncExecutorPartitions");
  }

  /**
   * Sets how often this node looks whether one of its lanes has more to do than another; then the
   * busiest partition moves.
   *
   * @param interval from a second to an hour, 20 seconds unless set; negative for never
   * @return this configuration
   * @throws BadArgumentException if it is null, shorter or longer
   */
  public C setAsyncExecutorBalanceInterval(Duration interval) {
    var setting = "asyncExecutorBalanceInterval";
    if (!check.required(setting, interval).isNegative()) {
      check.between(Duration.ofSeconds(1), ExecutorSettings.LONGEST, setting, interval);
    }
    settings.executor =
        settings.executor.withLanes(settings.executor.lanes().withBalanceInterval(interval));
    return given("asyncExecutorBalanceInterval");
  }

  /**
   * Sets whether nodes tell one another of jobs that are due at once, so that those created on one
   * node begin on another without waiting until it looks. For PostgreSQL only, by {@code NOTIFY} in
   * the transaction that creates the job, without a round trip more; a node whose executor runs
   * keeps a connection of its own, on which it listens. When that connection is lost, the node
   * takes another one and looks for jobs by itself meanwhile. Commits that notify are made one
   * after the other by the server, so leave this off where very many jobs are created.
   *
   * @param notifications false unless set
   * @return this configuration
   */
  public C setAsyncExecutorNotifications(boolean notifications) {
    settings.executor = settings.executor.withNotices(notifications);
    return given("asyncExecutorNotifications");
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
  public C setAsyncExecutorVirtualThreads(boolean virtual) {
    settings.executor = settings.executor.withVirtualThreads(VirtualThreads.checked(virtual));
    return given("asyncExecutorVirtualThreads");
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
  public C setAsyncExecutorLockTime(Duration time) {
    settings.executor =
        settings.executor.withLease(
            check.between(
                ExecutorSettings.SHORTEST_LEASE,
                ExecutorSettings.LONGEST,
                "asyncExecutorLockTime",
                time));
    return given("asyncExecutorLockTime");
  }

  /**
   * Sets how long the end of the executor waits for the jobs that run. Jobs that take longer go on
   * to their end, but other nodes may take them over as if this one had died.
   *
   * @param period from zero, which waits for none, to an hour; 8 seconds unless set
   * @return this configuration
   * @throws BadArgumentException if it is null, negative or longer
   */
  public C setAsyncExecutorAwaitTerminationPeriod(Duration period) {
    settings.executor =
        settings.executor.withStopPatience(
            check.between(
                Duration.ZERO,
                ExecutorSettings.LONGEST,
                "asyncExecutorAwaitTerminationPeriod",
                period));
    return given("asyncExecutorAwaitTerminationPeriod");
  }

  /**
   * Sets whether this node takes due jobs of a higher priority first, and the oldest of one
   * priority. Jobs of a low priority wait as long as there are enough others. Where very many jobs
   * are due at a time, this needs an index of its own; see {@code docs/indexes.md}.
   *
   * @param byPriority false unless set: the oldest first
   * @return this configuration
   */
  public C setJobExecutorAcquireByPriority(boolean byPriority) {
    settings.executor =
        settings.executor.withChoice(settings.executor.choice().withPriority(byPriority));
    return given("jobExecutorAcquireByPriority");
  }

  /**
   * Sets of which categories this node runs jobs. Jobs of other categories, and those without one,
   * such as the engine's own for the clean-up of history and for batches, are left to other nodes.
   *
   * @param categories the categories; empty, the default, for all jobs
   * @return this configuration
   * @throws BadArgumentException if it is null
   */
  public C setEnabledJobCategories(Collection<String> categories) {
    var enabled = List.copyOf(check.required("enabledJobCategories", categories));
    settings.executor = settings.executor.withChoice(settings.executor.choice().among(enabled));
    return given("enabledJobCategories");
  }

  /**
   * Sets who is told what the engine measures: jobs, calls, locks and the group commit, as {@code
   * docs/metrics.md} lists them. Without it nothing is measured, which costs nothing.
   *
   * @param metrics the application's, or a {@code MicrometerMetrics}; null, the default, for nobody
   * @return this configuration
   */
  public C setMetrics(EngineMetrics metrics) {
    settings.metrics = metrics;
    return given("metrics");
  }

  /**
   * Sets objects that expressions reach by name. The map is read whenever an expression is
   * evaluated.
   *
   * @param beans the objects by name; none unless set
   * @return this configuration
   */
  public C setBeans(Map<String, Object> beans) {
    settings.beans = check.required("beans", beans);
    return given("beans");
  }

  /**
   * Sets whether expressions of models may reach the whole engine: by {@code
   * ${execution.processEngine}}, or where an {@code ExpressionResolver} finds an engine, one of its
   * services, its clock or event registry, as in a container of beans. Whoever deploys a model can
   * then read and change what belongs to other instances and tenants.
   *
   * <p>Code in Java is not concerned: delegates, listeners and the methods of beans reach the
   * engine. An engine or service that is registered as a bean ({@link #setBeans}), or that a method
   * of the application returns, is open to expressions by the application's choice.
   *
   * @param enable false unless set; then a model that names the engine in an expression cannot be
   *     deployed, and one that reaches it another way fails when it does so
   * @return this configuration
   * @see #setEnableEngineInScripts
   */
  public C setEnableEngineInExpressions(boolean enable) {
    settings.engineInExpressions = enable;
    return given("enableEngineInExpressions");
  }

  /**
   * Sets whether scripts of models are given what leads to the whole engine, as {@link
   * #setEnableEngineInExpressions} says for expressions. A script runs with all rights of the
   * application in any case; without the engine one does not reach it by accident.
   *
   * @param enable true unless set; it matters only where scripts are allowed ({@link
   *     #setScriptLanguages})
   * @return this configuration
   */
  public C setEnableEngineInScripts(boolean enable) {
    settings.engineInScripts = enable;
    return given("enableEngineInScripts");
  }

  /**
   * Sets where the classes of delegates and listeners come from.
   *
   * @param classLoader null for the calling thread's context class loader, which is the default
   * @return this configuration
   */
  public C setClassLoader(ClassLoader classLoader) {
    settings.classLoader = classLoader;
    return given("classLoader");
  }

  /**
   * Makes the engine part of the transactions that the application's transaction manager leads.
   *
   * @param integration none unless set
   * @return this configuration
   */
  public C setTransactionIntegration(TransactionIntegration integration) {
    settings.transactionIntegration = check.required("transactionIntegration", integration);
    return given("transactionIntegration");
  }

  /**
   * Sets what receives the messages of inbound channels of the event registry.
   *
   * @param adapters the application's adapters by the types of channels; none unless set
   * @return this configuration
   */
  public C setInboundEventChannelAdapters(
      Map<String, ? extends InboundEventChannelAdapter> adapters) {
    settings.inboundAdapters = Map.copyOf(check.required("inboundEventChannelAdapters", adapters));
    return given("inboundEventChannelAdapters");
  }

  /**
   * Sets what sends the events of outbound channels of the event registry.
   *
   * @param adapters the application's adapters by the types of channels; none unless set
   * @return this configuration
   */
  public C setOutboundEventChannelAdapters(
      Map<String, ? extends OutboundEventChannelAdapter> adapters) {
    settings.outboundAdapters =
        Map.copyOf(check.required("outboundEventChannelAdapters", adapters));
    return given("outboundEventChannelAdapters");
  }

  /**
   * Adds a plug-in. Plug-ins are asked in the order in which they were added.
   *
   * @param plugin a plug-in of any engine, or one that also extends the engine that is built here
   * @return this configuration
   */
  public C addPlugin(EnginePlugin plugin) {
    settings.plugins.add(check.required("plugin", plugin));
    return given("plugins");
  }

  /**
   * Sets how long a call waits for an instance that another one works on.
   *
   * <p>On connections of a data source of the application's that are set to another time,
   * statements say the time themselves where the database lets them: PostgreSQL everywhere, H2 and
   * MariaDB in reads that lock, MySQL nowhere. The log of the engine tells when it is built.
   *
   * @param timeout 10 seconds unless set
   * @return this configuration
   */
  public C setLockTimeout(Duration timeout) {
    settings.lockTimeout = check.required("lockTimeout", timeout);
    return given("lockTimeout");
  }

  /**
   * Sets how long a connection of the engine's own pool waits for an answer of the database before
   * it is given up, so that a network that swallows what is sent holds no call for ever. The call
   * fails with {@link DatabaseUnavailableException}, or with {@link OutcomeUnknownException} if it
   * was waiting for a commit. A single statement that takes longer, such as a query over a large
   * history, fails as well.
   *
   * <p>Connections of a data source of the application's are left as they are; the log says so
   * where they wait without end. Creating the schema is not bounded.
   *
   * @param timeout longer than {@link #setLockTimeout}, at most a day; zero for without end; unless
   *     set, 20 seconds more than that, so 30 seconds by default
   * @return this configuration
   */
  public C setNetworkTimeout(Duration timeout) {
    settings.networkTimeout =
        check.between(Duration.ZERO, LONGEST_NETWORK_TIMEOUT, "networkTimeout", timeout);
    return given("networkTimeout");
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
   * @param connections 0 lets each call have a transaction of its own; unless set 2, or more where
   *     a trip to the database takes a millisecond or longer, on H2 0
   * @return this configuration
   */
  public C setGroupCommitConnections(int connections) {
    settings.groupCommitConnections = check.atLeast(0, "groupCommitConnections", connections);
    return given("groupCommitConnections");
  }

  /**
   * Sets of how many small instances the engine remembers the rows after it has committed them, so
   * that the completion of a task of such an instance needs no trip to read them first. Whether
   * they are still the same is proved by the statement that writes the completion, so nothing
   * changes but the time; a completion that finds something else runs again and reads.
   *
   * <p>Only PostgreSQL can prove it that way; nothing is remembered on other databases, and in
   * transactions of the application. An instance has at most 40 rows, some kilobytes.
   *
   * @param instances 1,000 unless set; 0 for none
   * @return this configuration
   */
  public C setRememberedInstances(int instances) {
    settings.rememberedInstances = check.atLeast(0, "rememberedInstances", instances);
    return given("rememberedInstances");
  }

  /**
   * Sets after how long a start by key looks again for a newer version that another node has
   * deployed.
   *
   * @param interval 1 second unless set
   * @return this configuration
   */
  public C setLatestVersionCheckInterval(Duration interval) {
    settings.latestVersionCheckInterval = check.required("latestVersionCheckInterval", interval);
    return given("latestVersionCheckInterval");
  }

  /**
   * Sets for how long the result of a call with an idempotency key is remembered.
   *
   * @param duration 24 hours unless set
   * @return this configuration
   */
  public C setIdempotencyKeyLifetime(Duration duration) {
    settings.idempotencyKeyLifetime = check.required("idempotencyKeyLifetime", duration);
    return given("idempotencyKeyLifetime");
  }

  /**
   * Sets the zone in which dates without one are read and days are counted.
   *
   * @param zone the zone of the JVM unless set
   * @return this configuration
   */
  public C setTimeZone(ZoneId zone) {
    settings.zone = check.required("timeZone", zone);
    return given("timeZone");
  }

  /**
   * Sets how many elements may be entered in one unit of work before it is taken for a circle
   * without a wait state.
   *
   * @param steps 100,000 unless set
   * @return this configuration
   */
  public C setMaxStepsPerUnitOfWork(int steps) {
    settings.maxSteps = check.atLeast(1, "maxStepsPerUnitOfWork", steps);
    return given("maxStepsPerUnitOfWork");
  }

  /**
   * Sets how deep instances may call one another.
   *
   * @param depth 100 unless set
   * @return this configuration
   */
  public C setMaxCallDepth(int depth) {
    settings.maxCallDepth = check.atLeast(1, "maxCallDepth", depth);
    return given("maxCallDepth");
  }

  /**
   * Sets the languages in which models may hold scripts: script tasks, listeners, and conditions
   * whose language is none of expressions. None is allowed unless set, since a script can do
   * whatever the application can: allow one only where all who deploy are trusted.
   *
   * @param languages the names as models write them, such as {@code groovy}; each has to be known
   *     to an engine for {@code javax.script} on the class path
   * @return this configuration
   */
  public C setScriptLanguages(Collection<String> languages) {
    settings.outside.scriptLanguages = List.copyOf(check.required("scriptLanguages", languages));
    return given("scriptLanguages");
  }

  /**
   * Sets who takes the decisions that models ask for. Without one, models that ask for decisions
   * cannot be deployed.
   *
   * @param evaluator the application's evaluator; null, the default, for none
   * @return this configuration
   */
  public C setDecisionEvaluator(DecisionEvaluator evaluator) {
    settings.outside.decisionEvaluator = evaluator;
    return given("decisionEvaluator");
  }

  /**
   * Sets what sends the requests of HTTP tasks.
   *
   * @param client the client of the JDK unless set: it connects within 5 seconds, takes bodies of
   *     up to 16 MB, and goes where {@link #setHttpTaskDestinations} says; another one goes where
   *     it likes
   * @return this configuration
   */
  public C setHttpTaskClient(HttpTaskClient client) {
    settings.outside.httpTaskClient = check.required("httpTaskClient", client);
    return given("httpTaskClient");
  }

  /**
   * Sets where HTTP tasks may send requests, and follow redirects to.
   *
   * @param destinations {@link HttpTaskDestinations#exceptMetadata()} unless set
   * @return this configuration
   */
  public C setHttpTaskDestinations(HttpTaskDestinations destinations) {
    settings.outside.httpTaskDestinations = check.required("httpTaskDestinations", destinations);
    return given("httpTaskDestinations");
  }

  /**
   * Sets how long a request of an HTTP task may take that does not say it by {@code
   * requestTimeout}. The instance is locked while it runs.
   *
   * @param timeout 5 seconds unless set
   * @return this configuration
   * @throws BadArgumentException if it is null or shorter than a millisecond
   */
  public C setHttpTaskTimeout(Duration timeout) {
    var millis = check.required("httpTaskTimeout", timeout).toMillis();
    check.atLeast(1, "httpTaskTimeout", (int) Math.min(millis, Integer.MAX_VALUE));
    settings.outside.httpTaskTimeout = timeout;
    return given("httpTaskTimeout");
  }

  /**
   * Sets what sends the mails of mail tasks. Without one, models with mail tasks cannot be
   * deployed.
   *
   * @param sender the application's sender; null, the default, for none
   * @return this configuration
   */
  public C setMailSender(MailSender sender) {
    settings.outside.mailSender = sender;
    return given("mailSender");
  }
}
