package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/** Returns why the last try of a job failed, as a stack trace; null if none failed. */
public record JobStackTraceCommand(String jobId, JobKind kind) implements Command<String> {

  @Override
  public String execute(CommandContext context) {
    return kind.read(jobId, "read the stack trace of", context).exceptionStackTrace();
  }
}
