package io.millrace.bpmn.internal.command;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Does something with all that follows from it, by an agenda of its own.
 *
 * @param work what is done
 */
record WithAllThatFollowsCommand(Runnable work) implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    work.run();
    return null;
  }
}
