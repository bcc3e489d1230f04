package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CalledElement;
import io.millrace.bpmn.internal.model.CalledElement.Binding;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.Map;

/**
 * Reads which process a call activity calls, in the words of either family of engines.
 *
 * @param element the call activity
 */
record CalledElementReader(Element element) {

  private static final Map<String, Binding> TYPES = Map.of("key", Binding.LATEST, "id", Binding.ID);
  private static final Map<String, Binding> BINDINGS =
      Map.of(
          "latest", Binding.LATEST,
          "deployment", Binding.DEPLOYMENT,
          "version", Binding.VERSION,
          "versionTag", Binding.VERSION_TAG);

  CalledElement read() {
    var reference = element.expression(element.attribute("calledElement"));
    if (reference == null) {
      element.report(
          BpmnProblem.MISSING_CALLED_ELEMENT,
          "The call activity '" + element.ownerId() + "' has no calledElement.");
    }
    var binding = binding();
    return new CalledElement(
        reference,
        binding,
        version(binding),
        element.expression(element.engine("calledElementTenantId")),
        new Values(element)
            .flag("fallbackToDefaultTenant", element.engine("fallbackToDefaultTenant"), false));
  }

  private Binding binding() {
    var values = new Values(element);
    var type =
        values.oneOf(
            "calledElementType", element.engine("calledElementType"), TYPES, Binding.LATEST);
    var same = values.flag("sameDeployment", element.engine("sameDeployment"), false);
    var otherwise = same && type == Binding.LATEST ? Binding.DEPLOYMENT : type;
    return values.oneOf(
        "calledElementBinding", element.engine("calledElementBinding"), BINDINGS, otherwise);
  }

  private String version(Binding binding) {
    var number =
        new Values(element).count("calledElementVersion", element.engine("calledElementVersion"));
    var tag = element.expression(element.engine("calledElementVersionTag"));
    var isComplete =
        switch (binding) {
          case VERSION -> number != null && tag == null;
          case VERSION_TAG -> tag != null && number == null;
          default -> number == null && tag == null;
        };
    if (!isComplete) {
      element.report(
          BpmnProblem.INCOMPLETE_BINDING,
          "The binding of "
              + element
              + " is "
              + binding
              + ", with version '"
              + number
              + "' and version tag '"
              + tag
              + "'.");
    }
    return number == null ? tag : number;
  }
}
