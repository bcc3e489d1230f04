package io.millrace.common.internal.scope;

import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.List;
import java.util.function.Supplier;

/**
 * The rows that an engine has in a family, as a unit of work holds them.
 *
 * @param elements the instance and what is inside it
 * @param tasks its open tasks
 */
public record FamilyRows(List<? extends OwnerEntity> elements, List<? extends OwnerEntity> tasks) {

  /** What an engine has that has nothing in a family. */
  private static final FamilyRows NONE = new FamilyRows(List.of(), List.of());

  /**
   * Returns the rows of a family of which an engine has some elements in memory, or none.
   *
   * @param elements the instance and what is inside it; null if they may not be all
   * @param tasks gives the open tasks of the family
   * @return null if they may not be all
   */
  public static FamilyRows of(
      List<? extends OwnerEntity> elements, Supplier<List<? extends OwnerEntity>> tasks) {
    if (elements == null) {
      return null;
    }
    return elements.isEmpty() ? NONE : new FamilyRows(elements, tasks.get());
  }

  /**
   * Tells whether these are all: the elements count as many elements and tasks as there are, and no
   * task has others below it.
   */
  public boolean areAll() {
    return sum(elements, Dependent.CHILD) == elements.size() - 1
        && sum(elements, Dependent.TASK) == tasks.size()
        && sum(tasks, Dependent.CHILD) == 0;
  }

  private static int sum(List<? extends OwnerEntity> owners, Dependent kind) {
    var sum = 0;
    for (var owner : owners) {
      sum += owner.count(kind);
    }
    return sum;
  }
}
