package io.millrace.test;

/** No job was given up, unless the user's code failed. */
public final class NoDeadLetters {

  /** The invariant. */
  public static final Invariant INVARIANT =
      new SqlInvariant(
          "select ID_, HANDLER_TYPE_, ELEMENT_ID_, EXCEPTION_TYPE_, EXCEPTION_MESSAGE_ from MR_JOB where STATE_ = 'dead_letter'",
          "job {ID_} ({HANDLER_TYPE_}) at '{ELEMENT_ID_}' is a dead letter that the test does not expect: {EXCEPTION_TYPE_}: {EXCEPTION_MESSAGE_}");

  private NoDeadLetters() {}
}
