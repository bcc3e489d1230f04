package io.millrace.cmmn;

import io.millrace.cmmn.internal.CmmnAddition;
import io.millrace.cmmn.internal.CmmnAssembly;
import io.millrace.cmmn.internal.CmmnSettings;
import io.millrace.common.AddedEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.EnginePart;
import io.millrace.common.SchemaException;
import io.millrace.common.decision.DecisionEvaluator;
import io.millrace.common.eventregistry.InboundEventChannelAdapter;
import io.millrace.common.eventregistry.OutboundEventChannelAdapter;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.http.HttpTaskClient;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.job.ExecutorSettings;
import io.millrace.common.internal.job.VirtualThreads;
import io.millrace.common.internal.service.SettingCheck;
import io.millrace.common.mail.MailSender;
import io.millrace.common.metrics.EngineMetrics;
import io.millrace.common.tenant.TenantProvider;
import java.time.Duration;
import java.time.ZoneId;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;

/**
 * What a CMMN engine is built from. Every setting has a default but the database: give a {@link
 * #setDataSource data source} or a {@link #setJdbcUrl JDBC URL}.
 *
 * <p>An application that has a process engine as well does not build this engine by itself but adds
 * the configuration to that of the process engine, with {@code addEngine}. Then both share all
 * there is, and only {@link #setHistoryLevel}, {@link #setMaxStepsPerUnitOfWork}, {@link
 * #setCheckCaseRoles} and what tasks of cases need may be set here: {@link #setScriptLanguages},
 * {@link #setDecisionEvaluator}, {@link #setHttpTaskClient}, {@link #setHttpTaskTimeout}, {@link
 * #setMailSender}.
 *
 * <p>Used by one thread; the engine it builds is thread-safe. No setting takes null unless it says
 * so.
 */
public final class CmmnEngineConfiguration implements AddedEngine {

  private static final SettingCheck CHECK = new SettingCheck("CmmnEngineConfiguration");

  private final CmmnSettings settings = new CmmnSettings();

  /** Creates a configuration in which every setting has its default. */
  public CmmnEngineConfiguration() {}

  /**
   * Sets where connections come from, which should be at READ COMMITTED.
   *
   * @param dataSource the application's data source; the engine does not close it. If its
   *     connections depend on the calling thread, see {@link #setGroupCommitConnections}
   * @return this configuration
   */
  public CmmnEngineConfiguration setDataSource(DataSource dataSource) {
    settings.dataSource = CHECK.required("dataSource", dataSource);
    return this;
  }

  /**
   * Sets the URL of the database, for which the engine opens a pool of its own.
   *
   * @param url the JDBC URL of H2, PostgreSQL, MySQL or MariaDB (with {@code jdbc:mysql:})
   * @return this configuration
   */
  public CmmnEngineConfiguration setJdbcUrl(String url) {
    settings.jdbcUrl = CHECK.required("jdbcUrl", url);
    return this;
  }

  /**
   * Sets the user of the engine's own pool.
   *
   * @param user may be null where the URL or the database needs none
   * @return this configuration
   */
  public CmmnEngineConfiguration setJdbcUsername(String user) {
    settings.jdbcUsername = user;
    return this;
  }

