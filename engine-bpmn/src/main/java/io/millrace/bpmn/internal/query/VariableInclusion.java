package io.millrace.bpmn.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;

import io.millrace.common.internal.query.QueryReader;
import io.millrace.common.internal.query.VariableReader;
import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.Known;
import io.millrace.common.internal.variable.StoredVariable;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Which variables a query of process instances reads besides, for all instances in one statement.
 */
final class VariableInclusion {

  private final VariableReader variables;
  private final String mapper;
  private Condition wanted = Known.NEVER;

  VariableInclusion(VariableReader variables, String mapper) {
    this.variables = variables;
    this.mapper = mapper;
  }

  void any() {
    wanted = Known.ALWAYS;
  }

  void only(Collection<String> names) {
    wanted = oneOf(VariableColumn.NAME, names);
  }

  /** Returns names and values by instance; nothing is read if nothing was asked for. */
  Map<Long, Map<String, Object>> read(List<Long> instances, Condition own, QueryReader reader) {
    return wanted == Known.NEVER || instances.isEmpty()
        ? Map.of()
        : variables.read(reader, mapper, all(own, wanted), StoredVariable::scopeId);
  }
}
