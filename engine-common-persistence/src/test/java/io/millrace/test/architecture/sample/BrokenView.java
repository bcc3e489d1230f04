package io.millrace.test.architecture.sample;

import io.millrace.test.architecture.sample.internal.operation.BrokenStep;
import java.util.List;

/** Shows a type of the inside. */
public interface BrokenView {

  /** Never called. */
  List<BrokenStep> steps();
}
