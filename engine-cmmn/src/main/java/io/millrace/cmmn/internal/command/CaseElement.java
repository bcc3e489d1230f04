package io.millrace.cmmn.internal.command;

import io.millrace.common.internal.scope.RootOf;

/**
 * A case or a plan item that a call names.
 *
 * @param id its id
 * @param isItem whether it is a plan item
 */
public record CaseElement(long id, boolean isItem) {

  private static final RootOf OF_CASE =
      new RootOf("(select ROOT_INSTANCE_ID_ from MR_CASE_INSTANCE where ID_ = ?)");
  private static final RootOf OF_ITEM =
      new RootOf("(select ROOT_INSTANCE_ID_ from MR_PLAN_ITEM where ID_ = ?)");

  /** A case. */
  public static CaseElement instance(long id) {
    return new CaseElement(id, false);
  }

  /** A plan item. */
  public static CaseElement item(long id) {
    return new CaseElement(id, true);
  }

  /** Returns how the root of its family is found. */
  RootOf root() {
    return isItem ? OF_ITEM : OF_CASE;
  }
}
