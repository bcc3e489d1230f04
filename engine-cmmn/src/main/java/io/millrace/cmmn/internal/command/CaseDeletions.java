package io.millrace.cmmn.internal.command;

import io.millrace.common.internal.batch.BatchOperation;
import io.millrace.common.internal.batch.ItemsOperation;
import io.millrace.common.internal.batch.NewBatch;
import io.millrace.common.internal.history.EndedFamilies;
import io.millrace.common.internal.listener.SkipOptions;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.List;

/**
 * Terminates and deletes many cases by batches.
 *
 * @param cases finds and locks cases
 * @param families deletes what history keeps
 */
public record CaseDeletions(Cases cases, EndedFamilies families) {

  private static final int ENDED_PER_JOB = 100;
  private static final String SKIP_LISTENERS = "skipCustomListeners";

  /** Returns all operations. */
  public List<BatchOperation> operations() {
    return List.of(running(), ended());
  }

  private ItemsOperation running() {
    return new ItemsOperation(
        "caseTermination",
        (ids, document, context) ->
            new TerminateCasesCommand(
                    ids, new SkipOptions(SKIP_LISTENERS.equals(document), false), cases)
                .execute(context));
  }

  private ItemsOperation ended() {
    return new ItemsOperation(
        "historicCaseDeletion",
        (ids, document, context) ->
            new DeleteHistoricCasesCommand(ids, false, families).execute(context));
  }

  /** Returns a batch that terminates running cases. */
  public NewBatch ofRunning(List<Long> ids, SkipOptions skips) {
    var document = skips.customListeners() ? SKIP_LISTENERS : null;
    return NewBatch.of(running(), ScopeTypes.CMMN, ids, document);
  }

  /** Returns a batch that deletes what history keeps of ended cases. */
  public NewBatch ofEnded(List<Long> ids) {
    return NewBatch.of(ended(), ScopeTypes.CMMN, ids, null).withItemsPerJob(ENDED_PER_JOB);
  }
}
