package io.millrace.bpmn.test;

/** How a multi-instance activity is repeated. */
public final class LoopBuilder extends ElementBuilder<LoopBuilder> {

  LoopBuilder(XmlNode node) {
    super(node);
  }

  /** One after the other. */
  public LoopBuilder sequential() {
    return attribute("isSequential", true);
  }

  /** A number of times. */
  public LoopBuilder cardinality(Object count) {
    return child("loopCardinality", String.valueOf(count));
  }

  /** Once per element. */
  public LoopBuilder collection(String collection, String elementVariable) {
    return attribute("millrace:collection", collection)
        .attribute("millrace:elementVariable", elementVariable);
  }

  /** Until a condition holds. */
  public LoopBuilder until(String condition) {
    return child("completionCondition", condition);
  }
}
