package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.common.internal.failure.ApplicationFailure;
import java.util.List;

/**
 * What was thrown and an error event may catch: an error of the model by its code, any other
 * exception of the application by the name of its class or of a superclass. An event without a code
 * catches errors of the model alone.
 *
 * @param thrown what came out of the call
 * @param codes the codes by which it is caught, the one that fits best first
 * @param message what is said about it; may be null
 */
record ThrownFault(RuntimeException thrown, List<String> codes, String message) {

  /** Returns it; null if no event may catch it, as what the engine itself throws. */
  static ThrownFault of(RuntimeException thrown) {
    if (thrown instanceof BpmnError error) {
      return new ThrownFault(error, List.of(error.getErrorCode()), error.getErrorMessage());
    }
    var failure = ApplicationFailure.of(thrown);
    return failure == null
        ? null
        : new ThrownFault(thrown, failure.types(), failure.exception().getMessage());
  }

  /** Tells whether it is an error of the model, which events without a code catch too. */
  boolean isModelled() {
    return thrown instanceof BpmnError;
  }

  /** Returns what it is called: the code of the error, or the class of the exception. */
  String code() {
    return codes.get(0);
  }

  /** Returns what tells the events apart that catch it. */
  WantedCodes wanted() {
    return new WantedCodes(codes, isModelled());
  }

  @Override
  public String toString() {
    return (isModelled() ? "error '" : "exception '") + code() + "'";
  }
}
