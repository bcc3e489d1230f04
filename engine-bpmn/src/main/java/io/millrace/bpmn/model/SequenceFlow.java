package io.millrace.bpmn.model;

/**
 * A sequence flow.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §8.3.13.
 *
 * @param source what stands in the file
 */
public record SequenceFlow(ElementSource source) implements FlowElement {

  /**
   * Returns where it comes from.
   *
   * @return the id of a flow node, or null
   */
  public String sourceRef() {
    return source().reference("sourceRef");
  }

  /**
   * Returns where it leads.
   *
   * @return the id of a flow node, or null
   */
  public String targetRef() {
    return source().reference("targetRef");
  }

  /**
   * Returns its condition.
   *
   * @return as it stands, without the white space around it; or null
   */
  public String conditionExpression() {
    return source().childText("conditionExpression");
  }

  /**
   * Returns the language of its condition.
   *
   * @return or null for expressions
   */
  public String conditionLanguage() {
    return source()
        .standard("conditionExpression")
        .map(condition -> condition.tag().attribute("language"))
        .filter(language -> language != null)
        .findFirst()
        .orElse(null);
  }
}
