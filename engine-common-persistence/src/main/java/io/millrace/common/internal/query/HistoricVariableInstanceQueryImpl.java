package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;

import io.millrace.common.history.HistoricVariableInstance;
import io.millrace.common.history.HistoricVariableInstanceQuery;
import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.ByArm;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.variable.HistoricVariableEntity;
import java.util.Collection;
import java.util.List;

/** Asks for variables of running and ended instances. */
final class HistoricVariableInstanceQueryImpl
    extends AbstractVariableQuery<
        HistoricVariableInstanceQuery, HistoricVariableInstance, HistoricVariableEntity>
    implements HistoricVariableInstanceQuery {

  HistoricVariableInstanceQueryImpl(QueryParts parts) {
    super(parts, VariableTables.HISTORIC_MAPPER);
    where(VariableTables.inHistory());
  }

  @Override
  List<? extends HistoricVariableInstance> shown(List<HistoricVariableEntity> found) {
    return found;
  }

  @Override
  Condition isOfTask(Condition task) {
    return new ByArm(VariableInstanceQueryImpl.isOfOpenTask(task), task);
  }

  @Override
  public HistoricVariableInstanceQuery processInstanceIds(Collection<String> processInstanceIds) {
    var instances = givenAll("processInstanceIds", processInstanceIds);
    return where(
        all(
            equal(VariableColumn.SCOPE_TYPE, ScopeTypes.BPMN),
            VariableTables.ofScope(
                ids(VariableColumn.SCOPE_ID, instances),
                ids(VariableColumn.SUB_SCOPE_ID, instances))));
  }

  @Override
  public HistoricVariableInstanceQuery scopeIds(Collection<String> scopeIds) {
    var instances = givenAll("scopeIds", scopeIds);
    return where(
        all(
            notEqual(VariableColumn.SCOPE_TYPE, ScopeTypes.BPMN),
            VariableTables.ofScope(
                ids(VariableColumn.SCOPE_ID, instances),
                ids(VariableColumn.SUB_SCOPE_ID, instances))));
  }
}
