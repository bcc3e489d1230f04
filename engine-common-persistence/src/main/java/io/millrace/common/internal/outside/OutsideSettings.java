package io.millrace.common.internal.outside;

import io.millrace.common.decision.DecisionEvaluator;
import io.millrace.common.http.HttpTaskClient;
import io.millrace.common.http.HttpTaskDestinations;
import io.millrace.common.internal.http.JdkHttpTaskClient;
import io.millrace.common.mail.MailSender;
import java.time.Duration;
import java.util.List;

/**
 * The settings of tasks that reach out of an engine, while it is built: what the configurations of
 * the engines document.
 */
public final class OutsideSettings {

  private static final long MOST_BODY_BYTES = 16L * 1024 * 1024;

  public List<String> scriptLanguages = List.of();
  public DecisionEvaluator decisionEvaluator;
  public HttpTaskDestinations httpTaskDestinations = HttpTaskDestinations.exceptMetadata();

  /** Null for the client of the JDK. */
  public HttpTaskClient httpTaskClient;

  public Duration httpTaskTimeout = Duration.ofSeconds(5);
  public MailSender mailSender;

  /** Null where no command may run. */
  public Duration shellTaskTimeout;

  /** Returns what tasks are given. */
  public OutsideParts parts() {
    var client =
        httpTaskClient == null
            ? new JdkHttpTaskClient(MOST_BODY_BYTES, httpTaskDestinations)
            : httpTaskClient;
    return new OutsideParts(
        decisionEvaluator, client, httpTaskTimeout, mailSender, shellTaskTimeout);
  }
}
