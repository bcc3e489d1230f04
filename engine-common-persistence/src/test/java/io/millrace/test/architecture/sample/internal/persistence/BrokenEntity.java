package io.millrace.test.architecture.sample.internal.persistence;

import io.millrace.test.architecture.sample.internal.operation.BrokenStep;

/** Persistence that refers to what moves tokens. */
public record BrokenEntity(BrokenStep step) {}
