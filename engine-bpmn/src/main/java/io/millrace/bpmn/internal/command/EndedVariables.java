package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.HistoricProcessInstanceEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.variable.HistoricVariableEntity;
import io.millrace.common.internal.variable.VariableUpdateEntity;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The variables that a process instance itself had, as history keeps them.
 *
 * @param ended the instance
 * @param context the unit of work
 */
record EndedVariables(HistoricProcessInstanceEntity ended, BpmnContext context) {

  private static final String OF_INSTANCE =
      "SCOPE_ID_ = ? and SUB_SCOPE_ID_ = ? and TASK_ID_ is null";

  /** Returns them as they were at its start, or at its end; at lower levels there are none. */
  Map<String, Object> values(boolean initial) {
    return initial ? initial() : last();
  }

  private Map<String, Object> last() {
    var values = new LinkedHashMap<String, Object>();
    var id = Parameter.of(ended.id());
    var types = context.variables().access().types();
    for (var variable :
        context
            .unitOfWork()
            .fetch(
                Read.where(
                    HistoricVariableEntity.TABLE,
                    OF_INSTANCE + " and REMOVED_TIME_ is null order by ID_",
                    id,
                    id))) {
      values.put(variable.name(), variable.decode(types));
    }
    return values;
  }

  /** What the instance began with has an id before that of its first token. */
  private Map<String, Object> initial() {
    if (!HistoryLevel.values()[ended.historyLevel()].isAtLeast(HistoryLevel.FULL)) {
      throw new IllegalStateEngineException(
          "Cannot restart the process instance '"
              + ended.id()
              + "' with its initial variables: its history does not keep the values that variables once had. Run instances at"
              + " the history level 'full', or restart it with its last variables.");
    }
    var id = Parameter.of(ended.id());
    var types = context.variables().access().types();
    var values = new LinkedHashMap<String, Object>();
    for (var update :
        context
            .unitOfWork()
            .fetch(
                Read.where(
                    VariableUpdateEntity.TABLE,
                    OF_INSTANCE
                        + " and VARIABLE_ID_ < (select min(A.EXECUTION_ID_) from MR_HI_ACTIVITY A where A.PROCESS_INSTANCE_ID_ = ?)"
                        + " order by ID_",
                    id,
                    id,
                    id))) {
      if (!values.containsKey(update.name())) {
        values.put(update.name(), update.decode(types));
      }
    }
    return values;
  }
}
