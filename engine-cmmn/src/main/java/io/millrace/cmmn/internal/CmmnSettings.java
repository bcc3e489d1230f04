package io.millrace.cmmn.internal;

import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.common.eventregistry.InboundEventChannelAdapter;
import io.millrace.common.eventregistry.OutboundEventChannelAdapter;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.eventregistry.EventParts;
import io.millrace.common.internal.history.CleanupSettings;
import io.millrace.common.internal.job.ExecutorSettings;
import io.millrace.common.internal.outside.OutsideSettings;
import io.millrace.common.metrics.EngineMetrics;
import io.millrace.common.tenant.TenantProvider;
import java.time.Duration;
import java.time.ZoneId;
import java.util.Map;
import javax.sql.DataSource;

/**
 * The settings of a CMMN engine while it is built: what {@code CmmnEngineConfiguration} documents,
 * and the defaults of what it does not offer.
 */
public final class CmmnSettings {

  /** What is done about the tables if nothing else is set. */
  static final String NO_UPDATE = "false";

  /** How deep cases may call one another without a process engine. */
  static final int CALL_DEPTH = 100;

  private static final int EXECUTOR_THREADS = 8;

  public DataSource dataSource;
  public String jdbcUrl;
  public String jdbcUsername;
  public String jdbcPassword;
  public String schemaUpdate = NO_UPDATE;

  /** Null for the default: that of the process engine, if there is one. */
  public HistoryLevel historyLevel;

  public Integer groupCommitConnections;
  public Map<String, Object> beans = Map.of();
  public ClassLoader classLoader;

  /** 0 for the default: that of the process engine, if there is one. */
  public int maxSteps;

  final Duration latestVersionCheckInterval = Duration.ofSeconds(1);
  public final OutsideSettings outside = new OutsideSettings();
  public IdentityProvider identityProvider;
  public TenantProvider tenantProvider;
  public Map<String, InboundEventChannelAdapter> inboundAdapters = Map.of();
  public Map<String, OutboundEventChannelAdapter> outboundAdapters = Map.of();
  public boolean checksCaseRoles = true;
  public CleanupSettings cleanup = CleanupSettings.DEFAULT;
  public EngineMetrics metrics;
  public boolean executorActivate;

  /** 0 for the default. */
  public int executorThreads;

  public ExecutorSettings executor = ExecutorSettings.DEFAULT;

  /** Null for the default. */
  public String engineName;

  /** Null for the default. */
  public ZoneId zone;

  final int maxConnections = 50;
  final Duration lockTimeout = Duration.ofSeconds(10);

  EventParts.Adapters eventAdapters() {
    return new EventParts.Adapters(inboundAdapters, outboundAdapters);
  }

  HistoryLevel historyLevel() {
    return historyLevel == null ? HistoryLevel.AUDIT : historyLevel;
  }

  int executorThreads() {
    return executorThreads == 0 ? EXECUTOR_THREADS : executorThreads;
  }

  String engineName() {
    return engineName == null ? "default" : engineName;
  }

  ZoneId zone() {
    return zone == null ? ZoneId.systemDefault() : zone;
  }

  int maxSteps() {
    return maxSteps == 0 ? CmmnRuntime.MOST_STEPS : maxSteps;
  }
}
