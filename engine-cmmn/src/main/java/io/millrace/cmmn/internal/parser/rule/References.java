package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.CmmnElement;

/**
 * Looks references up and reports those that lead nowhere.
 *
 * @param checked the case
 * @param problems where they are reported
 */
record References(CheckedCase checked, Problems problems) {

  /** Checks a reference; null is none. */
  void check(CmmnElement owner, String reference, Class<? extends CmmnElement> kind, String what) {
    if (reference != null && checked.index().find(reference, kind).isEmpty()) {
      dangling(owner, reference, what);
    }
  }

  void dangling(CmmnElement owner, String reference, String what) {
    problems.report(
        CmmnProblem.DANGLING_REFERENCE,
        owner,
        (owner.id() == null ? "The element" : "'" + owner.id() + "'")
            + " refers to '"
            + reference
            + "', which is no "
            + what
            + " of the case.");
  }
}
