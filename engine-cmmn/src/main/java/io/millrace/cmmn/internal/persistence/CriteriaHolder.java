package io.millrace.cmmn.internal.persistence;

/** A row whose criteria watch for events: a case or a plan item. */
public interface CriteriaHolder {

  /** Returns the id of the row. */
  long id();

  /** Tells whether the row is gone. */
  boolean isDeleted();

  /** Returns the case it belongs to, which may be itself. */
  long caseInstanceId();

  /** Returns which on-parts have happened, as {@code SatisfiedParts} writes it; null for none. */
  String satisfiedParts();

  /** Sets which on-parts have happened. */
  void satisfiedParts(String parts);
}
