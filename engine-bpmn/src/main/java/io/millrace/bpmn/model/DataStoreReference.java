package io.millrace.bpmn.model;

/**
 * A place where a data store is drawn.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.4.1.
 *
 * @param source what stands in the file
 */
public record DataStoreReference(ElementSource source) implements FlowElement {

  /**
   * Returns the data store.
   *
   * @return the id, or null
   */
  public String dataStoreRef() {
    return source().reference("dataStoreRef");
  }
}
