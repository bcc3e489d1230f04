package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * Work that a worker outside the engine does, who asks for it.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 * @param elementName which element of the standard it is
 * @param topic what workers ask for, a text or an expression
 * @param exchange what passes between the engine and the worker
 * @param errors what a report of the worker may mean, in document order
 */
public record ExternalTask(
    ElementInfo info,
    LoopCharacteristics loop,
    String elementName,
    String topic,
    Exchange exchange,
    List<WorkerError> errors)
    implements ServiceLike {

  /** Copies the errors. */
  public ExternalTask {
    errors = List.copyOf(errors);
  }

  /**
   * What passes between the engine and the worker.
   *
   * @param showsVariables whether a worker gets all variables where {@code in} names none
   * @param in what a worker gets; empty for all or nothing
   * @param out what is kept of a worker's variables; empty for all of them
   */
  public record Exchange(
      boolean showsVariables, List<VariableMapping> in, List<VariableMapping> out) {

    /** Copies the mappings. */
    public Exchange {
      in = List.copyOf(in);
      out = List.copyOf(out);
    }
  }
}
