package io.millrace.common.internal.eventregistry;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.Table;

/**
 * Lets one instance run at a time for each definition and correlation: its external id says which
 * it is, and the unique index on that decides between two events that come at the same time. The
 * one that comes second runs again and finds the instance of the first.
 *
 * @param instances the table of the instances
 */
public record StartedOnce(Table<? extends Entity> instances) {

  /** Tells whether the instance of an external id runs. */
  public boolean isRunning(String externalId, CommandContext context) {
    context.unitOfWork().flush();
    var read = Read.where(instances, "EXTERNAL_ID_ = ?", Parameter.of(externalId));
    return !context.unitOfWork().fetch(read).isEmpty();
  }
}
