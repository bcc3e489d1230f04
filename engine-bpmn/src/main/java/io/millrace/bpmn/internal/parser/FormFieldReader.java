package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.FormFieldModel;
import io.millrace.bpmn.internal.model.FormFieldModel.Access;
import io.millrace.bpmn.internal.model.FormFieldModel.Binding;
import io.millrace.bpmn.internal.model.FormFieldModel.Constraint;
import io.millrace.bpmn.internal.model.FormFieldModel.Format;
import io.millrace.bpmn.internal.model.FormFieldModel.Type;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Reads one field of a form, in the words of either family of engines. */
final class FormFieldReader {

  private static final String DEFAULT_PATTERN = "dd/MM/yyyy";
  private static final Map<String, Type> TYPES =
      Map.ofEntries(
          Map.entry("string", Type.STRING),
          Map.entry("long", Type.LONG),
          Map.entry("int", Type.INTEGER),
          Map.entry("integer", Type.INTEGER),
          Map.entry("double", Type.DOUBLE),
          Map.entry("float", Type.DOUBLE),
          Map.entry("boolean", Type.BOOLEAN),
          Map.entry("date", Type.DATE),
          Map.entry("enum", Type.ENUM));
  private static final Set<String> NUMBERS = Set.of("min", "max", "minlength", "maxlength");

  private final Element element;
  private final Values flags;
  private final Map<String, String> words = new LinkedHashMap<>();
  private final Map<String, String> properties = new LinkedHashMap<>();
  private final List<Constraint> constraints = new ArrayList<>();
  private boolean required;
  private boolean readOnly;

  FormFieldReader(Element element) {
    this.element = element;
    this.flags = new Values(element);
    element.extension("value", value -> words.put(value.attribute("id"), value.attribute("name")));
  }

  /** Reads what the one family calls a form property. */
  FormFieldModel property() {
    required = flag("required", false);
    readOnly = !flag("writable", true);
    var readable = flag("readable", true);
    element.attribute("lenientDateParsing"); // the pattern is taken at its word
    return read(
        element.attribute("name"),
        new Binding(
            flags.literal("variable", element.attribute("variable")),
            element.expression(element.attribute("expression")),
            element.expression(element.attribute("default"))),
        readable);
  }

  /** Reads what the other family calls a form field. */
  FormFieldModel field() {
    element.extension(
        "properties",
        all -> {
          all.extension(
              "property", one -> properties.put(one.attribute("id"), one.attribute("value")));
          all.read();
        });
    element.extension(
        "validation",
        all -> {
          all.extension("constraint", this::readConstraint);
          all.read();
        });
    return read(
        element.attribute("label"),
        new Binding(null, null, element.expression(element.attribute("defaultValue"))),
        true);
  }

  private FormFieldModel read(String label, Binding binding, boolean readable) {
    var word = element.attribute("type");
    var pattern = element.attribute("datePattern");
    var id = flags.shortText("id", element.attribute("id"));
    element.read();
    var type = word == null ? Type.STRING : TYPES.get(word.toLowerCase(Locale.ROOT));
    var format = new Format(pattern == null ? DEFAULT_PATTERN : pattern, words);
    var field =
        new FormFieldModel(
            id,
            label,
            type == null ? Type.STRING : type,
            new Access(readable, !readOnly, required),
            binding,
            format,
            constraints,
            properties);
    checkType(type, word);
    checkValues(field);
    return field;
  }

  private boolean flag(String name, boolean absent) {
    return flags.flag(name, element.attribute(name), absent);
  }

  private void readConstraint(Element child) {
    var name = child.attribute("name");
    var configuration = child.attribute("config");
    if ("required".equals(name)) {
      required = !"false".equals(configuration);
    } else if ("readonly".equals(name)) {
      readOnly = !"false".equals(configuration);
    } else if (name != null && isConfigured(name, configuration)) {
      constraints.add(new Constraint(name, child.expression(configuration)));
    } else {
      child.report(
          BpmnProblem.INVALID_FORM_CONSTRAINT,
          "The constraint '" + name + "' of a form field is set to '" + configuration + "'.");
    }
  }

  private static boolean isConfigured(String name, String configuration) {
    return NUMBERS.contains(name)
        ? configuration != null && configuration.matches("-?\\d{1,15}(\\.\\d{1,15})?")
        : name.equals("validator") && configuration != null;
  }

  private void checkType(Type type, String word) {
    if (type == null) {
      element.report(
          BpmnProblem.UNKNOWN_FORM_TYPE,
          "The form field has the type '"
              + word
              + "'; known are "
              + TYPES.keySet().stream().sorted().toList()
              + ".");
    } else if (type == Type.ENUM && (words.isEmpty() || words.containsKey(null))) {
      element.report(
          BpmnProblem.UNKNOWN_FORM_TYPE, "The form field is an enum, and a value has no id.");
    }
  }

  private void checkValues(FormFieldModel field) {
    try {
      new SimpleDateFormat(field.format().datePattern(), Locale.ROOT);
      var value = field.binding().defaultValue();
      if (value != null && !Syntax.isExpression(value)) {
        field.type().read(value, field.format());
      }
    } catch (IllegalArgumentException e) {
      element.report(
          BpmnProblem.INVALID_FORM_VALUE,
          "The default '"
              + field.binding().defaultValue()
              + "' or the date pattern '"
              + field.format().datePattern()
              + "' of a form field is none of type "
              + field.type().word()
              + ".");
    }
  }
}
