package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * Work of the application's code.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 * @param elementName which element of the standard it is
 * @param implementation what is called
 * @param result where the value of an expression goes, or null where it is dropped
 * @param calling how it is called
 */
public record ServiceTask(
    ElementInfo info,
    LoopCharacteristics loop,
    String elementName,
    Implementation implementation,
    ResultVariable result,
    Calling calling)
    implements ServiceLike {

  /**
   * How code is called.
   *
   * @param triggerable whether the token waits to be triggered when the code is done
   * @param exceptions which exceptions are errors of the model, the first that fits
   */
  public record Calling(boolean triggerable, List<ExceptionMapping> exceptions) {

    /** Copies the mappings. */
    public Calling {
      exceptions = List.copyOf(exceptions);
    }
  }
}
