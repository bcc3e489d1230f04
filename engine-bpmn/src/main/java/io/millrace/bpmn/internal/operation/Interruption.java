package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.ErrorEventDefinition;
import io.millrace.bpmn.internal.model.Event;

/**
 * An event interrupts an activity or a scope. What listeners throw that are told so is caught by
 * the event itself if it catches such errors: it happens already, and once. All else goes further
 * out.
 *
 * @param event the event
 */
record Interruption(Node event, BpmnContext context) {

  /**
   * Cancels what is interrupted.
   *
   * @param cancelling cancels it, and has nothing left to tell when it is called again
   * @throws RuntimeException of a listener, which the event does not catch
   */
  void run(Runnable cancelling) {
    try {
      cancelling.run();
    } catch (RuntimeException thrown) {
      var fault = ThrownFault.of(thrown);
      if (fault == null || !catches(fault.wanted())) {
        throw thrown;
      }
      context.countError(fault.code());
      run(cancelling);
    }
  }

  private boolean catches(WantedCodes codes) {
    return ((Event) event.element())
        .definition().parts().stream()
            .anyMatch(
                part ->
                    part instanceof ErrorEventDefinition definition
                        && codes.rank(definition.errorCode()) != WantedCodes.NOT_CAUGHT);
  }
}
