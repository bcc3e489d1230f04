package io.millrace.common.internal.job;

import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.job.DeadLetterCause;
import java.time.Instant;

/** Dead letters of one cause, as a query counts them. */
public final class CauseRow {

  private String exceptionType;
  private String elementId;
  private long scopeDefinitionId;
  private long jobs;
  private Instant oldest;
  private Instant newest;
  private long sample;
  private String message;

  /** Returns what the API shows. */
  public DeadLetterCause shown() {
    return new DeadLetterCause(
        exceptionType,
        elementId,
        ExternalIds.text(scopeDefinitionId),
        jobs,
        ApiValues.date(oldest),
        ApiValues.date(newest),
        ExternalIds.text(sample),
        message);
  }
}
