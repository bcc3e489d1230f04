package io.millrace.common.internal.query;

import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Operator;

/** A value in a form that the database can compare with those of variables. */
interface ComparableValue {

  /** Returns the name of the type that stores it. */
  String type();

  /** Tells whether such values have an order. */
  boolean ordered();

  /** A variable has a value that compares with this one. */
  Condition compares(Operator operator);

  /** A variable has any other value: also null, and one of another type. Never unknown. */
  Condition differs();
}
