package io.millrace.bpmn.internal.delegate;

import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.common.internal.delegate.DelegateInstances;
import io.millrace.common.internal.delegate.DelegateInstances.DelegateSource;
import io.millrace.common.internal.delegate.DelegateName;
import io.millrace.common.internal.delegate.InjectedValue;

/**
 * Finds the objects that process models name.
 *
 * @param instances makes them
 */
public record ModelDelegates(DelegateInstances instances) {

  /**
   * Returns what gives the object of an element.
   *
   * @param type what the object has to be
   */
  public <T> DelegateSource<T> source(
      Implementation implementation, Class<T> type, String elementId) {
    return instances.source(name(implementation), type, elementId);
  }

  /** Returns how a model names an object. */
  public static DelegateName name(Implementation implementation) {
    var fields =
        implementation.fields().stream()
            .map(field -> new InjectedValue(field.name(), field.value(), field.isExpression()))
            .toList();
    return switch (implementation.kind()) {
      case CLASS -> new DelegateName(true, implementation.value(), fields);
      case DELEGATE_EXPRESSION -> new DelegateName(false, implementation.value(), fields);
      case EXPRESSION, TYPE ->
          throw new IllegalArgumentException(implementation.kind() + " gives no delegate");
    };
  }
}
