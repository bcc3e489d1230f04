package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.model.DataAssignment;
import io.millrace.bpmn.internal.model.DataFlow;
import io.millrace.bpmn.internal.model.DataValue;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.operation.DataTransfer;
import io.millrace.bpmn.internal.operation.ElementData;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.script.Scripts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Makes the data flows of a model ready to run.
 *
 * @param expressions parses expressions
 * @param scripts reads scripts
 */
record DataFlowCompiler(Expressions expressions, Scripts scripts) {

  ElementData of(ProcessModel model, String elementId) {
    var flow = model.graph().data().flows().get(elementId);
    return flow == null
        ? ElementData.NONE
        : new ElementData(compile(flow.in()), compile(flow.out()));
  }

  /** Returns what gives the elements of a loop; a literal names the variable that holds them. */
  Expression elements(DataValue input) {
    if (input instanceof DataValue.Scripted scripted) {
      return compile(scripted);
    }
    return expressions.parse(
        input instanceof DataValue.OfVariable variable
            ? variable.name()
            : ((DataValue.Text) input).text());
  }

  private Expression compile(DataValue.Scripted value) {
    return scripts.compileDeployed(value.script().language(), value.script().text());
  }

  private ElementData.Side compile(DataFlow.Side side) {
    return new ElementData.Side(
        side.assignments().stream().map(this::compile).toList(), side.sets());
  }

  private DataTransfer compile(DataAssignment assignment) {
    var target = assignment.target();
    return new DataTransfer(
        assignment.item(),
        target.get(0),
        target.subList(1, target.size()),
        assignment.sources(),
        compile(assignment.value()));
  }

  private DataTransfer.Value compile(DataValue value) {
    if (value instanceof DataValue.OfVariable variable) {
      return (execution, context) -> context.variables().get(execution, variable.name());
    }
    if (value instanceof DataValue.Scripted scripted) {
      var script = compile(scripted);
      return (execution, context) -> script.evaluate(context.scope(execution));
    }
    if (value instanceof DataValue.Items items) {
      return list(items.items().stream().map(this::compile).toList());
    }
    if (value instanceof DataValue.Entries entries) {
      return map(entries);
    }
    return text(((DataValue.Text) value).text());
  }

  private DataTransfer.Value text(String text) {
    if (text == null) {
      return (execution, context) -> null;
    }
    var expression = expressions.parse(text);
    return (execution, context) -> expression.evaluate(context.scope(execution));
  }

  private static DataTransfer.Value list(List<DataTransfer.Value> items) {
    return (execution, context) -> {
      var list = new ArrayList<>(items.size());
      items.forEach(item -> list.add(item.of(execution, context)));
      return list;
    };
  }

  private DataTransfer.Value map(DataValue.Entries model) {
    var entries = new LinkedHashMap<DataTransfer.Value, DataTransfer.Value>();
    model.entries().forEach(entry -> entries.put(text(entry.key()), compile(entry.value())));
    return (execution, context) -> {
      var map = new LinkedHashMap<String, Object>();
      entries.forEach(
          (key, value) ->
              map.put(String.valueOf(key.of(execution, context)), value.of(execution, context)));
      return map;
    };
  }
}
