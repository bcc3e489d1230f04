package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.runtime.CmmnExternalWorkerTransitionBuilder;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.WorkerParts;
import io.millrace.common.internal.worker.EndWorkerJobCommand;
import io.millrace.common.internal.worker.WorkerJobs.HeldJob;
import io.millrace.common.internal.worker.WorkerResult;
import io.millrace.common.internal.worker.WorkerResult.End;
import java.util.LinkedHashMap;
import java.util.Map;

/** Collects what came out of the work of a worker. Used by one thread. */
final class CmmnExternalWorkerTransitionBuilderImpl implements CmmnExternalWorkerTransitionBuilder {

  private static final Check CHECK = new Check("CmmnExternalWorkerTransitionBuilder");

  private final HeldJob held;
  private final WorkerParts parts;
  private final Map<String, Object> variables = new LinkedHashMap<>();

  CmmnExternalWorkerTransitionBuilderImpl(HeldJob held, WorkerParts parts) {
    this.held = held;
    this.parts = parts;
  }

  @Override
  public CmmnExternalWorkerTransitionBuilder variables(Map<String, Object> more) {
    variables.putAll(CHECK.variables("variables", more));
    return this;
  }

  @Override
  public CmmnExternalWorkerTransitionBuilder variable(String name, Object value) {
    variables.put(CHECK.text("variable", "name", name), value);
    return this;
  }

  @Override
  public void complete() {
    end(End.COMPLETE, null, null);
  }

  @Override
  public void terminate() {
    end(End.TERMINATE, null, null);
  }

  @Override
  public void fault(String faultCode) {
    fault(faultCode, null);
  }

  @Override
  public void fault(String faultCode, String faultMessage) {
    end(End.ERROR, faultCode, faultMessage);
  }

  private void end(End end, String code, String message) {
    var result = new WorkerResult(end, variables, code, message);
    parts.commands().execute(new EndWorkerJobCommand(held, result, parts.workers()));
  }
}
