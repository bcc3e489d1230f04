package io.millrace.bpmn.internal.form;

import io.millrace.bpmn.form.FormField;
import io.millrace.bpmn.form.FormFieldValidationConstraint;
import io.millrace.bpmn.internal.model.FormFieldModel;
import io.millrace.bpmn.internal.model.FormModel;
import io.millrace.common.internal.persistence.ApiValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A field of a form as the API shows it.
 *
 * @param model the field
 * @param form the form around it
 * @param value its value, or null
 * @param defaultValue its default, or null
 */
record ShownField(FormFieldModel model, FormModel form, Object value, Object defaultValue)
    implements FormField {

  @Override
  public String getId() {
    return model.id();
  }

  @Override
  public String getLabel() {
    return model.label();
  }

  @Override
  public String getTypeName() {
    return model.type().word();
  }

  @Override
  public Object getValue() {
    return value;
  }

  @Override
  public Object getDefaultValue() {
    return defaultValue;
  }

  @Override
  public boolean isWritable() {
    return model.access().writable();
  }

  @Override
  public boolean isRequired() {
    return model.access().required();
  }

  @Override
  public boolean isBusinessKey() {
    return model.id().equals(form.businessKeyField());
  }

  @Override
  public String getDatePattern() {
    return model.type() == FormFieldModel.Type.DATE ? model.format().datePattern() : null;
  }

  @Override
  public Map<String, String> getValues() {
    return model.format().values();
  }

  @Override
  public List<FormFieldValidationConstraint> getValidationConstraints() {
    var all = new ArrayList<FormFieldValidationConstraint>();
    if (isRequired()) {
      all.add(new FormFieldValidationConstraint("required", null));
    }
    if (!isWritable()) {
      all.add(new FormFieldValidationConstraint("readonly", null));
    }
    model
        .constraints()
        .forEach(c -> all.add(new FormFieldValidationConstraint(c.name(), c.configuration())));
    return List.copyOf(all);
  }

  @Override
  public Map<String, String> getProperties() {
    return model.properties();
  }

  @Override
  public String toString() {
    return ApiValues.label("form field", getId(), getTypeName());
  }
}
