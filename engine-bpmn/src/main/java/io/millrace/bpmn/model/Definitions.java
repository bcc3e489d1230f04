package io.millrace.bpmn.model;

import java.util.List;

/**
 * The root of a BPMN file.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §8.1.
 *
 * @param source what stands in the file
 */
public record Definitions(ElementSource source) implements BpmnElement {

  /**
   * Returns the namespace of what the file defines.
   *
   * @return or null
   */
  public String targetNamespace() {
    return source().attribute("targetNamespace");
  }

  /**
   * Returns the language of its expressions.
   *
   * @return or null
   */
  public String expressionLanguage() {
    return source().attribute("expressionLanguage");
  }

  /**
   * Returns the language of its types.
   *
   * @return or null
   */
  public String typeLanguage() {
    return source().attribute("typeLanguage");
  }

  /**
   * Returns the program that wrote it.
   *
   * @return or null
   */
  public String exporter() {
    return source().attribute("exporter");
  }

  /**
   * Returns the version of the program that wrote it.
   *
   * @return or null
   */
  public String exporterVersion() {
    return source().attribute("exporterVersion");
  }

  /**
   * Returns its processes, executable or not.
   *
   * @return in document order, unmodifiable
   */
  public List<Process> processes() {
    return source().children(Process.class);
  }

  /**
   * Returns its collaborations, which hold the pools.
   *
   * @return in document order, unmodifiable
   */
  public List<Collaboration> collaborations() {
    return source().children(Collaboration.class);
  }

  /**
   * Returns the messages it declares.
   *
   * @return in document order, unmodifiable
   */
  public List<Message> messages() {
    return source().children(Message.class);
  }

  /**
   * Returns the signals it declares.
   *
   * @return in document order, unmodifiable
   */
  public List<Signal> signals() {
    return source().children(Signal.class);
  }

  /**
   * Returns the errors it declares.
   *
   * @return in document order, unmodifiable
   */
  public List<Error> errors() {
    return source().children(Error.class);
  }

  /**
   * Returns the escalations it declares.
   *
   * @return in document order, unmodifiable
   */
  public List<Escalation> escalations() {
    return source().children(Escalation.class);
  }

  /**
   * Returns how it is drawn.
   *
   * @return in document order, unmodifiable
   */
  public List<Diagram> diagrams() {
    return source().children(Diagram.class);
  }
}
