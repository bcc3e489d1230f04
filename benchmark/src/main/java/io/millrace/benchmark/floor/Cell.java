package io.millrace.benchmark.floor;

/**
 * What stands in one column of a row of every instance.
 *
 * @param kind what it is made from
 * @param constant the value, or the number of the id; null for the others
 */
record Cell(Kind kind, Object constant) {

  /** A column without a value. */
  static final Cell NULL = new Cell(Kind.CONSTANT, null);

  /** What values are made from. */
  enum Kind {
    /** One of the ids of the instance. */
    ID,
    /** The time of the step. */
    NOW,
    /** A time that lies hours after that. */
    LATER,
    /** The level of history. */
    LEVEL,
    /** Always the same. */
    CONSTANT
  }

  /** How the value may stand in a statement that all instances share. */
  String term() {
    if (kind != Kind.CONSTANT) {
      return TableRows.MARK;
    }
    return constant instanceof String text
        ? "'" + text.replace("'", "''") + "'"
        : String.valueOf(constant);
  }

  /** The value for one step of one instance. */
  Object value(Moment moment) {
    return switch (kind) {
      case ID -> moment.firstId() + (Integer) constant;
      case NOW -> moment.now();
      case LATER -> moment.later();
      case LEVEL -> moment.level();
      case CONSTANT -> constant;
    };
  }
}
