package io.millrace.test.conformance;

/** An argument of a test that stands for a row of the matrix. */
public interface RowCase {

  /** Returns the number and name of the row. */
  String row();
}
