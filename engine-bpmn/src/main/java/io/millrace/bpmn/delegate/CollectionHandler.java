package io.millrace.bpmn.delegate;

/**
 * Gives a multi-instance activity its elements, written by the application.
 *
 * <p>The extension element {@code collection} of the activity's {@code
 * multiInstanceLoopCharacteristics} names it by {@code class}: then a new object is made for each
 * call; or by {@code delegateExpression}: then a bean is called, by many threads at once. Its child
 * {@code string} or {@code expression} says what it is given.
 *
 * <p>It is called when the activity begins, in the transaction of the call of the engine; where the
 * instances run one after the other, again before each of them, and has to return the same then.
 */
@FunctionalInterface
public interface CollectionHandler {

  /**
   * Returns the elements, one for each instance.
   *
   * @param collectionValue the text of {@code string} as it stands, what the {@code expression}
   *     gives, or null where the model says neither
   * @param execution the execution of the activity as a whole; valid until the method returns
   * @return what a {@code collection} can be: a collection, a map, whose entries are the elements,
   *     or an array; not null
   * @throws BpmnError to let the process go on at the event that catches this error
   */
  Object resolveCollection(Object collectionValue, DelegateExecution execution);
}
