package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.runtime.ExternalWorkerCompletionBuilder;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.WorkerParts;
import io.millrace.common.internal.worker.EndWorkerJobCommand;
import io.millrace.common.internal.worker.WorkerJobs.HeldJob;
import io.millrace.common.internal.worker.WorkerResult;
import io.millrace.common.internal.worker.WorkerResult.End;
import java.util.LinkedHashMap;
import java.util.Map;

/** Collects what came out of the work of a worker. Used by one thread. */
final class ExternalWorkerCompletionBuilderImpl implements ExternalWorkerCompletionBuilder {

  private static final Check CHECK = new Check("ExternalWorkerCompletionBuilder");

  private final HeldJob held;
  private final WorkerParts parts;
  private final Map<String, Object> variables = new LinkedHashMap<>();

  ExternalWorkerCompletionBuilderImpl(HeldJob held, WorkerParts parts) {
    this.held = held;
    this.parts = parts;
  }

  @Override
  public ExternalWorkerCompletionBuilder variables(Map<String, Object> more) {
    variables.putAll(CHECK.variables("variables", more));
    return this;
  }

  @Override
  public ExternalWorkerCompletionBuilder variable(String name, Object value) {
    variables.put(CHECK.text("variable", "name", name), value);
    return this;
  }

  @Override
  public void complete() {
    end(new WorkerResult(End.COMPLETE, variables, null, null));
  }

  @Override
  public void bpmnError() {
    bpmnError(UNNAMED_ERROR, null);
  }

  @Override
  public void bpmnError(String errorCode) {
    bpmnError(errorCode, null);
  }

  @Override
  public void bpmnError(String errorCode, String errorMessage) {
    var code = CHECK.text("bpmnError", "errorCode", errorCode);
    end(new WorkerResult(End.ERROR, variables, code, errorMessage));
  }

  private void end(WorkerResult result) {
    parts.commands().execute(new EndWorkerJobCommand(held, result, parts.workers()));
  }
}
