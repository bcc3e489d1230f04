package io.millrace.cmmn.internal;

import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityProvider;
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
  public IdentityProvider identityProvider;
  public TenantProvider tenantProvider;
  final String engineName = "default";
  final int maxConnections = 50;
  final Duration lockTimeout = Duration.ofSeconds(10);
  final ZoneId zone = ZoneId.systemDefault();

  HistoryLevel historyLevel() {
    return historyLevel == null ? HistoryLevel.AUDIT : historyLevel;
  }

  int maxSteps() {
    return maxSteps == 0 ? CmmnRuntime.MOST_STEPS : maxSteps;
  }
}
