package io.millrace.bpmn.internal.parser.rule;

/** Ends the reading of a file that has more errors than anybody wants to see. */
public final class TooManyProblems extends RuntimeException {

  private static final long serialVersionUID = 1L;

  TooManyProblems() {
    super(null, null, false, false); // a signal that never leaves the parser
  }
}
