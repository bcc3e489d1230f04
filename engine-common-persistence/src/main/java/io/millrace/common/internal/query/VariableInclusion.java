package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;

import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.Known;
import io.millrace.common.internal.variable.StoredVariable;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Which variables a query of instances reads besides, for all instances in one statement. */
public final class VariableInclusion {

  private final VariableReader variables;
  private final String mapper;
  private Condition wanted = Known.NEVER;

  /** Creates it; at first no variables are read. */
  public VariableInclusion(VariableReader variables, String mapper) {
    this.variables = variables;
    this.mapper = mapper;
  }

  /** All variables are read. */
  public void any() {
    wanted = Known.ALWAYS;
  }

  /** The variables of these names are read. */
  public void only(Collection<String> names) {
    wanted = oneOf(VariableColumn.NAME, names);
  }

  /** Returns names and values by instance; nothing is read if nothing was asked for. */
  public Map<Long, Map<String, Object>> read(
      List<Long> instances, Condition own, QueryReader reader) {
    return wanted == Known.NEVER || instances.isEmpty()
        ? Map.of()
        : variables.read(reader, mapper, all(own, wanted), StoredVariable::scopeId);
  }
}
