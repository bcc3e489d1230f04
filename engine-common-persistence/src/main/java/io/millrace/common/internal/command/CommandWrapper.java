package io.millrace.common.internal.command;

/** A command that does another one and something of its own, and goes by the other one's name. */
public interface CommandWrapper {

  /** Returns the other one. */
  Command<?> wrapped();
}
