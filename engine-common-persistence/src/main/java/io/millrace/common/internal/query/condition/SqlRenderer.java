package io.millrace.common.internal.query.condition;

import io.millrace.common.LimitExceededException;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Dialect;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.TableNames;
import io.millrace.common.internal.query.condition.Condition.All;
import io.millrace.common.internal.query.condition.Condition.Any;
import io.millrace.common.internal.query.condition.Condition.ColumnComparison;
import io.millrace.common.internal.query.condition.Condition.Comparison;
import io.millrace.common.internal.query.condition.Condition.Exists;
import io.millrace.common.internal.query.condition.Condition.In;
import io.millrace.common.internal.query.condition.Condition.InAny;
import io.millrace.common.internal.query.condition.Condition.Like;
import io.millrace.common.internal.query.condition.Condition.Missing;
import io.millrace.common.internal.query.condition.Condition.Not;
import io.millrace.common.internal.query.condition.Condition.OneOf;
import java.util.List;

/**
 * Writes conditions and orders as SQL: names come from enum constants and relations alone, every
 * value becomes a question mark. Immutable and thread-safe.
 */
public final class SqlRenderer {

  /** What statements of mappers call the table that is asked for. */
  public static final String ALIAS = "T";

  private final Dialect dialect;
  private final TableNames names;
  private final boolean limitsAreText;

  /** Creates the renderer of one database. */
  public SqlRenderer(Dialect dialect, TableNames names) {
    this(dialect, names, false);
  }

  private SqlRenderer(Dialect dialect, TableNames names, boolean limitsAreText) {
    this.dialect = dialect;
    this.names = names;
    this.limitsAreText = limitsAreText;
  }

  /** Returns the renderer of the arms of a union. */
  public SqlRenderer ofArms() {
    return new SqlRenderer(dialect, names, dialect.remembersLimitsOfArms());
  }

  /** Adds a {@code where} with a reduced condition, or nothing if every row meets it. */
  public void where(Condition condition, SqlText sql) {
    if (condition != Condition.Known.ALWAYS) {
      sql.add("where ");
      write(condition, ALIAS, sql);
    }
  }

  /**
   * Adds a condition to a statement that is written by hand.
   *
   * @param alias what the statement calls the table that is asked for
   */
  public void condition(Condition condition, String alias, SqlText sql) {
    write(new Reduction(Arm.RUNNING).of(condition), alias, sql);
  }

  /** Adds an {@code order by} of a table's columns, or nothing for no orders. */
  public void orderBy(List<Order> orders, String alias, SqlText sql) {
    var separator = "order by ";
    for (var order : orders) {
      sql.add(separator).add(inSql(order, alias));
      separator = ", ";
    }
  }

  private String inSql(Order order, String alias) {
    var column = order.column();
    return dialect.order(
        sortable(column, alias), order.descending(), column.isRequired() ? null : order.nulls());
  }

  /** Adds what limits a statement to a page, or nothing for all rows. */
  public void page(Page page, SqlText sql) {
    if (!page.equals(Page.ALL)) {
      limit(sql.add(" limit "), page.most());
      if (page.first() > 0) {
        limit(sql.add(" offset "), page.first());
      }
    }
  }

  private void limit(SqlText sql, long rows) {
    if (limitsAreText) {
      sql.add(Long.toString(rows));
    } else {
      sql.value(Parameter.of(rows));
    }
  }

  /**
   * Checks that a statement can be sent.
   *
   * @throws LimitExceededException if it has more values than the database takes
   */
  public void check(SqlText sql) {
    var values = sql.parameters().size();
    if (values > dialect.mostParameters()) {
      throw new LimitExceededException(
          "Cannot ask a query with "
              + values
              + " values: this database takes "
              + dialect.mostParameters()
              + " in one statement. Ask in several queries with fewer ids or names each.");
    }
  }

  private void write(Condition condition, String alias, SqlText sql) {
    if (condition instanceof Comparison comparison) {
      write(comparison, alias, sql);
    } else if (condition instanceof ColumnComparison columns) {
      sql.add(columns.column().in(alias) + " " + columns.operator().sql() + " ");
      sql.add(columns.other().in(alias));
    } else if (condition instanceof Like like) {
      write(like, alias, sql);
    } else if (condition instanceof OneOf oneOf) {
      write(oneOf, alias, sql);
    } else if (condition instanceof Missing missing) {
      sql.add(missing.column().in(alias)).add(" is null");
    } else if (condition instanceof Exists exists) {
      write(exists, alias, sql);
    } else if (condition instanceof In in) {
      write(in, alias, sql);
    } else if (condition instanceof InAny in) {
      write(in, alias, sql);
    } else if (condition instanceof Not not) {
      sql.add("not (");
      write(not.condition(), alias, sql);
      sql.add(")");
    } else if (condition instanceof All all) {
      join(all.conditions(), " and ", alias, sql);
    } else if (condition instanceof Any any) {
      join(any.conditions(), " or ", alias, sql);
    } else {
      sql.add(condition == Condition.Known.ALWAYS ? "1 = 1" : "1 = 0");
    }
  }

