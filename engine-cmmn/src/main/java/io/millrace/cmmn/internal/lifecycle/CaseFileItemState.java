package io.millrace.cmmn.internal.lifecycle;

/** The states of an instance of a case file item (CMMN 1.1 §8.3). */
public enum CaseFileItemState {
  /** It is there. */
  AVAILABLE("available"),
  /** It was deleted. */
  DISCARDED("discarded");

  private final String text;

  CaseFileItemState(String text) {
    this.text = text;
  }

  /** Returns what the API carries. */
  public String text() {
    return text;
  }
}
