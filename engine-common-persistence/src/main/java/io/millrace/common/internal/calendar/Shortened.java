package io.millrace.common.internal.calendar;

/** A text of a model in a message: never longer than a line. */
final class Shortened {

  private static final int MAX_LENGTH = 80;

  private Shortened() {}

  static String of(String text) {
    return text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) + "…" : text;
  }
}
