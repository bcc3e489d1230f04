package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * Work that the engine does itself, and that reaches out of it.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 * @param elementName which element of the standard it is
 * @param kind what kind of work
 * @param fields what exactly, in document order
 */
public record OutsideTask(
    ElementInfo info,
    LoopCharacteristics loop,
    String elementName,
    Kind kind,
    List<InjectedField> fields)
    implements ServiceLike {

  /** A kind of work. */
  public enum Kind {
    /** A request. */
    HTTP,
    /** A mail. */
    MAIL,
    /** A command of the operating system. */
    SHELL
  }

  /** Copies the fields. */
  public OutsideTask {
    fields = List.copyOf(fields);
  }
}
