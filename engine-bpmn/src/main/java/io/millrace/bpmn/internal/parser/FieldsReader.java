package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.InjectedField;
import java.util.ArrayList;
import java.util.List;

/** Reads the fields of a task. Ask for {@link #fields} after the element was read. */
final class FieldsReader {

  private final List<InjectedField> fields = new ArrayList<>();

  FieldsReader(Element element) {
    element.extension("field", field -> new FieldParser(field).parse().ifPresent(fields::add));
  }

  List<InjectedField> fields() {
    return fields;
  }
}
