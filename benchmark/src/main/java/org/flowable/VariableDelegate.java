package org.flowable;

/**
 * The benchmark's delegate of the same name, under the class name that models of another engine
 * use. Stateless.
 */
public class VariableDelegate extends io.millrace.benchmark.delegate.VariableDelegate {

  /** Creates the delegate, as engines do by reflection. */
  public VariableDelegate() {}
}
