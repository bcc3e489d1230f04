package io.millrace.bpmn.internal.model;

/**
 * Code of the application that is called when an execution passes an element.
 *
 * @param event when it is called
 * @param onTransaction the moment of the transaction that it waits for; null for none
 * @param implementation what is called
 */
public record ExecutionListener(
    Event event, TransactionMoment onTransaction, Implementation implementation) {

  /** When an execution listener is called. */
  public enum Event {
    /** The process or flow node is entered. */
    START,
    /** The process or flow node is left. */
    END,
    /** The sequence flow is taken. */
    TAKE
  }
}
