package io.millrace.cmmn.internal.operation;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The plan items of a case as they are when they are injected into another one: each compiled for
 * itself when it is needed first. Thread-safe.
 */
public final class InjectedGraphs {

  private final Map<String, CaseGraph> byItem = new ConcurrentHashMap<>();
  private final Function<String, CaseGraph> compiler;

  /**
   * Creates them for a case.
   *
   * @param compiler compiles the case anew and cuts a plan item out of it
   */
  public InjectedGraphs(Function<String, CaseGraph> compiler) {
    this.compiler = compiler;
  }

  /** Returns a plan item with what is inside it. */
  CaseGraph of(String itemId) {
    return byItem.computeIfAbsent(itemId, compiler);
  }
}
