package io.millrace.bpmn.internal;

import io.millrace.common.eventregistry.InboundEventChannelAdapter;
import io.millrace.common.eventregistry.OutboundEventChannelAdapter;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.engine.AdditionalEngine;
import io.millrace.common.internal.history.CleanupSettings;
import io.millrace.common.internal.job.ExecutorSettings;
import io.millrace.common.internal.outside.OutsideSettings;
import io.millrace.common.metrics.EngineMetrics;
import io.millrace.common.plugin.EnginePlugin;
import io.millrace.common.transaction.TransactionIntegration;
import java.time.Duration;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;

/**
 * The settings of a process engine while it is built: what {@code ProcessEngineConfiguration}
 * documents.
 */
public final class EngineSettings {

  public String engineName = "default";
  public DataSource dataSource;
  public String jdbcUrl;
  public String jdbcUsername;
  public String jdbcPassword;
  public int maxConnections = 50;
  public String schemaUpdate = "false";
  public String databaseSchema;
  public String tablePrefix;
  public HistoryLevel historyLevel = HistoryLevel.AUDIT;
  public boolean executorActivate;
  public int executorThreads = 8;
  public boolean asyncWorkReleasesConnection;
  public ExecutorSettings executor = ExecutorSettings.DEFAULT;
  public Map<String, Object> beans = Map.of();
  public ClassLoader classLoader;
  public TransactionIntegration transactionIntegration;
  public Map<String, InboundEventChannelAdapter> inboundAdapters = Map.of();
  public Map<String, OutboundEventChannelAdapter> outboundAdapters = Map.of();
  public EngineMetrics metrics;
  public final List<EnginePlugin> plugins = new ArrayList<>();
  public final List<AdditionalEngine> engines = new ArrayList<>();
  public final OutsideSettings outside = new OutsideSettings();
  public Duration lockTimeout = Duration.ofSeconds(10);
  public Integer groupCommitConnections;
  public Duration latestVersionCheckInterval = Duration.ofSeconds(1);
  public CleanupSettings cleanup = CleanupSettings.DEFAULT;
  public Duration idempotencyKeyLifetime = Duration.ofHours(24);
  public ZoneId zone = ZoneId.systemDefault();
  public int maxSteps = 100_000;
  public int maxCallDepth = 100;
  public int maxLoopInstances = 100_000;
}
