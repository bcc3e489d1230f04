package io.millrace.bpmn.model;

import io.millrace.common.internal.xml.XmlNode;

/**
 * A point of a line of a drawing, in pixels.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §12.2.
 *
 * @param x from the left
 * @param y from the top
 */
public record Waypoint(double x, double y) {

  static Waypoint of(XmlNode node) {
    return new Waypoint(Bounds.number(node, "x"), Bounds.number(node, "y"));
  }
}
