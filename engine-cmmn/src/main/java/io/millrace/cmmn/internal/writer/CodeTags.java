package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.model.Implementation;
import io.millrace.cmmn.model.InjectedField;
import io.millrace.cmmn.model.PlanItemLifecycleListener;
import io.millrace.cmmn.model.TaskListener;
import io.millrace.cmmn.model.VariableChangeType;
import io.millrace.cmmn.model.VariableListener;
import io.millrace.cmmn.model.VariableMapping;
import java.util.List;

/** Writes what is called, and with what. */
final class CodeTags {

  private CodeTags() {}

  static List<Tag> listeners(String name, List<PlanItemLifecycleListener> listeners) {
    return listeners.stream()
        .map(listener -> implementation(listener(name, listener), listener.implementation()))
        .toList();
  }

  private static Tag listener(String name, PlanItemLifecycleListener listener) {
    var heard = listener.transitions().stream().findFirst();
    return Tag.ours(name)
        .engine("sourceState", listener.sourceState())
        .engine("targetState", listener.targetState())
        .engine("event", heard.map(transition -> transition.text()).orElse(null))
        .engine("onTransaction", listener.onTransaction());
  }

  static List<Tag> taskListeners(List<TaskListener> listeners) {
    return listeners.stream()
        .map(
            listener ->
                implementation(
                    Tag.ours("taskListener")
                        .engine("event", listener.event().text())
                        .engine("onTransaction", listener.onTransaction()),
                    listener.implementation()))
        .toList();
  }

  static List<Tag> variableListeners(List<VariableListener> listeners) {
    return listeners.stream()
        .map(
            listener ->
                implementation(
                    Tag.ours("variableListener").engine("event", event(listener.event())),
                    listener.implementation()))
        .toList();
  }

  private static String event(VariableChangeType type) {
    return type == VariableChangeType.ALL ? null : type.text();
  }

  static Tag implementation(Tag tag, Implementation implementation) {
    return implementation == null
        ? tag
        : tag.engine(implementation.kind().text(), implementation.value())
            .extensions(fields(implementation.fields()));
  }

  static List<Tag> fields(List<InjectedField> fields) {
    return fields.stream()
        .map(
            field ->
                Tag.ours("field")
                    .engine("name", field.name())
                    .engine(field.expression() ? "expression" : "stringValue", field.value()))
        .toList();
  }

  static List<Tag> mappings(String name, List<VariableMapping> mappings) {
    return mappings.stream().map(mapping -> mapping(name, mapping)).toList();
  }

  private static Tag mapping(String name, VariableMapping mapping) {
    return Tag.ours(name)
        .engine("variables", mapping.all() ? "all" : null)
        .engine("source", mapping.source())
        .engine("sourceExpression", mapping.sourceExpression())
        .engine("target", mapping.target())
        .engine("targetExpression", mapping.targetExpression())
        .engineFlag("local", mapping.local(), false)
        .engineFlag("transient", mapping.storeAsTransient(), false);
  }
}
