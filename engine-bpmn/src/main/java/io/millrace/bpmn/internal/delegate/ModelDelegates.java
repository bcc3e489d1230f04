package io.millrace.bpmn.internal.delegate;

import io.millrace.bpmn.delegate.ExecutionListener;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.bpmn.internal.model.InjectedField;
import io.millrace.common.internal.delegate.DelegateInstances;
import io.millrace.common.internal.delegate.DelegateInstances.DelegateSource;
import io.millrace.common.internal.delegate.DelegateName;
import io.millrace.common.internal.delegate.DelegateType;
import io.millrace.common.internal.delegate.InjectedValue;
import java.util.List;

/**
 * Finds the objects that process models name.
 *
 * @param instances makes them
 */
public record ModelDelegates(DelegateInstances instances) {

  /** What listens to an execution: a listener, or a delegate as at a service task. */
  public static final DelegateType<Object> LISTENER =
      DelegateType.anyOf(ExecutionListener.class, JavaDelegate.class);

  /**
   * Returns what gives the object of an element.
   *
   * @param type what the object has to be
   */
  public <T> DelegateSource<T> source(
      Implementation implementation, Class<T> type, String elementId) {
    return source(implementation, DelegateType.of(type), elementId);
  }

  /** Returns what gives the object of an element, of which more than one type can be used. */
  public <T> DelegateSource<T> source(
      Implementation implementation, DelegateType<T> type, String elementId) {
    return instances.source(name(implementation), type, elementId);
  }

  /** Returns the values that a model gives to fields. */
  public static List<InjectedValue> values(List<InjectedField> fields) {
    return fields.stream()
        .map(field -> new InjectedValue(field.name(), field.value(), field.isExpression()))
        .toList();
  }

  /** Returns how a model names an object. */
  public static DelegateName name(Implementation implementation) {
    var fields = values(implementation.fields());
    return switch (implementation.kind()) {
      case CLASS -> new DelegateName(true, implementation.value(), fields);
      case DELEGATE_EXPRESSION -> new DelegateName(false, implementation.value(), fields);
      case EXPRESSION, TYPE, SCRIPT ->
          throw new IllegalArgumentException(implementation.kind() + " gives no delegate");
    };
  }
}
