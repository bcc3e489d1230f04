package io.millrace.test;

import io.millrace.common.query.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.assertj.core.api.SoftAssertions;

/**
 * A table of criteria and of what each has to find. Every row of it is asked as a list, as a count
 * and page by page; all rows that are wrong are told together, by the line they stand in.
 *
 * @param <Q> the query
 * @param <U> what is found
 */
public final class QueryTable<Q extends Query<Q, U>, U> {

  private final Supplier<Q> queries;
  private final Function<U, String> name;
  private final SoftAssertions soft = new SoftAssertions();

  /** Creates an empty table for the queries that a supplier makes. */
  public QueryTable(Supplier<Q> queries, Function<U, String> name) {
    this.queries = queries;
    this.name = name;
  }

  /** The criteria find these, separated by blanks, in whatever order. */
  public QueryTable<Q, U> finds(String expected, UnaryOperator<Q> criteria) {
    var found = ask(criteria);
    soft.assertThat(found).as(line()).containsExactlyInAnyOrder(words(expected));
    return this;
  }

  /** The orders bring these, separated by blanks, in this order. */
  public QueryTable<Q, U> orders(String expected, UnaryOperator<Q> orders) {
    var found = ask(orders);
    soft.assertThat(found).as(line()).containsExactly(words(expected));
    return this;
  }

  /** Fails if a row of the table was wrong. */
  public void check() {
    soft.assertAll();
  }

  private List<String> ask(UnaryOperator<Q> criteria) {
    var query = criteria.apply(queries.get());
    var found = names(query.list());
    soft.assertThat(query.count()).as("%s, count", line()).isEqualTo(found.size());
    for (var size = 1; size <= 3; size++) {
      soft.assertThat(pages(query, size)).as("%s, pages of %d", line(), size).isEqualTo(found);
    }
    return found;
  }

  private List<String> pages(Q query, int size) {
    var all = new ArrayList<String>();
    var page = names(query.listPage(0, size));
    while (!page.isEmpty() && all.size() < 1000) {
      all.addAll(page);
      page = names(query.listPage(all.size(), size));
    }
    return all;
  }

  private List<String> names(List<U> found) {
    return found.stream().map(name).toList();
  }

  private static String[] words(String expected) {
    return expected.isBlank() ? new String[0] : expected.trim().split("\\s+");
  }

  private static String line() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames
                    .filter(f -> !f.getClassName().equals(QueryTable.class.getName()))
                    .findFirst()
                    .map(f -> "line " + f.getLineNumber())
                    .orElse("?"));
  }
}
