package io.millrace.common.internal.engine;

import io.millrace.common.EnginePart;
import io.millrace.common.eventregistry.InboundEventChannelAdapter;
import io.millrace.common.eventregistry.OutboundEventChannelAdapter;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.incident.IncidentHandler;
import io.millrace.common.internal.eventregistry.EventParts;
import io.millrace.common.internal.history.CleanupSettings;
import io.millrace.common.internal.job.ExecutorSettings;
import io.millrace.common.internal.job.JobSettings;
import io.millrace.common.internal.outside.OutsideSettings;
import io.millrace.common.metrics.EngineMetrics;
import io.millrace.common.plugin.EnginePlugin;
import io.millrace.common.transaction.TransactionIntegration;
import java.time.Duration;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import javax.sql.DataSource;

/**
 * The settings that all engines have, while one is built: what {@code EngineConfiguration}
 * documents, with the defaults.
 */
public class SharedSettings implements EnginePart {

  private final SortedSet<String> given = new TreeSet<>();

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
  public ExecutorSettings executor = ExecutorSettings.DEFAULT;
  public EngineMetrics metrics;
  public Map<String, Object> beans = Map.of();
  public boolean engineInExpressions;
  public boolean engineInScripts = true;
  public List<IncidentHandler> incidentHandlers = List.of();
  public final List<EnginePlugin> plugins = new ArrayList<>();
  public ClassLoader classLoader;
  public TransactionIntegration transactionIntegration;
  public Map<String, InboundEventChannelAdapter> inboundAdapters = Map.of();
  public Map<String, OutboundEventChannelAdapter> outboundAdapters = Map.of();
  public final OutsideSettings outside = new OutsideSettings();
  public Duration lockTimeout = Duration.ofSeconds(10);
  public Duration networkTimeout;
  public Integer groupCommitConnections;
  public int rememberedInstances = 1_000;
  public Duration latestVersionCheckInterval = Duration.ofSeconds(1);
  public CleanupSettings cleanup = CleanupSettings.DEFAULT;
  public Duration idempotencyKeyLifetime = Duration.ofHours(24);
  public ZoneId zone = ZoneId.systemDefault();
  public int maxSteps = 100_000;
  public int maxCallDepth = 100;

  /** Notes that the application has set something, by the name of the setting. */
  public final void given(String setting) {
    given.add(setting);
  }

  /** Tells whether the application has set something itself. */
  public final boolean isGiven(String setting) {
    return given.contains(setting);
  }

  /** Returns the names of what the application has set, in alphabetical order. */
  public final SortedSet<String> given() {
    return new TreeSet<>(given);
  }

  /** Returns the settings of this node's job executor. */
  public final JobSettings jobs() {
    return JobSettings.of(engineName, executorThreads, executor);
  }

  /** Returns what connects channels of events with the world outside. */
  public final EventParts.Adapters eventAdapters() {
    return new EventParts.Adapters(inboundAdapters, outboundAdapters);
  }
}
