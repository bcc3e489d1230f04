package io.millrace.test.conformance;

/** What a test shows of a row. */
public enum Aspect {
  /** It does what it is there for. */
  NORMAL("normal"),
  /** It is cut off, or what waits at it is. */
  INTERRUPTED("interrupted"),
  /** It stands in a sub-process. */
  IN_SUB_PROCESS("in a sub-process"),
  /** It stands in a multi-instance activity, or is one. */
  IN_MULTI_INSTANCE("in multi-instance"),
  /** It is found in history as it was. */
  HISTORY("history"),
  /** Files that have it wrong are refused. */
  DEPLOYMENT_ERRORS("deployment errors");

  private final String words;

  Aspect(String words) {
    this.words = words;
  }

  /** Returns how a matrix calls it. */
  public String words() {
    return words;
  }

  /** Returns the aspect that a matrix calls by these words. */
  public static Aspect of(String words) {
    for (var aspect : values()) {
      if (aspect.words.equals(words)) {
        return aspect;
      }
    }
    throw new IllegalArgumentException("There is no aspect '" + words + "'");
  }
}
