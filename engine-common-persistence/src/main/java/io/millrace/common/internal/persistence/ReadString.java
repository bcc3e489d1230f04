package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * Reads that are sent as one string.
 *
 * @param dialect renders them
 * @param opening the statement that begins the transaction before them, or null
 * @param reads the reads, without their parameters: what the text depends on
 */
record ReadString(Dialect dialect, String opening, List<Read<?>> reads) {

  /** Returns the string of some reads. */
  static ReadString of(Dialect dialect, String opening, List<Read<?>> reads) {
    var shapes = new ArrayList<Read<?>>(reads.size());
    for (var read : reads) {
      shapes.add(read.withoutParameters());
    }
    return new ReadString(dialect, opening, shapes);
  }

  /** Returns the text, with table names as in the scripts. */
  String text() {
    var text = new StringJoiner(";");
    if (opening != null) {
      text.add(opening);
    }
    var around = isTimed();
    if (around) {
      text.add(dialect.lockTime().before());
    }
    reads.forEach(read -> text.add(dialect.text(read)));
    if (around) {
      text.add(dialect.lockTime().after());
    }
    return text.toString();
  }

  /** Returns how many statements stand ahead of the reads. */
  int ahead() {
    return (opening == null ? 0 : dialect.openingStatements()) + (isTimed() ? 1 : 0);
  }

  private boolean isTimed() {
    if (dialect.lockTime().isAround()) {
      for (var read : reads) {
        if (read.waits()) {
          return true;
        }
      }
    }
    return false;
  }
}
