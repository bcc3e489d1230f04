package io.millrace.common.internal.query.condition;

import io.millrace.common.internal.persistence.Parameter;
import java.util.ArrayList;
import java.util.List;

/**
 * A statement that is being written: its text, and the values of its question marks in their order.
 */
public final class SqlText {

  private final StringBuilder sql = new StringBuilder(512);
  private final List<Parameter> parameters = new ArrayList<>();

  /** Adds fixed text. */
  public SqlText add(String text) {
    sql.append(text);
    return this;
  }

  /** Adds a question mark with its value. */
  public SqlText value(Parameter parameter) {
    sql.append('?');
    parameters.add(parameter);
    return this;
  }

  /** Notes values whose question marks were added as text. */
  SqlText values(List<Parameter> more) {
    parameters.addAll(more);
    return this;
  }

  /** Returns the text. */
  public String sql() {
    return sql.toString();
  }

  /** Returns the values of the question marks. */
  public List<Parameter> parameters() {
    return parameters;
  }
}
