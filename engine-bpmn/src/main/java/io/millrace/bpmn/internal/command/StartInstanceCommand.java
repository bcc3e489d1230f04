package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.LastingConflictException;
import io.millrace.common.internal.idempotency.IdempotencyKeys;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Starts a process instance, once under one key, and returns it as it is when it waits or has
 * ended.
 *
 * @param start what to start and with what
 * @param idempotencyKey under which a repetition starts nothing, or null
 * @param commands runs the start to its end, with an agenda of its own
 * @param keys knows what was done under which key
 * @param runtime the engine's parts
 */
public record StartInstanceCommand(
    StartRequest start,
    String idempotencyKey,
    CommandExecutor commands,
    IdempotencyKeys keys,
    BpmnRuntime runtime)
    implements Command<ProcessInstance> {

  private static final String OPERATION = "process.start";

  @Override
  public ProcessInstance execute(CommandContext command) {
    var started = new AtomicReference<ExecutionEntity>();
    var result =
        keys.once(
            command,
            OPERATION,
            start.tenantId(),
            idempotencyKey,
            () -> {
              checkExternalId(command);
              var instance = commands.execute(new StartProcessInstanceCommand(start, runtime));
              started.set(instance);
              return instance.id() + " " + instance.processDefinitionId();
            });
    return started.get() == null
        ? StartedInstance.earlier(result, start, runtime.in(command))
        : StartedInstance.of(started.get(), runtime.in(command));
  }

  private void checkExternalId(CommandContext command) {
    if (start.externalId() == null) {
      return;
    }
    command.unitOfWork().flush();
    var same =
        command
            .unitOfWork()
            .fetch(
                Read.where(
                    ExecutionEntity.TABLE, "EXTERNAL_ID_ = ?", Parameter.of(start.externalId())));
    if (!same.isEmpty()) {
      throw new LastingConflictException(
          "Cannot start a process instance with the external id '"
              + start.externalId()
              + "': the running instance '"
              + same.get(0).id()
              + "' has it. Choose another one, or use an idempotency key to start it once.");
    }
  }
}
