package io.millrace.common.internal.eventregistry;

import io.millrace.common.Problem;
import io.millrace.common.internal.json.JsonPlace;

/** What can be wrong with definitions of events and channels. The codes never change. */
enum RegistryProblem {
  /** The text is no JSON. */
  NO_JSON(1, "Correct the JSON."),
  /** Jackson is missing. */
  NO_JACKSON(2, "Add jackson-databind to the class path of the application."),
  /** A field is missing. */
  MISSING(3, "Add the field."),
  /** A field has a value that it cannot have. */
  INVALID(4, "Correct the value."),
  /** There is no such field. */
  UNKNOWN_FIELD(5, "Remove it, or correct its name; what an adapter needs belongs in 'settings'."),
  /** A name stands twice. */
  TWICE(6, "Give each its own name."),
  /** There are too many. */
  TOO_MANY(7, "Let fewer values be correlation parameters; others can be asked for by conditions.");

  private final String code;
  private final String remedy;

  RegistryProblem(int number, String remedy) {
    this.code = "EVENT-%03d".formatted(number);
    this.remedy = remedy;
  }

  /** Returns the problem at a place. */
  Problem at(String resource, JsonPlace place, String field, String message) {
    return at(resource, place.line(), place.column(), field, message);
  }

  /** Returns the problem at a line. */
  Problem at(String resource, int line, int column, String field, String message) {
    return new Problem(
        code, Problem.Severity.ERROR, resource, line, column, field, message, remedy);
  }
}
