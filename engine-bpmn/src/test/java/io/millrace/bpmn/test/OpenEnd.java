package io.millrace.bpmn.test;

/** A node from which a sequence flow is still to be drawn. */
record OpenEnd(String nodeId, String condition) {

  /** Instead of a condition: the flow is the default of its node. */
  static final String DEFAULT = "default";

  boolean isDefault() {
    return DEFAULT.equals(condition);
  }

  XmlNode flow(String id, String target) {
    var flow =
        new XmlNode("sequenceFlow").set("id", id).set("sourceRef", nodeId).set("targetRef", target);
    if (condition != null && !isDefault()) {
      flow.add(
          new XmlNode("conditionExpression").set("xsi:type", "tFormalExpression").text(condition));
    }
    return flow;
  }
}