  private void write(Comparison comparison, String alias, SqlText sql) {
    var column = comparison.column();
    var operator = comparison.operator();
    var value = Parameter.of(column.type(), comparison.value());
    if (comparison.ignoreCase()) {
      sql.add(dialect.exactly(lower(column.in(alias)))).add(" " + operator.sql() + " ");
      sql.add("lower(").value(value).add(")");
    } else {
      sql.add(operator.needsOrder() ? sortable(column, alias) : column.in(alias, dialect));
      sql.add(" ").add(operator.sql()).add(" ");
      mark(operator.needsOrder() && column.type() == ColumnType.STRING, value, sql);
    }
  }

  private void mark(boolean byBytes, Parameter value, SqlText sql) {
    if (byBytes) {
      var mark = dialect.byteOrder("?");
      var at = mark.indexOf('?');
      sql.add(mark.substring(0, at)).value(value).add(mark.substring(at + 1));
    } else {
      sql.value(value);
    }
  }

  private void write(Like like, String alias, SqlText sql) {
    var column = like.column().in(alias);
    var pattern = Parameter.of(LikePattern.translate(like.pattern()));
    if (like.ignoreCase()) {
      sql.add(lower(column) + " like lower(").value(pattern).add(")" + LikePattern.CLAUSE);
    } else {
      sql.add(dialect.characters(column) + " like ").value(pattern).add(LikePattern.CLAUSE);
    }
  }

  private String lower(String column) {
    return "lower(" + dialect.characters(column) + ")";
  }

  private void write(OneOf oneOf, String alias, SqlText sql) {
    var values = oneOf.values().stream().distinct().toList();
    sql.add(oneOf.column().in(alias) + " " + dialect.isOneOf(values.size()));
    sql.values(dialect.list(oneOf.column().type(), values));
  }

  private void write(Exists exists, String alias, SqlText sql) {
    var relation = exists.relation();
    var related = below(alias);
    sql.add("exists (select 1 from " + names.in(relation.table()) + " " + related);
    var separator = " where ";
    for (var link : relation.links()) {
      sql.add(separator).add(link.related().in(related));
      sql.add(" " + link.operator().sql() + " ").add(link.asked().in(alias));
      separator = " and ";
    }
    if (exists.condition() != Condition.Known.ALWAYS) {
      sql.add(separator);
      write(exists.condition(), related, sql);
    }
    sql.add(")");
  }

  private void write(In in, String alias, SqlText sql) {
    var other = below(alias);
    sql.add(in.column().in(alias) + " in (select " + in.found().in(other));
    sql.add(" from " + names.in(in.table()) + " " + other + " where ");
    write(in.condition(), other, sql);
    sql.add(")");
  }

  /**
   * The union is a table of its own, since MySQL and MariaDB would else ask all of it for each row.
   */
  private void write(InAny in, String alias, SqlText sql) {
    var other = below(alias);
    sql.add(in.column().in(alias) + " in (select U.VALUE_ from (");
    var separator = "";
    for (var source : in.sources()) {
      sql.add(separator + "select " + source.found().in(other) + " as VALUE_ from ");
      sql.add(names.in(source.table()) + " " + other + " where ");
      write(source.condition(), other, sql);
      separator = " union all ";
    }
    sql.add(") U)");
  }

  private static String below(String alias) {
    return alias.equals(ALIAS) ? "R" : alias + "R";
  }

  private void join(List<Condition> conditions, String word, String alias, SqlText sql) {
    sql.add("(");
    var separator = "";
    for (var condition : conditions) {
      sql.add(separator);
      write(condition, alias, sql);
      separator = word;
    }
    sql.add(")");
  }

  private String sortable(QueryColumn column, String alias) {
    var name = column.in(alias, dialect);
    return column.type() == ColumnType.STRING ? dialect.byteOrder(name) : name;
  }
}
