package io.millrace.bpmn;

import io.millrace.bpmn.internal.BpmnAssembly;
import io.millrace.bpmn.internal.EngineSettings;
import io.millrace.common.AddedEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.EngineConfiguration;
import io.millrace.common.EngineException;
import io.millrace.common.SchemaException;
import io.millrace.common.internal.engine.AdditionalEngine;
import io.millrace.common.internal.service.SettingCheck;
import java.time.Duration;

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
public final class ProcessEngineConfiguration
    extends EngineConfiguration<ProcessEngineConfiguration> {

  private static final SettingCheck CHECK = new SettingCheck("ProcessEngineConfiguration");

  private final EngineSettings settings;

  /** Creates a configuration in which every setting has its default. */
  public ProcessEngineConfiguration() {
    this(new EngineSettings());
  }

  private ProcessEngineConfiguration(EngineSettings settings) {
    super(settings);
    this.settings = settings;
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
   * Sets whether messages that nobody waits for can be kept for their receiver: those that are
   * correlated with {@code keepFor}, and those of throw events that say {@code
   * ifNobodyWaits="keep"}. All engines on one database should agree on it.
   *
   * <p>Each element that begins to wait for a message then looks for one that has come before, in
   * one more statement.
   *
   * @param keeps false unless set
   * @return this configuration
   */
  public ProcessEngineConfiguration setKeepsMessages(boolean keeps) {
    settings.keepsMessages = keeps;
    return this;
  }

  /**
   * Sets how long a message is kept that a throw event, an end event or a send task sends, that
   * nobody waits for, and of which the model says nothing else ({@code ifNobodyWaits}, {@code
   * keepFor}). Lets messages be kept as {@link #setKeepsMessages} does.
   *
   * @param time how long; unless it is set, such a message is an error
   * @return this configuration
   * @throws BadArgumentException if it is null or shorter than a millisecond
   */
  public ProcessEngineConfiguration setThrownMessagesKeptFor(Duration time) {
    var millis = CHECK.required("thrownMessagesKeptFor", time).toMillis();
    CHECK.atLeast(1, "thrownMessagesKeptFor", (int) Math.min(millis, Integer.MAX_VALUE));
    settings.thrownMessagesKeptFor = time;
    settings.keepsMessages = true;
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
