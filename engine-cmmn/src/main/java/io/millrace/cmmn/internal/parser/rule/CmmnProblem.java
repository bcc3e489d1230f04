package io.millrace.cmmn.internal.parser.rule;

import io.millrace.common.Problem.Severity;

/**
 * What can be wrong with a CMMN file. {@code docs/cmmn-problems.md} explains each; the codes never
 * change.
 */
public enum CmmnProblem {
  /** The root element is not that of a CMMN 1.1 file. */
  NOT_CMMN(1, "Deploy CMMN 1.1 XML whose root is 'definitions' in the namespace of the standard."),
  /** The file holds no case. */
  NO_CASE(2, "Add a case."),
  /** An element is not known at this place, or would change the execution and is not supported. */
  UNSUPPORTED_ELEMENT(3, "Remove the element, correct its name, or move it to where it belongs."),
  /** An attribute is not known, or would change the execution and is not supported. */
  UNSUPPORTED_ATTRIBUTE(4, "Remove the attribute, correct its name, or give it the right prefix."),
  /** An element that is referred to has no id. */
  MISSING_ID(5, "Give the element an id."),
  /** Two elements have one id. */
  DUPLICATE_ID(6, "Give each element of the file an id of its own."),
  /** A text is longer than the database can keep. */
  TOO_LONG(7, "Shorten it to 255 characters."),
  /** A case has no plan model, or more than one. */
  PLAN_MODEL(8, "Give the case one casePlanModel."),
  /** A plan model has nothing that could happen in it. */
  EMPTY_PLAN_MODEL(9, "Add a planItem to the casePlanModel."),
  /** An element refers to nothing, or to something of another kind. */
  DANGLING_REFERENCE(10, "Name the id of an element of that kind in the same case."),
  /** The file is of CMMN 1.0. */
  OLD_VERSION(11, "Save it as CMMN 1.1, whose namespace is of 2015-11-09."),
  /** The same is said twice in different ways. */
  CONTRADICTION(12, "Keep one of the two."),
  /** An id is no XML name. */
  INVALID_ID(
      13, "Begin with a letter or underscore; go on with letters, digits, '_', '-' and '.'."),
  /** A value is not one of those that are allowed. */
  INVALID_VALUE(14, "Write one of the values that are allowed."),
  /** An expression cannot be parsed. */
  INVALID_EXPRESSION(15, "Correct the expression, which stands between ${ and }."),
  /** A time is not written as ISO-8601 or cron demand. */
  INVALID_TIME(16, "Write it as ISO-8601 does, such as 2030-01-31T12:00:00Z, PT5M or R3/PT1H."),
  /** A task or listener is of a kind that nobody knows. */
  UNKNOWN_KIND(17, "Correct the type, or remove it."),
  /** What an element cannot do without is missing. */
  MISSING_VALUE(18, "Add what is missing."),
  /** An element that may stand once stands several times. */
  SEVERAL(19, "Keep one of them."),
  /** Two cases have one id. */
  DUPLICATE_CASE(20, "Give each case of the file an id of its own."),

  /** A sentry has nothing to wait for. */
  EMPTY_SENTRY(30, "Add an on-part or an if-part."),
  /** An on-part waits for a transition its source never makes. */
  IMPOSSIBLE_TRANSITION(31, "Wait for a transition that the source can make."),
  /** An item has a criterion that means nothing for its kind. */
  CRITERION_NOT_ALLOWED(
      32, "Remove it: only tasks, stages and the plan model exit; listeners have no entry either."),
  /** An item has a rule that means nothing for its kind. */
  RULE_NOT_ALLOWED(33, "Remove the rule; tasks and stages can have all of them."),
  /** An on-part names an exit criterion that cannot be the reason of its transition. */
  EXIT_REFERENCE(34, "Wait for 'exit', and name an exit criterion of the source of the on-part."),
  /** A stage would hold itself. */
  STAGE_IN_ITSELF(35, "Let the planItem refer to another definition, or call the case again."),
  /** A plan item refers to a definition of a stage that is not around it. */
  DEFINITION_OUT_OF_SCOPE(36, "Move the definition to the stage of the planItem or one around it."),
  /** No plan item refers to a definition. */
  UNUSED_DEFINITION(37, Severity.WARNING, "Add a planItem that refers to it, or remove it."),
  /** No criterion refers to a sentry. */
  UNUSED_SENTRY(38, Severity.WARNING, "Add a criterion that refers to it, or remove it."),
  /** A documentation is longer than what lists of tasks show of it. */
  LONG_DOCUMENTATION(
      39,
      Severity.WARNING,
      "Shorten it to 4,000 characters, or read the whole of it from the model.");

  private final String code;
  private final Severity severity;
  private final String remedy;

  CmmnProblem(int number, String remedy) {
    this(number, Severity.ERROR, remedy);
  }

  CmmnProblem(int number, Severity severity, String remedy) {
    this.code = "CMMN-%03d".formatted(number);
    this.severity = severity;
    this.remedy = remedy;
  }

  /** Returns the stable code. */
  public String code() {
    return code;
  }

  /** Tells whether it stops the deployment. */
  public Severity severity() {
    return severity;
  }

  /** Returns what to do about it. */
  public String remedy() {
    return remedy;
  }
}
