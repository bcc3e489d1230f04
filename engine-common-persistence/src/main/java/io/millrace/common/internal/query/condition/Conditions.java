package io.millrace.common.internal.query.condition;

import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.query.condition.Condition.All;
import io.millrace.common.internal.query.condition.Condition.Any;
import io.millrace.common.internal.query.condition.Condition.ByArm;
import io.millrace.common.internal.query.condition.Condition.Comparison;
import io.millrace.common.internal.query.condition.Condition.Exists;
import io.millrace.common.internal.query.condition.Condition.InAny;
import io.millrace.common.internal.query.condition.Condition.Known;
import io.millrace.common.internal.query.condition.Condition.Like;
import io.millrace.common.internal.query.condition.Condition.Missing;
import io.millrace.common.internal.query.condition.Condition.Not;
import io.millrace.common.internal.query.condition.Condition.OneOf;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** The words of which criteria are made. */
public final class Conditions {

  private Conditions() {}

  /** The column has this value. */
  public static Condition equal(QueryColumn column, Object value) {
    return compare(column, Operator.EQUAL, value);
  }

  /** The column has another value than this one. */
  public static Condition notEqual(QueryColumn column, Object value) {
    return compare(column, Operator.NOT_EQUAL, value);
  }

  /** The column compares with the value. */
  public static Condition compare(QueryColumn column, Operator operator, Object value) {
    return new Comparison(column, operator, value, false);
  }

  /** The column compares with the text when both are in lower case. */
  public static Condition compareIgnoreCase(QueryColumn column, Operator operator, String value) {
    return new Comparison(column, operator, value, true);
  }

  /** The column fits the pattern. */
  public static Condition like(QueryColumn column, String pattern) {
    return new Like(column, pattern, false);
  }

  /** The column fits the pattern when both are in lower case. */
  public static Condition likeIgnoreCase(QueryColumn column, String pattern) {
    return new Like(column, pattern, true);
  }

  /** The column has one of the values. */
  public static Condition oneOf(QueryColumn column, Collection<?> values) {
    return values.isEmpty() ? Known.NEVER : new OneOf(column, List.copyOf(values));
  }

  /** The column has one of the texts when both are in lower case. */
  public static Condition oneOfIgnoreCase(QueryColumn column, Collection<String> values) {
    return any(values.stream().map(v -> compareIgnoreCase(column, Operator.EQUAL, v)));
  }

  /** The column holds this id; what is no id of ours is in no row. */
  public static Condition id(QueryColumn column, String id) {
    var parsed = ExternalIds.parse(id);
    return parsed == 0 ? Known.NEVER : equal(column, parsed);
  }

  /** The column holds one of these ids; what is no id of ours is in no row. */
  public static Condition ids(QueryColumn column, Collection<String> ids) {
    return oneOf(column, ids.stream().map(ExternalIds::parse).filter(id -> id != 0).toList());
  }

  /** The column has no value. */
  public static Condition missing(QueryColumn column) {
    return new Missing(column);
  }

  /** The column has a value. */
  public static Condition present(QueryColumn column) {
    return not(missing(column));
  }

  /** The condition is not met. */
  public static Condition not(Condition condition) {
    return new Not(condition);
  }

  /** All conditions are met. */
  public static Condition all(Condition... conditions) {
    return new All(List.of(conditions));
  }

  /** At least one of the conditions is met. */
  public static Condition any(Condition... conditions) {
    return new Any(List.of(conditions));
  }

  /** At least one of the conditions is met. */
  public static Condition any(Stream<Condition> conditions) {
    return new Any(conditions.toList());
  }

  /** There is a related row that meets the condition. */
  public static Condition exists(Relation relation, Condition condition) {
    return new Exists(relation, condition);
  }

  /** The column has a value that a row of one of some tables has. */
  public static Condition inAny(QueryColumn column, List<InAny.Source> sources) {
    return new InAny(column, List.copyOf(sources));
  }

  /** It runs, and meets the condition. */
  public static Condition running(Condition condition) {
    return new ByArm(condition, Known.NEVER);
  }

  /** It is over, and meets the condition. */
  public static Condition ended(Condition condition) {
    return new ByArm(Known.NEVER, condition);
  }
}
