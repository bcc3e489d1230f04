package io.millrace.common.query;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import java.util.List;

/**
 * Asks for objects by criteria: add criteria, then an order, then call one of the four methods that
 * answer.
 *
 * <ul>
 *   <li>Each criterion adds one condition, and a row must meet all of them; a second call of the
 *       same criterion narrows further. Queries that have {@code or()} collect the criteria up to
 *       {@code endOr()} into one group, of which a row must meet at least one.
 *   <li>Criteria whose name ends in {@code Like} take a pattern: {@code %} stands for any text,
 *       {@code _} for one character, and a backslash takes the meaning from the character behind
 *       it. {@code IgnoreCase} compares both sides in lower case. All others compare ids, keys and
 *       names byte by byte.
 *   <li>Criteria that take a collection mean <em>one of these</em>.
 *   <li>A criterion refuses null, and a collection that is empty or holds null, with a {@link
 *       BadArgumentException}: a value that got lost must not turn a narrow question into a wide
 *       one.
 *   <li>Times are compared by the millisecond, which is what a {@code Date} can hold, although the
 *       database keeps them finer: a criterion finds what shows this very {@code Date}.
 *   <li>What is passed is a value, never SQL and never an expression.
 * </ul>
 *
 * <p>Orders apply in the sequence in which they were added; each is ascending unless {@link
 * #desc()} follows it. Rows that are equal in all of them, and all rows where no order was asked
 * for, come by ascending id, which is about the order of their creation: pages never overlap.
 * Without {@link #asc(NullHandling)} a missing value counts as the smallest, on every database.
 *
 * <p>A query that runs inside a command (in a delegate or a listener) first writes what the command
 * changed so far, so that user code finds its own changes.
 *
 * <p>A query may be asked any number of times and then shows the state of that moment. It belongs
 * to one thread.
 *
 * @param <T> the query itself, so that calls chain
 * @param <U> what is found
 */
public interface Query<T extends Query<?, ?>, U> {

  /**
   * Makes the order that was added last ascending.
   *
   * @return this query
   * @throws BadArgumentException if no order was added before
   */
  T asc();

  /**
   * Makes the order that was added last descending.
   *
   * @return this query
   * @throws BadArgumentException if no order was added before
   */
  T desc();

  /**
   * Makes the order that was added last ascending and says where rows without a value go.
   *
   * @param nulls where rows without a value go
   * @return this query
   * @throws BadArgumentException if no order was added before, or the argument is null
   */
  T asc(NullHandling nulls);

  /**
   * Makes the order that was added last descending and says where rows without a value go.
   *
   * @param nulls where rows without a value go
   * @return this query
   * @throws BadArgumentException if no order was added before, or the argument is null
   */
  T desc(NullHandling nulls);

  /**
   * Counts what meets the criteria; orders do not matter.
   *
   * @return the number, 0 if nothing does
   */
  long count();

  /**
   * Returns the one object that meets the criteria.
   *
   * @return the object, or null if there is none
   * @throws IllegalStateEngineException if more than one object meets the criteria
   */
  U singleResult();

  /**
   * Returns everything that meets the criteria, in one list. Where that can be much, prefer {@link
   * #listPage(int, int)}.
   *
   * @return the objects in the order that was asked for; empty if there are none, never null;
   *     unmodifiable
   */
  List<U> list();

  /**
   * Returns a part of what {@link #list()} would return.
   *
   * @param firstResult how many to leave out at the start, 0 or more
   * @param maxResults how many to return at most, 1 or more
   * @return the objects in the order that was asked for; empty behind the end, never null;
   *     unmodifiable
   * @throws BadArgumentException if {@code firstResult} is negative or {@code maxResults} is below
   *     1
   */
  List<U> listPage(int firstResult, int maxResults);
}
