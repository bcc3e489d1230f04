package io.millrace.benchmark.engine;

import java.util.function.BiConsumer;

/**
 * The variables that each engine's {@code VariableDelegate} sets, one by one: {@code delegateVar_0}
 * and every second after it a number, the others text. Stateless.
 */
public final class DelegateVariables {

  private static final int COUNT = 30;

  private DelegateVariables() {}

  /**
   * Sets the variables.
   *
   * @param setVariable the engine's call for one variable
   */
  public static void setAll(BiConsumer<String, Object> setVariable) {
    for (int i = 0; i < COUNT; i++) {
      setVariable.accept("delegateVar_" + i, i % 2 == 0 ? (Object) i : "text " + i);
    }
  }
}
