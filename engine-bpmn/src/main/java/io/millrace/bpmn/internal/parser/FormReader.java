package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.FormFieldModel;
import io.millrace.bpmn.internal.model.FormModel;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the form of a start event or user task. Ask for {@link #form} after that was read. */
final class FormReader {

  private static final Map<String, String> BINDINGS =
      Map.of("latest", "latest", "deployment", "deployment", "version", "version");

  private final Element element;
  private final FormModel.Reference reference;
  private final List<FormFieldModel> fields = new ArrayList<>();
  private final Set<String> ids = new HashSet<>();
  private String businessKey;

  FormReader(Element element) {
    this.element = element;
    this.reference = reference();
    element.extension("formProperty", child -> add(child, new FormFieldReader(child).property()));
    element.extension("formData", this::readData);
  }

  private FormModel.Reference reference() {
    var key = element.expression(element.engine("formRef"));
    var binding =
        new Values(element)
            .oneOf("formRefBinding", element.engine("formRefBinding"), BINDINGS, "latest");
    var version = new Values(element).count("formRefVersion", element.engine("formRefVersion"));
    return key == null ? null : new FormModel.Reference(key, binding, version);
  }

  private void readData(Element data) {
    businessKey = data.attribute("businessKey");
    data.extension("formField", child -> add(child, new FormFieldReader(child).field()));
    data.read();
  }

  private void add(Element child, FormFieldModel field) {
    if (field.id() == null || !ids.add(field.id())) {
      child.report(
          BpmnProblem.FORM_FIELD_WITHOUT_ID,
          "A form field of "
              + element
              + (field.id() == null
                  ? " has no id."
                  : " has the id '" + field.id() + "' of another one."));
    }
    fields.add(field);
  }

  FormModel form() {
    return new FormModel(reference, businessKey, fields);
  }
}
