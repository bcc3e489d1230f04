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

  public DataSource dataSource;
  public String jdbcUrl;
  public String jdbcUsername;
  public String jdbcPassword;
  public String schemaUpdate = "false";
  public HistoryLevel historyLevel = HistoryLevel.AUDIT;
  public Integer groupCommitConnections;
  public Map<String, Object> beans = Map.of();
  public ClassLoader classLoader;
  public int maxSteps = CmmnRuntime.MOST_STEPS;
  final Duration latestVersionCheckInterval = Duration.ofSeconds(1);
  public IdentityProvider identityProvider;
  public TenantProvider tenantProvider;
  public boolean checksCaseRoles = true;
  public boolean executorActivate;
  public int executorThreads = 8;
  public String engineName = "default";
  final int maxConnections = 50;
  final Duration lockTimeout = Duration.ofSeconds(10);
  public ZoneId zone = ZoneId.systemDefault();
}
