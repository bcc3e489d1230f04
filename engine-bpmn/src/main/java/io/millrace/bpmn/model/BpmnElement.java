package io.millrace.bpmn.model;

import io.millrace.common.model.Documentation;
import io.millrace.common.model.ExtensionAttribute;
import io.millrace.common.model.ExtensionElement;
import io.millrace.common.model.SourcePosition;
import java.util.List;

/**
 * An element of a BPMN file.
 *
 * <p>Which elements it holds and what else its file says of it is in its {@link #source}; what
 * stands around it, its {@link BpmnModel} knows. Immutable and thread-safe. Spec: BPMN 2.0.2
 * §8.3.1.
 */
public sealed interface BpmnElement
    permits Artifact,
        Collaboration,
        Definitions,
        Diagram,
        Edge,
        Error,
        Escalation,
        EventDefinition,
        FlowElement,
        FlowElementsContainer,
        Lane,
        LaneSet,
        LoopCharacteristics,
        Message,
        MessageFlow,
        OtherElement,
        Participant,
        Plane,
        Shape,
        Signal {

  /**
   * Returns what stands in the file: every attribute, text and element, whether it has a method of
   * its own or not.
   *
   * @return never null
   */
  ElementSource source();

  /**
   * Returns the id.
   *
   * @return unique in its file; null where it has none
   */
  default String id() {
    return source().attribute("id");
  }

  /**
   * Returns the name.
   *
   * @return or null
   */
  default String name() {
    return source().attribute("name");
  }

  /**
   * Returns what is written for people.
   *
   * @return in document order, unmodifiable
   */
  default List<Documentation> documentation() {
    return source().documentation();
  }

  /**
   * Returns what its {@code extensionElements} hold, whatever their namespace.
   *
   * @return in document order, unmodifiable
   */
  default List<ExtensionElement> extensionElements() {
    return source().extensionElements();
  }

  /**
   * Returns the attributes that have a namespace: those of ours, of other engines and of modelers.
   *
   * @return in document order, unmodifiable
   */
  default List<ExtensionAttribute> extensionAttributes() {
    return source().extensionAttributes();
  }

  /**
   * Returns where it begins in its file.
   *
   * @return never null
   */
  default SourcePosition position() {
    return source().position();
  }
}
