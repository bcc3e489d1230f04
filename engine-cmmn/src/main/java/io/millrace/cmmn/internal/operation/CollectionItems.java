package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.ExpressionScope;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/**
 * Makes an instance of a plan item for each element of a collection.
 *
 * @param creation makes them
 * @param node the plan item, whose repetition has a collection
 */
record CollectionItems(ItemCreation creation, PlanItemNode node) {

  /**
   * Makes an instance for each element; none if there is no collection.
   *
   * @param given gives each something beside its element
   */
  List<PlanItemEntity> all(Consumer<PlanItemEntity> given) {
    return further(elements(), 0, 1, given);
  }

  /**
   * Lets an instance that is there stand for the first element, and makes instances for the others.
   *
   * @return all of them; empty, and the instance is left as it is, if there are no elements
   */
  List<PlanItemEntity> beginningWith(PlanItemEntity first) {
    var elements = elements();
    if (elements.isEmpty()) {
      return List.of();
    }
    give(first, elements.get(0), 0);
    creation.rename(first, node);
    var items = new ArrayList<PlanItemEntity>(List.of(first));
    items.addAll(
        further(
            elements,
            1,
            first.repetitionCounter() + 1,
            item -> item.everCompleted(first.isEverCompleted())));
    return items;
  }

  /** Tells whether there are elements now. */
  boolean areAny() {
    return !elements().isEmpty();
  }

  private List<PlanItemEntity> further(
      List<?> elements, int from, int number, Consumer<PlanItemEntity> given) {
    var items = new ArrayList<PlanItemEntity>();
    for (var i = from; i < elements.size(); i++) {
      var index = i;
      items.add(
          creation.create(
              node,
              Transition.CREATE,
              number + items.size(),
              given.andThen(item -> give(item, elements.get(index), index))));
    }
    return items;
  }

  private void give(PlanItemEntity item, Object element, int index) {
    var over = node.repetition().collection();
    var context = creation.context();
    if (over.element() != null) {
      context.variables().setLocal(item, over.element(), element);
    }
    if (over.index() != null) {
      context.variables().setLocal(item, over.index(), index);
    }
  }

  private List<?> elements() {
    var over = node.repetition().collection();
    var scope = creation.context().scope(creation.container());
    var value = over.isName() ? scope.resolve(over.source().text()) : over.source().evaluate(scope);
    if (value == null || value == ExpressionScope.ABSENT) {
      return List.of();
    }
    if (value instanceof Collection<?> elements) {
      return new ArrayList<>(elements);
    }
    if (value instanceof Iterable<?> elements) {
      var list = new ArrayList<Object>();
      elements.forEach(list::add);
      return list;
    }
    if (value instanceof Object[] elements) {
      return Arrays.asList(elements);
    }
    throw new ExpressionException(
        "'"
            + over.source().text()
            + "' of plan item '"
            + node.id()
            + "' gives a "
            + value.getClass().getName()
            + ", which is no collection. Give a collection or an array.");
  }
}
