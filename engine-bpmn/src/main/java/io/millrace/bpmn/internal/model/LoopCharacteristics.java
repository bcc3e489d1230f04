package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * How a multi-instance activity is repeated. At least one of cardinality, collection and its
 * handling is there; where both a number and elements are, the cardinality says how many instances
 * there are and each takes its element of the collection.
 *
 * @param isSequential whether an instance begins when the one before it has ended, rather than all
 *     at once
 * @param cardinality a number or an expression that yields one, or null
 * @param collection an expression that yields a collection, the name of a variable that holds one,
 *     or null
 * @param handling the code that makes the elements out of the collection, or null
 * @param elementVariable the variable of each instance that gets its element, or null
 * @param elementIndexVariable the variable of each instance that gets its index, or null for {@code
 *     loopCounter}
 * @param completionCondition an expression judged whenever an instance has ended; once true the
 *     rest is cancelled; or null
 * @param continuation where jobs cut the execution of each single instance
 * @param aggregations what instances leave behind, in document order
 * @param standard what it is where the activity is no multi-instance but done again and again; else
 *     null
 */
public record LoopCharacteristics(
    boolean isSequential,
    String cardinality,
    String collection,
    CollectionHandling handling,
    String elementVariable,
    String elementIndexVariable,
    String completionCondition,
    Continuation continuation,
    List<VariableAggregation> aggregations,
    StandardLoop standard) {

  /** How an activity is done round after round. */
  public LoopCharacteristics(StandardLoop standard, Continuation continuation) {
    this(true, null, null, null, null, null, null, continuation, List.of(), standard);
  }

  /** Returns the same with other cuts by jobs. */
  public LoopCharacteristics cutBy(Continuation other) {
    return new LoopCharacteristics(
        isSequential,
        cardinality,
        collection,
        handling,
        elementVariable,
        elementIndexVariable,
        completionCondition,
        other,
        aggregations,
        standard);
  }

  /** Copies the aggregations. */
  public LoopCharacteristics {
    aggregations = List.copyOf(aggregations);
  }
}
