package io.millrace.common.internal.expression;

/** A script of a model, ready to run. Thread-safe. */
@FunctionalInterface
public interface Script {

  /** Runs the script; returns what it yields, or null. */
  Object run(ExpressionScope scope);
}
