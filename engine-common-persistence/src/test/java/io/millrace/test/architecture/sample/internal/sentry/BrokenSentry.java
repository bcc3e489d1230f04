package io.millrace.test.architecture.sample.internal.sentry;

import io.millrace.test.architecture.sample.internal.operation.BrokenStep;

/** A judge that acts. */
public record BrokenSentry(BrokenStep step) {}
