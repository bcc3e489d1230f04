package io.millrace.test.architecture.sample.internal.command;

import io.millrace.test.architecture.sample.internal.operation.BrokenStep;

/** A command that is part of a circle. */
public record BrokenCommand(BrokenStep step) {}
