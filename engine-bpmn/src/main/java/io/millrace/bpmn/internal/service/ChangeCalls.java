package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.SetVariablesByJobCommand;
import io.millrace.bpmn.runtime.ChangeActivityStateBuilder;
import io.millrace.bpmn.runtime.ModificationBuilder;
import io.millrace.bpmn.runtime.ProcessInstanceModificationBuilder;
import io.millrace.bpmn.runtime.ProcessInstanceQuery;
import io.millrace.bpmn.runtime.RestartProcessInstanceBuilder;
import io.millrace.common.batch.Batch;
import io.millrace.common.internal.batch.BeginBatchCommand;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The calls of the runtime service that change process instances from outside, at once or by jobs.
 */
interface ChangeCalls extends RuntimeCalls {

  @Override
  default ChangeActivityStateBuilder createChangeActivityStateBuilder() {
    return new ChangeActivityStateBuilderImpl(parts());
  }

  @Override
  default ProcessInstanceModificationBuilder createProcessInstanceModification(
      String processInstanceId) {
    var id = CHECK.id("createProcessInstanceModification", "processInstanceId", processInstanceId);
    return new ProcessInstanceModificationBuilderImpl(id, parts());
  }

  @Override
  default ModificationBuilder createModification(String processDefinitionId) {
    var id = CHECK.id("createModification", "processDefinitionId", processDefinitionId);
    return new ModificationBuilderImpl(id, parts());
  }

  @Override
  default RestartProcessInstanceBuilder restartProcessInstances(String processDefinitionId) {
    var id = CHECK.id("restartProcessInstances", "processDefinitionId", processDefinitionId);
    return new RestartProcessInstanceBuilderImpl(id, parts());
  }

  @Override
  default void setVariableAsync(String executionId, String variableName, Object value) {
    var name = CHECK.text("setVariableAsync", "variableName", variableName);
    setByJob("setVariableAsync", executionId, false, Collections.singletonMap(name, value));
  }

  @Override
  default void setVariableLocalAsync(String executionId, String variableName, Object value) {
    var name = CHECK.text("setVariableLocalAsync", "variableName", variableName);
    setByJob("setVariableLocalAsync", executionId, true, Collections.singletonMap(name, value));
  }

  @Override
  default void setVariablesAsync(String executionId, Map<String, ? extends Object> variables) {
    setByJob("setVariablesAsync", executionId, false, variables);
  }

  @Override
  default void setVariablesLocalAsync(String executionId, Map<String, ? extends Object> variables) {
    setByJob("setVariablesLocalAsync", executionId, true, variables);
  }

  private void setByJob(
      String method, String executionId, boolean local, Map<String, ? extends Object> variables) {
    var id = CHECK.id(method, "executionId", executionId);
    var values = CHECK.variables(method, variables);
    var jobs = parts().batches().jobs();
    parts()
        .commands()
        .execute(new SetVariablesByJobCommand(id, local, values, jobs, parts().changes()));
  }

  @Override
  default Batch setVariablesAsync(
      Collection<String> processInstanceIds, Map<String, ? extends Object> variables) {
    var ids = CHECK.ids("setVariablesAsync", "processInstanceIds", processInstanceIds);
    return setByBatch(ids, variables);
  }

  @Override
  default Batch setVariablesAsync(
      ProcessInstanceQuery processInstanceQuery, Map<String, ? extends Object> variables) {
    var query = CHECK.given("setVariablesAsync", "processInstanceQuery", processInstanceQuery);
    return setByBatch(ChosenInstances.found(query), variables);
  }

  private Batch setByBatch(List<Long> ids, Map<String, ? extends Object> variables) {
    var values = CHECK.variables("setVariablesAsync", variables);
    if (values.isEmpty()) {
      throw CHECK.refused("setVariablesAsync", "variables", "are missing. Pass at least one.");
    }
    var batch = parts().changes().settingVariables(ids, values);
    return parts()
        .commands()
        .execute(new BeginBatchCommand(batch, "MR_EXECUTION", parts().batches()));
  }
}
