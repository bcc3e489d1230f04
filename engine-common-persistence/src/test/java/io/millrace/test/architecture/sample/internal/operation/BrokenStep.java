package io.millrace.test.architecture.sample.internal.operation;

import io.millrace.test.architecture.sample.internal.behavior.BrokenBehavior;
import io.millrace.test.architecture.sample.internal.command.BrokenCommand;

/** An operation that names its callers. */
public record BrokenStep(BrokenCommand command, BrokenBehavior behavior) {}
