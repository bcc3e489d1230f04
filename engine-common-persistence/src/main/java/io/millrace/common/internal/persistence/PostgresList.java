package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A list of values in a condition on PostgreSQL. A few stand as question marks, of which the server
 * knows how many there are, so that it keeps its plan; it takes an array it does not know for ten
 * values, and would plan at each execution that it has fewer.
 *
 * <p>There are texts for 1, 2, 4 and 8 values; of a number between the last value is repeated.
 */
final class PostgresList {

  private static final int MOST_MARKS = 8;
  private static final String ONE = "= ?";
  private static final String ARRAY = "= any(?)";
  private static final String TWO = marks(2);
  private static final String FOUR = marks(4);
  private static final String EIGHT = marks(MOST_MARKS);

  private PostgresList() {}

  private static String marks(int count) {
    return "in (" + String.join(", ", Collections.nCopies(count, "?")) + ")";
  }

  static String isOneOf(int size) {
    return switch (size) {
      case 1 -> ONE;
      case 2 -> TWO;
      case 3, 4 -> FOUR;
      case 5, 6, 7, 8 -> EIGHT;
      default -> ARRAY;
    };
  }

  static List<Parameter> parameters(ColumnType type, List<?> values) {
    var size = values.size();
    if (size == 0 || size > MOST_MARKS) {
      return List.of(Parameter.array(type, values));
    }
    var parameters = new ArrayList<Parameter>(MOST_MARKS);
    for (var value : values) {
      parameters.add(Parameter.of(type, value));
    }
    while (Integer.bitCount(parameters.size()) != 1) {
      parameters.add(parameters.get(size - 1));
    }
    return parameters;
  }
}
