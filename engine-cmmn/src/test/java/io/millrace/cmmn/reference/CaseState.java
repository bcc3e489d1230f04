package io.millrace.cmmn.reference;

/** The state of a case, rule 1.4. */
enum CaseState {
  ACTIVE,
  COMPLETED,
  TERMINATED
}
