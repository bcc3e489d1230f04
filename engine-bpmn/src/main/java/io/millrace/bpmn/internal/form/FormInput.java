package io.millrace.bpmn.internal.form;

import io.millrace.bpmn.form.FormValidationError;
import io.millrace.bpmn.form.FormValidationException;
import io.millrace.bpmn.internal.model.FormFieldModel;
import io.millrace.bpmn.internal.model.FormFieldModel.Constraint;
import io.millrace.bpmn.internal.model.FormModel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was filled in into a form, judged and turned into variables. Used once. */
public final class FormInput {

  private final FormModel form;
  private final FormCode code;
  private final FormScope scope;
  private final Map<String, Object> submitted;
  private final Map<String, Object> values = new HashMap<>();
  private final List<FormValidationError> errors = new ArrayList<>();

  /** Creates the input of a form. */
  public FormInput(FormModel form, FormCode code, FormScope scope, Map<String, ?> submitted) {
    this.form = form;
    this.code = code;
    this.scope = scope;
    this.submitted = new LinkedHashMap<>(submitted);
  }

  /**
   * Returns the variables that a form which is done sets.
   *
   * @param what the form, for messages
   * @throws FormValidationException if it was filled in wrongly
   */
  public Map<String, Object> complete(String what) {
    return read(what, true);
  }

  /**
   * Returns the variables that a form which is not done sets.
   *
   * @param what the form, for messages
   * @throws FormValidationException if what was filled in is wrong
   */
  public Map<String, Object> soFar(String what) {
    return read(what, false);
  }

  /** Returns the business key that was filled in; null where there is none. */
  public String businessKey() {
    var value = form.businessKeyField() == null ? null : values.get(form.businessKeyField());
    return value == null ? null : value.toString();
  }

  private Map<String, Object> read(String what, boolean isDone) {
    for (var field : form.fields()) {
      if (submitted.containsKey(field.id())) {
        readSubmitted(field, isDone);
      } else if (isDone) {
        readAbsent(field);
      }
    }
    form.fields().forEach(this::refuseVariable);
    if (!errors.isEmpty()) {
      throw new FormValidationException(what, errors);
    }
    return variables();
  }

  /** What a field keeps is filled in by the id of the field, or its constraints are got around. */
  private void refuseVariable(FormFieldModel field) {
    for (var name : code.variables(field)) {
      if (submitted.containsKey(name) && !isField(name)) {
        var readonly = new Constraint("readonly", null);
        error(field, readonly, submitted.get(name), "must not be filled in as '" + name + "'");
      }
    }
  }

  private boolean isField(String name) {
    return form.fields().stream().anyMatch(field -> field.id().equals(name));
  }

  private void readSubmitted(FormFieldModel field, boolean isDone) {
    var given = submitted.get(field.id());
    if (!field.access().writable()) {
      error(field, new Constraint("readonly", null), given, "must not be filled in");
      return;
    }
    try {
      var value = code.read(field, given);
      if (isMissing(value)) {
        require(field, given, isDone);
      } else {
        field.constraints().forEach(constraint -> check(field, constraint, value));
      }
      values.put(field.id(), value);
    } catch (IllegalArgumentException | ArithmeticException e) {
      error(field, new Constraint("type", field.type().word()), given, "is of another type");
    }
  }

  private void readAbsent(FormFieldModel field) {
    if (field.binding().defaultValue() == null) {
      require(field, null, field.access().writable());
      return;
    }
    if (code.isKept(field, scope)) {
      return;
    }
    try {
      values.put(field.id(), code.defaultOf(field, scope));
    } catch (IllegalArgumentException | ArithmeticException e) {
      error(
          field,
          new Constraint("type", field.type().word()),
          field.binding().defaultValue(),
          "has a default of another type");
    }
  }

  private static boolean isMissing(Object value) {
    return value == null || value instanceof String text && text.isBlank();
  }

  private void require(FormFieldModel field, Object given, boolean isAsked) {
    if (isAsked && field.access().required()) {
      error(field, new Constraint("required", null), given, "has to be filled in");
    }
  }

  private void check(FormFieldModel field, Constraint constraint, Object value) {
    if (!constraint.name().equals("validator")) {
      if (!FieldValues.fulfils(constraint, value)) {
        error(field, constraint, value, "is out of bounds");
      }
      return;
    }
    var validator = code.validator(field, constraint, scope);
    try {
      if (!validator.validate(field.id(), value, Collections.unmodifiableMap(submitted))) {
        error(field, constraint, value, "is refused by its validator");
      }
    } catch (RuntimeException e) { // what the validator says against the value
      error(field, constraint, value, "is refused by its validator: " + e.getMessage());
    }
  }

  private void error(FormFieldModel field, Constraint constraint, Object value, String what) {
    var configured = constraint.configuration() == null ? "" : " " + constraint.configuration();
    errors.add(
        new FormValidationError(
            field.id(),
            constraint.name(),
            constraint.configuration(),
            value,
            "Field '"
                + field.id()
                + "' "
                + what
                + " ("
                + constraint.name()
                + configured
                + "); it is '"
                + value
                + "'."));
  }

  private Map<String, Object> variables() {
    var fields = new HashMap<String, FormFieldModel>();
    form.fields().forEach(field -> fields.put(field.id(), field));
    submitted.forEach(
        (name, value) -> {
          if (!fields.containsKey(name)) {
            scope.assign(name, value);
          }
        });
    form.fields().stream()
        .filter(field -> values.containsKey(field.id()))
        .forEach(field -> set(field, values.get(field.id())));
    return scope.written();
  }

  private void set(FormFieldModel field, Object value) {
    if (field.binding().expression() == null) {
      scope.assign(field.variable(), value);
      return;
    }
    var expression = code.expression(field);
    if (submitted.containsKey(field.id()) || expression.isAssignable()) {
      scope.beginToNote();
      expression.assign(scope, value);
      scope.setNoted();
    }
  }
}
