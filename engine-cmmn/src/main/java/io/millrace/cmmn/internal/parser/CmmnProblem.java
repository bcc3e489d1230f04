package io.millrace.cmmn.internal.parser;

/** What can be wrong with a CMMN file. The codes never change. */
enum CmmnProblem {
  /** The root element is not that of a CMMN 1.1 file. */
  NOT_CMMN(1, "Deploy CMMN 1.1 XML whose root is 'definitions' in the namespace of the standard."),
  /** The file holds no case. */
  NO_CASE(2, "Add a case."),
  /** An element is not supported at this place. */
  UNSUPPORTED_ELEMENT(
      3, "Remove it: a case holds a casePlanModel of planItems that refer to humanTasks."),
  /** An attribute, or its value, is not supported. */
  UNSUPPORTED_ATTRIBUTE(4, "Remove the attribute and model what it does in another way."),
  /** An element has no id. */
  MISSING_ID(5, "Give the element an id."),
  /** Two elements have one id. */
  DUPLICATE_ID(6, "Give each element of the file an id of its own."),
  /** A text is longer than the database can keep. */
  TOO_LONG(7, "Shorten it to 255 characters."),
  /** A case has no plan model, or more than one. */
  PLAN_MODEL(8, "Give the case one casePlanModel."),
  /** A plan model has no plan item. */
  EMPTY_PLAN_MODEL(9, "Add a planItem that refers to a humanTask."),
  /** A plan item refers to no human task of its plan model. */
  DANGLING_REFERENCE(10, "Let definitionRef name a humanTask of the same casePlanModel.");

  private final String code;
  private final String remedy;

  CmmnProblem(int number, String remedy) {
    this.code = "CMMN-%03d".formatted(number);
    this.remedy = remedy;
  }

  /** Returns the stable code. */
  String code() {
    return code;
  }

  /** Returns what to do about it. */
  String remedy() {
    return remedy;
  }
}
