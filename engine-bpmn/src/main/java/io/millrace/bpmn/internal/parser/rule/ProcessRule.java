package io.millrace.bpmn.internal.parser.rule;

/** Something that must be true of every process. */
interface ProcessRule {

  /**
   * Looks at a process and reports where the rule is broken.
   *
   * @param validation the process, which may be wrong in any way, and where to report
   */
  void check(Validation validation);
}
