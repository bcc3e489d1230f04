package io.millrace.benchmark.scenario;

import java.util.Map;
import java.util.TreeMap;

/** Makes the variables that instances start with: half of them whole numbers, half of them text. */
public final class StartVariables {

  private StartVariables() {}

  /**
   * Makes variables.
   *
   * @param count how many
   * @return values by name, in the order of the names
   */
  public static Map<String, Object> of(int count) {
    Map<String, Object> variables = new TreeMap<>();
    for (int i = 0; i < count; i++) {
      variables.put("startVar_" + i, i % 2 == 0 ? (Object) i : "text " + i);
    }
    return variables;
  }
}
