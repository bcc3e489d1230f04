package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.model.ExceptionMapping;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.failure.ApplicationFailure;
import java.util.List;

/**
 * A call whose exceptions are errors of the model, where a mapping says so. What the engine throws
 * itself, such as a conflict, is never meant.
 *
 * @param call the call
 * @param mappings the first that fits counts
 */
record MappedExceptions(ServiceCall call, List<ExceptionMapping> mappings) implements ServiceCall {

  static ServiceCall of(ServiceCall call, List<ExceptionMapping> mappings) {
    return mappings.isEmpty() ? call : new MappedExceptions(call, mappings);
  }

  @Override
  public void run(ExecutionEntity execution, BpmnContext context) {
    try {
      call.run(execution, context);
    } catch (RuntimeException e) {
      throw mapped(e);
    }
  }

  private RuntimeException mapped(RuntimeException thrown) {
    var failure = ApplicationFailure.of(thrown);
    if (failure == null) {
      return thrown;
    }
    return mappings.stream()
        .filter(mapping -> fits(mapping, failure.exception()))
        .findFirst()
        .<RuntimeException>map(mapping -> error(mapping, failure.exception()))
        .orElse(thrown);
  }

  private static BpmnError error(ExceptionMapping mapping, Throwable exception) {
    return new BpmnError(mapping.errorCode(), exception.getMessage(), exception);
  }

  private static boolean fits(ExceptionMapping mapping, Throwable exception) {
    return isOf(mapping.exception(), mapping.andChildren(), exception.getClass())
        && isOf(mapping.rootCause(), mapping.andChildren(), rootCause(exception).getClass());
  }

  private static boolean isOf(String name, boolean orChild, Class<?> type) {
    if (name == null || name.equals(type.getName())) {
      return true;
    }
    return orChild && type.getSuperclass() != null && isOf(name, true, type.getSuperclass());
  }

  private static Throwable rootCause(Throwable exception) {
    var cause = exception;
    while (cause.getCause() != null && cause.getCause() != cause) {
      cause = cause.getCause();
    }
    return cause;
  }
}
