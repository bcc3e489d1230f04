package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import io.millrace.common.internal.xml.CloseName;
import io.millrace.common.internal.xml.XmlTag;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Hands the children of an element to those who asked for them, and refuses the others unless they
 * say nothing about execution.
 *
 * @param parent the element
 * @param children who asked for which child in the namespace of the standard
 * @param extensions who asked for which extension element of the engines
 */
record ChildDispatcher(
    Element parent,
    Map<String, Consumer<Element>> children,
    Map<String, Consumer<Element>> extensions) {

  void dispatch(XmlTag tag) {
    if (Namespaces.BPMN.equals(tag.namespace())) {
      dispatchStandard(tag);
    } else if (!Namespaces.isEngine(tag.namespace())) {
      parent.file().lost().note(parent, tag); // others are diagrams and what belongs to modelers
    } else if (parent.isOfBpmn()) {
      element(tag)
          .report(
              BpmnProblem.UNKNOWN_ELEMENT,
              "Element '" + tag.name() + "' stands outside extensionElements in " + parent + ".");
    } else {
      dispatchExtension(tag);
    }
  }

  private void dispatchStandard(XmlTag tag) {
    var handler = children.get(tag.name());
    if (handler != null) {
      handle(tag, handler);
    } else if (tag.name().equals("extensionElements")) {
      parent.file().cursor().children(this::dispatchInExtensions);
    } else if (!Vocabulary.SILENT_ELEMENTS.contains(tag.name())) {
      refuse(element(tag));
    }
  }

  private void dispatchInExtensions(XmlTag tag) {
    if (Namespaces.isEngine(tag.namespace())) {
      dispatchExtension(tag);
    } else {
      parent.file().lost().note(parent, tag);
    }
  }

  private void dispatchExtension(XmlTag tag) {
    var handler = extensions.get(tag.name());
    if (handler != null) {
      handle(tag, handler);
    } else if (Vocabulary.FORM_EXTENSIONS.contains(tag.name())) {
      element(tag)
          .report(
              BpmnProblem.UNUSED_EXTENSION,
              "Extension element '"
                  + tag.name()
                  + "' of "
                  + parent
                  + " describes a form, which is not read.");
    } else if (!Vocabulary.SILENT_EXTENSIONS.contains(tag.name())) {
      element(tag)
          .report(
              BpmnProblem.UNSUPPORTED_EXTENSION,
              "Extension element '"
                  + tag.name()
                  + "' of "
                  + parent
                  + " is not supported"
                  + meant(tag.name(), extensions.keySet()));
    }
  }

  private void handle(XmlTag tag, Consumer<Element> handler) {
    var element = element(tag);
    handler.accept(element);
    new UntakenAttributes(element).refuse();
  }

  private void refuse(Element element) {
    parent.file().problems().refuse(element.id());
    if (Vocabulary.UNSUPPORTED_ELEMENTS.contains(element.name())) {
      element.report(BpmnProblem.UNSUPPORTED_ELEMENT, "Element " + element + " is not supported.");
    } else {
      element.report(
          BpmnProblem.UNKNOWN_ELEMENT,
          "Element "
              + element
              + " is not known in "
              + parent
              + meant(element.name(), children.keySet()));
    }
  }

  private static String meant(String name, Set<String> names) {
    return new CloseName(name)
        .among(names)
        .filter(close -> !close.equals(name))
        .map(close -> "; it may mean '" + close + "'.")
        .orElse(".");
  }

  private Element element(XmlTag tag) {
    return new Element(parent.file(), tag, parent);
  }
}
