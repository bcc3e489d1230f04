package io.millrace.common.internal.json;

/** A text is no JSON. */
public final class JsonSyntaxException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

  JsonSyntaxException(String message, int line, int column) {
    super(message);
    this.line = line;
    this.column = column;
  }

  /** Returns the line, from 1; 0 where none can be named. */
  public int line() {
    return line;
  }

  /** Returns the column, from 1; 0 where none can be named. */
  public int column() {
    return column;
  }
}