  /**
   * Sets the password of the engine's own pool.
   *
   * @param password may be null where the URL or the database needs none
   * @return this configuration
   */
  public CmmnEngineConfiguration setJdbcPassword(String password) {
    settings.jdbcPassword = password;
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
  public CmmnEngineConfiguration setDatabaseSchemaUpdate(String update) {
    settings.schemaUpdate = CHECK.required("databaseSchemaUpdate", update);
    return this;
  }

  /**
   * Names the engine, for logs and as the owner of job locks.
   *
   * @param name {@code default} unless set
   * @return this configuration
   */
  public CmmnEngineConfiguration setEngineName(String name) {
    settings.engineName = CHECK.required("engineName", name);
    return this;
  }

  /**
   * Sets whether the engine runs due jobs in the background as soon as it is built.
   *
   * @param activate false unless set; {@link CmmnEngine#startExecutors} does it later
   * @return this configuration
   */
  public CmmnEngineConfiguration setAsyncExecutorActivate(boolean activate) {
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
  public CmmnEngineConfiguration setEnableHistoryCleaning(boolean enable) {
    settings.cleanup = settings.cleanup.withEnabled(enable);
    return this;
  }

  /**
   * Sets when history is cleaned up.
   *
   * @param cycle a cron text, by default {@code 0 0 1 * * ?}: at one in the night
   * @return this configuration
   */
  public CmmnEngineConfiguration setHistoryCleaningTimeCycleConfig(String cycle) {
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
  public CmmnEngineConfiguration setCleanInstancesEndedAfter(Duration duration) {
    settings.cleanup = settings.cleanup.withEndedAfter(duration);
    return this;
  }

  /**
   * Sets how many instances the clean-up deletes in one transaction, without those they called.
   *
   * @param size at least 1, by default 100
   * @return this configuration
   */
  public CmmnEngineConfiguration setCleanInstancesBatchSize(int size) {
    settings.cleanup = settings.cleanup.withMost(CHECK.atLeast(1, "cleanInstancesBatchSize", size));
    return this;
  }

  /**
   * Sets how many threads run jobs in the background.
   *
   * @param threads at least 1; 8 unless set
   * @return this configuration
   */
  public CmmnEngineConfiguration setAsyncExecutorThreads(int threads) {
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
  public CmmnEngineConfiguration setAsyncExecutorVirtualThreads(boolean virtual) {
    settings.executor = settings.executor.withVirtualThreads(VirtualThreads.checked(virtual));
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
  public CmmnEngineConfiguration setAsyncExecutorLockTime(Duration time) {
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
  public CmmnEngineConfiguration setAsyncExecutorAwaitTerminationPeriod(Duration period) {
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
  public CmmnEngineConfiguration setJobExecutorAcquireByPriority(boolean byPriority) {
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
  public CmmnEngineConfiguration setEnabledJobCategories(Collection<String> categories) {
    var enabled = List.copyOf(CHECK.required("enabledJobCategories", categories));
    settings.executor = settings.executor.withChoice(settings.executor.choice().among(enabled));
    return this;
  }

  /**
   * Sets the zone in which dates without one are read and days are counted.
   *
   * @param zone the zone of the JVM unless set
   * @return this configuration
   */
  public CmmnEngineConfiguration setTimeZone(ZoneId zone) {
    settings.zone = CHECK.required("timeZone", zone);
    return this;
  }

  /**
   * Sets who is told what the engine measures: jobs, calls, locks and the group commit, as {@code
   * docs/metrics.md} lists them. Without it nothing is measured, which costs nothing.
   *
   * @param metrics the application's, or a {@code MicrometerMetrics}; null, the default, for nobody
   * @return this configuration
   */
  public CmmnEngineConfiguration setMetrics(EngineMetrics metrics) {
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
  public CmmnEngineConfiguration setBeans(Map<String, Object> beans) {
    settings.beans = CHECK.required("beans", beans);
    return this;
  }

  /**
   * Sets where the classes of delegates come from.
   *
   * @param classLoader null for the calling thread's context class loader, which is the default
   * @return this configuration
   */
  public CmmnEngineConfiguration setClassLoader(ClassLoader classLoader) {
    settings.classLoader = classLoader;
    return this;
  }

  /**
   * Sets the languages in which cases may hold scripts: script tasks, and conditions whose language
   * is none of expressions. None is allowed unless set, since a script can do whatever the
   * application can: allow one only where all who deploy are trusted.
   *
   * @param languages the names as models write them, such as {@code groovy}; each has to be known
   *     to an engine for {@code javax.script} on the class path
   * @return this configuration
   */
  public CmmnEngineConfiguration setScriptLanguages(Collection<String> languages) {
    settings.outside.scriptLanguages = List.copyOf(CHECK.required("scriptLanguages", languages));
    return this;
  }

  /**
   * Sets who takes the decisions that decision tasks ask for. Without one, cases with decision
   * tasks cannot be deployed.
   *
   * @param evaluator the application's evaluator; null, the default, for none
   * @return this configuration
   */
  public CmmnEngineConfiguration setDecisionEvaluator(DecisionEvaluator evaluator) {
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
  public CmmnEngineConfiguration setHttpTaskClient(HttpTaskClient client) {
    settings.outside.httpTaskClient = CHECK.required("httpTaskClient", client);
    return this;
  }

  /**
   * Sets how long a request of an HTTP task may take that does not say it by {@code
   * requestTimeout}. The case is locked while it runs.
   *
   * @param timeout 5 seconds unless set
   * @return this configuration
   * @throws BadArgumentException if it is null or shorter than a millisecond
   */
  public CmmnEngineConfiguration setHttpTaskTimeout(Duration timeout) {
    var millis = CHECK.required("httpTaskTimeout", timeout).toMillis();
    CHECK.atLeast(1, "httpTaskTimeout", (int) Math.min(millis, Integer.MAX_VALUE));
    settings.outside.httpTaskTimeout = timeout;
    return this;
  }

  /**
   * Sets what sends the mails of mail tasks. Without one, cases with mail tasks cannot be deployed.
   *
   * @param sender the application's sender; null, the default, for none
   * @return this configuration
   */
  public CmmnEngineConfiguration setMailSender(MailSender sender) {
    settings.outside.mailSender = sender;
    return this;
  }

  /**
   * Sets how many transitions of plan items there may be in one unit of work. More are refused,
   * since they probably start one another without end.
   *
   * @param steps 100,000 unless set, or that of the process engine
   * @return this configuration
   */
  public CmmnEngineConfiguration setMaxStepsPerUnitOfWork(int steps) {
    settings.maxSteps = CHECK.atLeast(1, "maxStepsPerUnitOfWork", steps);
    return this;
  }

  /**
   * Sets how much is kept of a case.
   *
   * @param level {@link HistoryLevel#AUDIT} unless set, or that of the process engine
   * @return this configuration
   */
  public CmmnEngineConfiguration setHistoryLevel(HistoryLevel level) {
    settings.historyLevel = CHECK.required("historyLevel", level);
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
  public CmmnEngineConfiguration setGroupCommitConnections(int connections) {
    settings.groupCommitConnections = CHECK.atLeast(0, "groupCommitConnections", connections);
    return this;
  }

  /**
   * Sets who knows on whose behalf a thread calls, and the groups of users.
   *
   * @param provider the application's provider; null, the default, for none
   * @return this configuration
   */
  public CmmnEngineConfiguration setIdentityProvider(IdentityProvider provider) {
    settings.identityProvider = provider;
    return this;
  }

  /**
   * Sets who knows the tenant of a call that names none.
   *
   * @param provider the application's provider; null, the default, for none
   * @return this configuration
   */
  public CmmnEngineConfiguration setTenantProvider(TenantProvider provider) {
    settings.tenantProvider = provider;
    return this;
  }

  /**
   * Sets what receives the messages of inbound channels of the event registry.
   *
   * @param adapters the application's adapters by the types of channels; none unless set
   * @return this configuration
   */
  public CmmnEngineConfiguration setInboundEventChannelAdapters(
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
  public CmmnEngineConfiguration setOutboundEventChannelAdapters(
      Map<String, ? extends OutboundEventChannelAdapter> adapters) {
    settings.outboundAdapters =
        Map.copyOf(CHECK.required("outboundEventChannelAdapters", adapters));
    return this;
  }

  /**
   * Says whether roles of a case are asked for. If they are, a user whom the identity provider
   * names can claim and complete a task that has a {@code performerRef}, and trigger an event
   * listener that has {@code authorizedRoleRefs}, only with one of these roles. Who has a role is
   * said by identity links of the case whose type is the id or the name of the role; as long as
   * nobody has one of the roles that are named, everybody may. What a planning table names roles
   * for is planned only by those who have one of them.
   *
   * @param checked false to let everybody do everything; true, the default, to ask for roles
   * @return this configuration
   */
  public CmmnEngineConfiguration setCheckCaseRoles(boolean checked) {
    settings.checksCaseRoles = checked;
    return this;
  }

  /**
   * Builds the engine: reaches the database, checks or creates the tables.
   *
   * @return the engine; close it when the application ends
   * @throws BadArgumentException if neither a data source nor a URL is set
   * @throws SchemaException if the database cannot be reached or its tables do not fit
   */
  public CmmnEngine buildCmmnEngine() {
    return CmmnAssembly.build(settings);
  }

  /**
   * Returns what the engine is built from when it is added to a process engine.
   *
   * @return never null
   * @throws BadArgumentException if something is set that the process engine decides
   */
  @Override
  public EnginePart enginePart() {
    return new CmmnAddition(settings);
  }
}
