package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.model.Implementation;
import io.millrace.cmmn.model.ImplementationKind;
import io.millrace.common.internal.delegate.DelegateName;
import io.millrace.common.internal.delegate.InjectedValue;

/** How models name objects of the application. Stateless. */
final class ModelNames {

  private ModelNames() {}

  /** Returns the name of what is a class or a delegate expression. */
  static DelegateName of(Implementation implementation) {
    return new DelegateName(
        implementation.kind() == ImplementationKind.CLASS,
        implementation.value(),
        implementation.fields().stream()
            .map(field -> new InjectedValue(field.name(), field.value(), field.expression()))
            .toList());
  }
}
