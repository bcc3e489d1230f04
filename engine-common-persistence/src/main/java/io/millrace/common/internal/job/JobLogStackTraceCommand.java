package io.millrace.common.internal.job;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;

/** Reads the stack trace that history keeps of a try that failed; null if there was none. */
public record JobLogStackTraceCommand(String logId) implements Command<String> {

  @Override
  public String execute(CommandContext context) {
    var row = context.unitOfWork().find(JobLogEntity.TABLE, ExternalIds.parse(logId));
    if (row == null) {
      throw new ObjectNotFoundException(
          "Cannot read the stack trace of the job log '"
              + logId
              + "': there is none with this id. Look it up with a query of job logs.");
    }
    return row.exceptionStackTrace();
  }
}
