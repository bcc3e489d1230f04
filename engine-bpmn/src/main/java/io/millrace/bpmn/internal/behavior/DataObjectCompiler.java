package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.model.DataObject;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.operation.DataObjects;
import io.millrace.common.internal.expression.Expressions;
import java.util.List;

/**
 * Reads the values of data objects once, at deployment.
 *
 * @param expressions parses those that are expressions
 */
record DataObjectCompiler(Expressions expressions) {

  DataObjects of(ProcessModel model, String scopeId) {
    var declared = model.graph().data().objects().getOrDefault(scopeId, List.of());
    return declared.isEmpty()
        ? DataObjects.NONE
        : new DataObjects(declared.stream().map(this::compile).toList());
  }

  private DataObjects.One compile(DataObject object) {
    var text = object.value();
    if (text == null) {
      return new DataObjects.One(object.name(), null, null);
    }
    return text.contains("${") || text.contains("#{")
        ? new DataObjects.One(object.name(), null, expressions.parse(text))
        : new DataObjects.One(object.name(), value(object), null);
  }

  private static Object value(DataObject object) {
    return object.type() == DataObject.Type.JSON
        ? JsonData.read(object.value(), object.name())
        : object.type().read(object.value());
  }
}
