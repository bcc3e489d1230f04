package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Order;
import io.millrace.common.internal.query.condition.Page;
import io.millrace.common.internal.query.condition.QueryColumn;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.query.NullHandling;
import io.millrace.common.query.Query;
import java.util.List;
import java.util.function.BiFunction;

/**
 * What all queries have in common: conditions, orders, and the four ways to ask.
 *
 * @param <Q> the query itself
 * @param <U> what is found
 */
public abstract class AbstractQuery<Q extends Query<?, ?>, U> implements Query<Q, U>, Criteria<Q> {

  private final QueryExecutor executor;
  private final String mapper;
  private final ConditionList conditions = new ConditionList();
  private final OrderList orders;
  private final QueryLanguage language = new QueryLanguage();

  /**
   * Creates a query without criteria.
   *
   * @param executor runs it
   * @param mapper the name of its mapper
   * @param id the column with the id of what is found
   */
  protected AbstractQuery(QueryExecutor executor, String mapper, QueryColumn id) {
    this.executor = executor;
    this.mapper = mapper;
    this.orders = new OrderList(id);
  }

  /**
   * Reads what is found, completes it where the query asks for more, and turns it into what the API
   * shows.
   */
  protected abstract List<? extends U> read(QueryReader reader, Selection selection);

  /** Returns the conditions, for people. */
  protected final String described() {
    return conditions.condition().toString();
  }

  /** Returns the name of the query's mapper. */
  protected final String mapper() {
    return mapper;
  }

  /** Returns what runs the query. */
  protected final QueryExecutor executor() {
    return executor;
  }

  /** Tells whether criteria are being added to a group. */
  protected final boolean isInGroup() {
    return conditions.isOpen();
  }

  @Override
  public final Q where(Condition condition) {
    conditions.add(condition);
    return self();
  }

  /** Opens a group of conditions of which one has to be met. */
  public Q or() {
    conditions.open();
    return self();
  }

  /** Closes the group that {@link #or()} opened. */
  public Q endOr() {
    conditions.close();
    return self();
  }

  /** Shows names and descriptions in a language. */
  public final Q locale(String languageTag) {
    language.is(languageTag);
    return self();
  }

  /** Takes a wider language where there is nothing in the one that was asked for. */
  public final Q withLocalizationFallback() {
    language.takesWider();
    return self();
  }

  /** Returns the language of what the query shows. */
  protected final QueryLanguage language() {
    return language;
  }

  @Override
  public final Q orderBy(QueryColumn column) {
    orders.add(column);
    return self();
  }

  /** Adds an order and says where rows without a value go. */
  protected final Q orderBy(QueryColumn column, NullHandling nulls) {
    orders.add(column);
    return asc(nulls);
  }

  @Override
  public final Q asc() {
    orders.changeLast("asc", order -> order.descending(false));
    return self();
  }

  @Override
  public final Q desc() {
    orders.changeLast("desc", order -> order.descending(true));
    return self();
  }

  @Override
  public final Q asc(NullHandling nulls) {
    given("asc", nulls);
    orders.changeLast("asc", order -> new Order(order.column(), false, nulls));
    return self();
  }

  @Override
  public final Q desc(NullHandling nulls) {
    given("desc", nulls);
    orders.changeLast("desc", order -> new Order(order.column(), true, nulls));
    return self();
  }

  @Override
  public final long count() {
    var selection = Selection.of(conditions.condition());
    return executor.ask(this, "count", reader -> reader.count(mapper, selection));
  }

  @Override
  public final U singleResult() {
    var anyTwo = new Selection(conditions.condition(), List.of(), new Page(0, 2));
    var found = ask("singleResult", anyTwo);
    if (found.size() > 1) {
      throw new IllegalStateEngineException(
          name()
              + ".singleResult() found "
              + Math.max(found.size(), count())
              + " results where at most one was expected. Add criteria, or ask for a list.");
    }
    return found.isEmpty() ? null : found.get(0);
  }

  @Override
  public final List<U> list() {
    return page("list", Page.ALL);
  }

  @Override
  public final List<U> listPage(int firstResult, int maxResults) {
    if (firstResult < 0 || maxResults < 1) {
      throw new BadArgumentException(
          "listPage("
              + firstResult
              + ", "
              + maxResults
              + ") is no page. The first result is 0 or more, the number of results 1 or more.");
    }
    return page("listPage", new Page(firstResult, maxResults));
  }

  /**
   * Returns the ids of those instances a query of history finds that are over, without reading more
   * of them, in no particular order.
   */
  public static List<Long> endedIds(Query<?, ?> query) {
    return ((AbstractQuery<?, ?>) query).endedIds();
  }

  private List<Long> endedIds() {
    var selection = Selection.of(conditions.condition());
    return executor.ask(this, "endedIds", reader -> reader.endedIds(mapper, selection));
  }

  private List<U> page(String method, Page page) {
    return ask(method, new Selection(conditions.condition(), orders.orders(), page));
  }

  private List<U> ask(String method, Selection selection) {
    return executor.ask(this, method, reader -> List.copyOf(read(reader, selection)));
  }

  /** Asks a question of its own about what meets the criteria, in no order. */
  protected final <R> R askOwn(String method, BiFunction<QueryReader, Selection, R> question) {
    var selection = Selection.of(conditions.condition());
    return executor.ask(this, method, reader -> question.apply(reader, selection));
  }

  private String name() {
    return QueryExecutor.name(this);
  }

  /** Returns the query as what it is to callers; every subclass says so by its type parameter. */
  @SuppressWarnings("unchecked")
  protected final Q self() {
    return (Q) this;
  }
}
