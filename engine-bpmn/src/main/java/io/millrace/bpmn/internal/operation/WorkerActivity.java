package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.WorkerReport;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.worker.WorkerResult;
import java.util.Map;

/** The behavior of an activity that waits for a worker outside the engine. */
public interface WorkerActivity {

  /** Tells whether a worker is to see any variables. */
  boolean showsVariables();

  /** Returns what a worker is to see. */
  Map<String, Object> variables(ExecutionEntity execution, BpmnContext context);

  /** Keeps what a worker that is done has brought. */
  void keep(ExecutionEntity execution, WorkerResult result, BpmnContext context);

  /** Returns the error that what a worker reports means by the model; null if it means none. */
  BpmnError meant(WorkerReport report, ExecutionEntity execution, BpmnContext context);
}
