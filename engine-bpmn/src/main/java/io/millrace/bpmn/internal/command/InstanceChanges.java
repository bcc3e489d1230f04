package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.modification.Modification;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.CallFromOutside;
import io.millrace.common.internal.batch.BatchJobHandler;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.batch.ItemsOperation;
import io.millrace.common.internal.batch.NewBatch;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.listener.SkipOptions;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.variable.CarriedValues;
import java.util.List;
import java.util.Map;

/**
 * What process instances are changed with from outside, one by one and by batches.
 *
 * @param lock takes the families' locks
 * @param runtime the engine's parts
 * @param carried writes what a batch or job is told
 */
public record InstanceChanges(FamilyLock lock, BpmnRuntime runtime, CarriedValues carried) {

  /** Lets process instances be items of batches, and jobs set variables. */
  public void addTo(JobAssembly jobs) {
    var batches = new Batches(jobs.jobs());
    jobs.handlers().add(new BatchJobHandler(modification(), batches));
    jobs.handlers().add(new BatchJobHandler(restart(), batches));
    jobs.handlers().add(new BatchJobHandler(variables(), batches));
    jobs.handlers().add(new SetVariablesJobHandler(runtime, carried));
  }

  private ItemsOperation modification() {
    return new ItemsOperation(
        "processModification",
        (ids, document, context) -> {
          var values = carried.read(document);
          var change = CarriedChange.modification(values);
          var definition = CarriedChange.definitionId(values);
          ids.forEach(
              id -> new ModifyInstanceCommand(id, true, definition, change, this).execute(context));
        });
  }

  private ItemsOperation restart() {
    return new ItemsOperation(
        "processRestart",
        (ids, document, context) -> {
          var request = CarriedChange.restart(carried.read(document));
          ids.forEach(id -> new RestartInstanceCommand(id, request, this).execute(context));
        });
  }

  private ItemsOperation variables() {
    return new ItemsOperation(
        "processVariables",
        (ids, document, context) -> {
          var values = carried.read(document);
          ids.forEach(
              id ->
                  new ChangeVariablesCommand(id, scope -> scope.setVariables(values), lock, runtime)
                      .execute(context));
        });
  }

  /**
   * Returns a batch that changes running instances.
   *
   * @param definitionId the version that they have to run; 0 for any
   */
  public NewBatch modifying(List<Long> ids, long definitionId, Modification change) {
    var document = carried.write(CarriedChange.of(definitionId, change));
    return NewBatch.of(modification(), ScopeTypes.BPMN, ids, document);
  }

  /** Returns a batch that starts ended instances again. */
  public NewBatch restarting(List<Long> ids, RestartRequest request) {
    var document = carried.write(CarriedChange.of(request));
    return NewBatch.of(restart(), ScopeTypes.BPMN, ids, document);
  }

  /** Returns a batch that sets variables of running instances. */
  public NewBatch settingVariables(List<Long> ids, Map<String, ?> values) {
    return NewBatch.of(variables(), ScopeTypes.BPMN, ids, carried.write(values));
  }

  /** Does what was asked; where a part of the model is left out, so it is in all that follows. */
  void carryOut(CallFromOutside call, Runnable work) {
    call.run(
        call.skips().equals(SkipOptions.NONE)
            ? work
            : () -> call.context().command().withAllThatFollows(work));
  }
}
