package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.DeleteProcessInstanceCommand;
import io.millrace.bpmn.internal.command.DeleteProcessInstancesCommand;
import io.millrace.bpmn.internal.command.DeletionRequest;
import io.millrace.common.BadArgumentException;
import io.millrace.common.batch.Batch;
import io.millrace.common.internal.batch.BeginBatchCommand;
import io.millrace.common.internal.listener.SkipOptions;
import java.util.Collection;
import java.util.List;

/** The calls of the runtime service that delete running process instances. */
interface DeletionCalls extends RuntimeCalls {

  @Override
  default void deleteProcessInstance(String processInstanceId, String deleteReason) {
    deleteProcessInstance(processInstanceId, deleteReason, false);
  }

  @Override
  default void deleteProcessInstance(
      String processInstanceId, String deleteReason, boolean skipCustomListeners) {
    deleteProcessInstance(processInstanceId, deleteReason, skipCustomListeners, false, false);
  }

  @Override
  default void deleteProcessInstance(
      String processInstanceId,
      String deleteReason,
      boolean skipCustomListeners,
      boolean externallyTerminated,
      boolean skipIoMappings) {
    var method = "deleteProcessInstance";
    var skips = new SkipOptions(skipCustomListeners, skipIoMappings);
    var request = request(method, deleteReason, skips, true);
    delete(CHECK.id(method, "processInstanceId", processInstanceId), request);
  }

  @Override
  default void deleteProcessInstanceIfExists(
      String processInstanceId,
      String deleteReason,
      boolean skipCustomListeners,
      boolean externallyTerminated,
      boolean skipIoMappings,
      boolean skipSubprocesses) {
    var method = "deleteProcessInstanceIfExists";
    refuseToSkip(method, skipSubprocesses);
    var skips = new SkipOptions(skipCustomListeners, skipIoMappings);
    var request = request(method, deleteReason, skips, false);
    CHECK.given(method, "processInstanceId", processInstanceId);
    for (var id : CHECK.known(method, "processInstanceId", List.of(processInstanceId))) {
      delete(id, request);
    }
  }

  private static DeletionRequest request(
      String method, String deleteReason, SkipOptions skips, boolean failIfNotExists) {
    return new DeletionRequest(CHECK.reason(method, deleteReason), skips, failIfNotExists);
  }

  private static void refuseToSkip(String method, boolean skipSubprocesses) {
    if (skipSubprocesses) {
      throw new BadArgumentException(
          "RuntimeService."
              + method
              + ": skipSubprocesses is not supported, since a called instance ends with its caller. Pass false, or move "
              + "what is to live on into an instance of its own before.");
    }
  }

  private void delete(long id, DeletionRequest request) {
    parts()
        .commands()
        .execute(new DeleteProcessInstanceCommand(id, request, parts().lock(), parts().runtime()));
  }

  @Override
  default void bulkDeleteProcessInstances(
      Collection<String> processInstanceIds, String deleteReason) {
    var method = "bulkDeleteProcessInstances";
    var request = request(method, deleteReason, SkipOptions.NONE, true);
    deleteAll(CHECK.ids(method, "processInstanceIds", processInstanceIds), request);
  }

  @Override
  default void deleteProcessInstances(
      Collection<String> processInstanceIds,
      String deleteReason,
      boolean skipCustomListeners,
      boolean externallyTerminated) {
    var method = "deleteProcessInstances";
    var skips = new SkipOptions(skipCustomListeners, false);
    var request = request(method, deleteReason, skips, true);
    deleteAll(CHECK.ids(method, "processInstanceIds", processInstanceIds), request);
  }

  @Override
  default void deleteProcessInstancesIfExists(
      Collection<String> processInstanceIds,
      String deleteReason,
      boolean skipCustomListeners,
      boolean externallyTerminated,
      boolean skipSubprocesses) {
    var method = "deleteProcessInstancesIfExists";
    refuseToSkip(method, skipSubprocesses);
    var skips = new SkipOptions(skipCustomListeners, false);
    var request = request(method, deleteReason, skips, false);
    var ids = CHECK.known(method, "processInstanceIds", processInstanceIds);
    deleteAll(ids.stream().sorted().toList(), request);
  }

  private void deleteAll(List<Long> ids, DeletionRequest request) {
    if (ids.isEmpty()) {
      return;
    }
    parts()
        .commands()
        .execute(
            new DeleteProcessInstancesCommand(ids, request, parts().lock(), parts().runtime()));
  }

  @Override
  default Batch deleteProcessInstancesAsync(
      Collection<String> processInstanceIds, String deleteReason) {
    return deleteProcessInstancesAsync(processInstanceIds, deleteReason, false);
  }

  @Override
  default Batch deleteProcessInstancesAsync(
      Collection<String> processInstanceIds, String deleteReason, boolean skipCustomListeners) {
    return deleteProcessInstancesAsync(
        processInstanceIds, deleteReason, skipCustomListeners, false, false);
  }

  @Override
  default Batch deleteProcessInstancesAsync(
      Collection<String> processInstanceIds,
      String deleteReason,
      boolean skipCustomListeners,
      boolean skipSubprocesses,
      boolean skipIoMappings) {
    var method = "deleteProcessInstancesAsync";
    refuseToSkip(method, skipSubprocesses);
    var ids = CHECK.ids(method, "processInstanceIds", processInstanceIds);
    var skips = new SkipOptions(skipCustomListeners, skipIoMappings);
    var batch = parts().deletions().ofRunning(ids, request(method, deleteReason, skips, true));
    return parts()
        .commands()
        .execute(new BeginBatchCommand(batch, "MR_EXECUTION", parts().batches()));
  }
}
