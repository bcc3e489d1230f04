package io.millrace.bpmn.model;

import io.millrace.common.internal.xml.XmlNode;
import java.util.Optional;

/**
 * A rectangle of a drawing, in pixels.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §12.2.
 *
 * @param x from the left
 * @param y from the top
 * @param width how wide
 * @param height how high
 */
public record Bounds(double x, double y, double width, double height) {

  static Optional<Bounds> of(XmlNode around) {
    return around.children().stream()
        .filter(child -> child.tag().name().equals("Bounds"))
        .findFirst()
        .map(Bounds::read);
  }

  static Optional<Bounds> ofLabel(XmlNode around) {
    return around.children().stream()
        .filter(child -> child.tag().name().equals("BPMNLabel"))
        .findFirst()
        .flatMap(Bounds::of);
  }

  private static Bounds read(XmlNode node) {
    return new Bounds(
        number(node, "x"), number(node, "y"), number(node, "width"), number(node, "height"));
  }

  /** What no number is counts as zero: a drawing is never a reason to refuse a file. */
  static double number(XmlNode node, String attribute) {
    var text = node.tag().attribute(attribute);
    try {
      return text == null ? 0 : Double.parseDouble(text.strip());
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
