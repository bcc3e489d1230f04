package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.common.internal.batch.BatchJobHandler;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.batch.ItemsOperation;
import io.millrace.common.internal.batch.NewBatch;
import io.millrace.common.internal.history.EndedFamilies;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.List;

/**
 * Deletes many process instances by batches.
 *
 * @param lock takes the families' locks
 * @param runtime the engine's parts
 * @param families deletes what history keeps
 */
public record Deletions(FamilyLock lock, BpmnRuntime runtime, EndedFamilies families) {

  private static final int ENDED_PER_JOB = 100;

  /** Lets process instances be items of batches. */
  public void addTo(JobAssembly jobs) {
    var batches = new Batches(jobs.jobs());
    jobs.handlers().add(new BatchJobHandler(running(), batches));
    jobs.handlers().add(new BatchJobHandler(ended(), batches));
  }

  private ItemsOperation running() {
    return new ItemsOperation(
        "processDeletion",
        (ids, document, context) -> {
          var request = CarriedDeletion.read(document);
          ids.forEach(
              id -> new DeleteProcessInstanceCommand(id, request, lock, runtime).execute(context));
        });
  }

  private ItemsOperation ended() {
    return new ItemsOperation(
        "historicProcessDeletion",
        (ids, document, context) ->
            new DeleteHistoricInstancesCommand(ids, false, families).execute(context));
  }

  /** Returns a batch that deletes running instances. */
  public NewBatch ofRunning(List<Long> ids, DeletionRequest request) {
    return NewBatch.of(running(), ScopeTypes.BPMN, ids, CarriedDeletion.write(request));
  }

  /** Returns a batch that deletes what history keeps of ended instances. */
  public NewBatch ofEnded(List<Long> ids) {
    return NewBatch.of(ended(), ScopeTypes.BPMN, ids, null).withItemsPerJob(ENDED_PER_JOB);
  }
}
