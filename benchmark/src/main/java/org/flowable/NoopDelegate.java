package org.flowable;

/**
 * The benchmark's delegate of the same name, under the class name that models of another engine
 * use. Stateless.
 */
public class NoopDelegate extends io.millrace.benchmark.delegate.NoopDelegate {

  /** Creates the delegate, as engines do by reflection. */
  public NoopDelegate() {}
}
