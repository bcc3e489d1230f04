package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Writes the strings of statements that load rows, each once: commands read in few shapes. Keeps no
 * more than some thousand, since on some databases the number of ids is a part of the shape.
 * Thread-safe.
 */
final class ReadTexts {

  private static final int MOST = 2_000;

  private final Dialect dialect;
  private final TableNames names;
  private final Map<Shape, String> texts = new ConcurrentHashMap<>();

  /** What of reads stands in their text. */
  private record Shape(String opening, List<Part> parts) {}

  private record Part(Table<?> table, String condition, String index, Read.Lock lock) {
    static Part of(Read<?> read) {
      return new Part(read.table(), read.condition(), read.index(), read.lock());
    }
  }

  ReadTexts(Dialect dialect, TableNames names) {
    this.dialect = dialect;
    this.names = names;
  }

  /**
   * Returns the string of some reads.
   *
   * @param opening the statement at its head that begins the transaction, or null
   */
  String of(String opening, List<Read<?>> reads) {
    var parts = new ArrayList<Part>(reads.size());
    for (var read : reads) {
      parts.add(Part.of(read));
    }
    var shape = new Shape(opening, parts);
    var known = texts.get(shape);
    return known == null ? keep(shape, write(opening, reads)) : known;
  }

  private String keep(Shape shape, String text) {
    if (texts.size() < MOST) {
      texts.put(shape, text);
    }
    return text;
  }

  private String write(String opening, List<Read<?>> reads) {
    var statements = new ArrayList<String>(reads.size() + 1);
    if (opening != null) {
      statements.add(opening);
    }
    for (var read : reads) {
      statements.add(dialect.text(read));
    }
    return names.translate(String.join(";", statements));
  }
}
