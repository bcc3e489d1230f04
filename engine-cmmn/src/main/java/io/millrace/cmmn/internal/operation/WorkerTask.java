package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.worker.WorkerResult;
import java.util.Map;

/** The behavior of a task that waits for a worker outside the engine. */
public interface WorkerTask {

  /** Tells whether a worker is to see the variables. */
  boolean showsVariables();

  /** Returns what a worker is to see. */
  Map<String, Object> variables(PlanItemEntity item, CmmnContext context);

  /** A worker is done; its job is gone. */
  void done(PlanItemEntity item, WorkerResult result, CmmnContext context);
}
