package io.millrace.test.architecture.sample.internal.model;

import io.millrace.test.architecture.sample.internal.operation.BrokenStep;

/** A class in the model that refers upwards. */
public final class BrokenNode {

  BrokenStep step;
}
