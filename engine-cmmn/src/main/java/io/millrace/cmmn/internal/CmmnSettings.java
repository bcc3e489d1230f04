package io.millrace.cmmn.internal;

import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.common.decision.DecisionEvaluator;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.http.HttpTaskClient;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.http.JdkHttpTaskClient;
import io.millrace.common.mail.MailSender;
import io.millrace.common.tenant.TenantProvider;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;

/**
 * The settings of a CMMN engine while it is built: what {@code CmmnEngineConfiguration} documents,
 * and the defaults of what it does not offer.
 */
public final class CmmnSettings {

  private static final long MOST_BODY_BYTES = 16L * 1024 * 1024;

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
  public List<String> scriptLanguages = List.of();
  public DecisionEvaluator decisionEvaluator;
  public HttpTaskClient httpTaskClient = new JdkHttpTaskClient(MOST_BODY_BYTES);
  public Duration httpTaskTimeout = Duration.ofSeconds(5);
  public MailSender mailSender;
  public IdentityProvider identityProvider;
  public TenantProvider tenantProvider;
  final String engineName = "default";
  final int maxConnections = 50;
  final Duration lockTimeout = Duration.ofSeconds(10);
  final ZoneId zone = ZoneId.systemDefault();
}
