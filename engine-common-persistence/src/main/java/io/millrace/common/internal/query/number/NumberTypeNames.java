package io.millrace.common.internal.query.number;

import io.millrace.common.internal.variable.VariableTypes;
import java.util.List;

/**
 * The names that rows with numbers carry, by the columns that hold the numbers. A type of the
 * application that takes the place of a built-in one keeps its values as it likes, so it is none of
 * these.
 *
 * @param whole in the number column
 * @param floating in the decimal column; in the text column what some database refuses there
 * @param exact as a text, with the nearest {@code double} in the decimal column
 */
record NumberTypeNames(List<String> whole, List<String> floating, List<String> exact) {

  /** Returns the names of an engine's types. */
  static NumberTypeNames of(VariableTypes types) {
    return new NumberTypeNames(
        builtIn(types, "integer", "long", "short"),
        builtIn(types, "double", "float"),
        builtIn(types, "bigdecimal", "biginteger"));
  }

  private static List<String> builtIn(VariableTypes types, String... names) {
    return List.of(names).stream().filter(types::isBuiltIn).toList();
  }
}
