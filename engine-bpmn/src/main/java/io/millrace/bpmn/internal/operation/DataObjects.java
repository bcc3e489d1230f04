package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.expression.Expression;
import java.util.List;

/**
 * The data objects of a scope, which become its variables when it begins.
 *
 * @param all in the order of the document
 */
public record DataObjects(List<One> all) {

  /** There are none. */
  public static final DataObjects NONE = new DataObjects(List.of());

  /**
   * One data object.
   *
   * @param name the variable
   * @param value what it holds first, where there is no expression
   * @param expression what gives that; may be null
   */
  public record One(String name, Object value, Expression expression) {}

  /** Copies the list. */
  public DataObjects {
    all = List.copyOf(all);
  }

  /** Sets the variables of a scope that begins; those it was given already stay. */
  public void create(ExecutionEntity scope, BpmnContext context) {
    for (var one : all) {
      var node = context.variables().node(scope);
      if (!context.variables().access().hasLocal(node, one.name())) {
        var value =
            one.expression() == null
                ? one.value()
                : one.expression().evaluate(context.scope(scope));
        context.variables().setLocal(scope, one.name(), value);
      }
    }
  }
}
