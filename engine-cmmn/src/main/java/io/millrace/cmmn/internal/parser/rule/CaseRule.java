package io.millrace.cmmn.internal.parser.rule;

/** Something every case has to keep. Stateless. */
interface CaseRule {

  /** Reports where a case does not keep it. */
  void check(CheckedCase checked, Problems problems);
}
