package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.SourcePosition;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import io.millrace.bpmn.internal.parser.rule.Finding;
import io.millrace.bpmn.internal.parser.rule.Problems;
import io.millrace.common.internal.xml.XmlAttribute;
import io.millrace.common.internal.xml.XmlTag;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What a file says to Camunda 8, which models in a language of its own, so that it cannot be read
 * here as what other engines are told can. It is reported once for a file, not at each element: who
 * brings such a file has to convert all of it. Not thread-safe.
 */
final class LostExtensions {

  /** Elements that say nothing about execution, or what holds here for every task. */
  private static final Set<String> SILENT = Set.of("properties", "userTask", "userTaskForm");

  private static final String SILENT_ATTRIBUTES = "modelerTemplate";
  private static final int MOST_NAMED = 20;

  private final List<String> named = new ArrayList<>();
  private int count;
  private SourcePosition position;
  private String elementId;

  /** Notes an extension element if it is Camunda 8's and would change the execution. */
  void note(Element parent, XmlTag tag) {
    if (Namespaces.ZEEBE.equals(tag.namespace()) && !SILENT.contains(tag.name())) {
      note(parent, tag.name(), new SourcePosition(tag.line(), tag.column()));
    }
  }

  /** Notes an attribute if it is Camunda 8's and would change the execution. */
  void note(Element element, XmlAttribute attribute) {
    if (Namespaces.ZEEBE.equals(attribute.namespace())
        && !attribute.name().startsWith(SILENT_ATTRIBUTES)) {
      note(element, attribute.name(), element.position());
    }
  }

  private void note(Element element, String name, SourcePosition place) {
    if (count++ == 0) {
      position = place;
      elementId = element.ownerId();
    }
    if (named.size() < MOST_NAMED) {
      named.add("'" + name + "' of " + element);
    }
  }

  void reportTo(Problems problems) {
    if (count > 0) {
      problems.report(
          new Finding(
              BpmnProblem.OTHER_ENGINE,
              position,
              elementId,
              "The file is written for Camunda 8, whose extensions are not read: " + all() + ".",
              null));
    }
  }

  private String all() {
    var first = String.join(", ", named);
    return count == named.size() ? first : first + " and " + (count - named.size()) + " more";
  }
}
