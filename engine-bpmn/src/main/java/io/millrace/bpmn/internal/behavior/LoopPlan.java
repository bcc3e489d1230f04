package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.model.Continuation;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.WholeNumber;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * How many instances a multi-instance activity has, what each is given, and when it is enough.
 *
 * @param activityId the activity
 * @param cardinality gives the number of instances; null where a collection does
 * @param collection gives the elements, or names the variable that holds them; null where a number
 *     is given
 * @param handler makes the elements; null where the collection gives them itself
 * @param elementVariable the local variable that takes the element; may be null
 * @param elementIndexVariable the local variable that takes the index from 0; may be null
 * @param completionCondition what ends the loop early; may be null
 * @param continuation where jobs cut each instance
 */
public record LoopPlan(
    String activityId,
    Expression cardinality,
    Expression collection,
    LoopHandler handler,
    String elementVariable,
    String elementIndexVariable,
    Expression completionCondition,
    Continuation continuation) {

  /** Returns one element per instance; nulls where only a number is given. */
  List<?> elements(ExecutionEntity root, BpmnContext context) {
    if (cardinality == null) {
      return collected(root, context);
    }
    var count = count(cardinality.evaluate(context.scope(root)));
    if (!hasElements()) {
      return Collections.nCopies(count, null);
    }
    var all = collected(root, context);
    if (count > 0) {
      checkIndex(count - 1, all);
    }
    return all.subList(0, count);
  }

  /** Returns the element of an instance that starts after others; null where there are none. */
  Object element(int index, ExecutionEntity root, BpmnContext context) {
    if (!hasElements()) {
      return null;
    }
    var all = collected(root, context);
    checkIndex(index, all);
    return all.get(index);
  }

  private List<?> collected(ExecutionEntity root, BpmnContext context) {
    if (handler != null) {
      return list(handler.elements(collection, root, context));
    }
    return list(
        collection.isLiteral()
            ? context.variables().get(root, collection.text())
            : collection.evaluate(context.scope(root)));
  }

  private boolean hasElements() {
    return collection != null || handler != null;
  }

  /** Returns what gives the elements, for people. */
  private String source() {
    return handler == null ? collection.text() : handler.name();
  }

  private void checkIndex(int index, List<?> all) {
    if (index >= all.size()) {
      throw new ExpressionException(
          "The collection '%s' of the multi-instance activity '%s' has %d elements, too few for instance %d. "
                  .formatted(source(), activityId, all.size(), index + 1)
              + "Give it as many as there are instances, and leave it so while they run.");
    }
  }

  private int count(Object value) {
    var number = WholeNumber.of(value);
    if (number.isPresent() && number.getAsInt() >= 0) {
      return number.getAsInt();
    }
    throw new ExpressionException(
        "The loop cardinality '"
            + cardinality.text()
            + "' of '"
            + activityId
            + "' gives "
            + value
            + ". It has to give a whole number from 0.");
  }

  private List<?> list(Object value) {
    if (value instanceof List<?> list) {
      return list;
    }
    if (value instanceof Map<?, ?> map) {
      return List.copyOf(map.entrySet());
    }
    if (value instanceof Iterable<?> iterable) {
      var list = new ArrayList<>();
      iterable.forEach(list::add);
      return list;
    }
    if (value instanceof Object[] array) {
      return Arrays.asList(array);
    }
    throw new ExpressionException(
        "The collection '"
            + source()
            + "' of the multi-instance activity '"
            + activityId
            + "' gives "
            + (value == null ? "null" : "a " + value.getClass().getName())
            + ". It has to give a collection or name a variable that holds one.");
  }

  /** Gives an instance its element and its index. */
  void give(ExecutionEntity instance, int index, Object element, BpmnContext context) {
    if (elementVariable != null && hasElements()) {
      context.variables().setLocal(instance, elementVariable, element);
    }
    if (elementIndexVariable != null) {
      context.variables().setLocal(instance, elementIndexVariable, index);
    }
  }

  /** Tells, after an instance is done, whether the loop is done too. */
  boolean isComplete(ExecutionEntity instance, BpmnContext context) {
    return completionCondition != null
        && completionCondition.evaluateBoolean(context.scope(instance));
  }
}
