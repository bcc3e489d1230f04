package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.DefinitionSuspension;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.util.Date;
import java.util.List;

/**
 * Suspends versions of a process or activates them, now or at a time.
 *
 * @param versions which
 * @param suspended what they are to be
 * @param withInstances whether their running instances are to be so as well
 * @param at when; null for now
 * @param suspension does it
 */
public record SuspendDefinitionsCommand(
    Versions versions,
    boolean suspended,
    boolean withInstances,
    Date at,
    DefinitionSuspension suspension)
    implements Command<Void> {

  /**
   * Names versions.
   *
   * @param id the id of one; 0 for all of a key
   * @param key the key
   * @param tenantId the tenant of the key
   */
  public record Versions(long id, String key, String tenantId) {

    /** Names one version. */
    public static Versions of(long id) {
      return new Versions(id, null, null);
    }

    /** Names all versions of a key. */
    public static Versions of(String key, String tenantId) {
      return new Versions(0, key, tenantId);
    }

    List<DefinitionEntity> read(CommandContext context) {
      if (id != 0) {
        return List.of(GetProcessDefinitionCommand.require(id, context));
      }
      context.unitOfWork().flush();
      var found =
          context
              .unitOfWork()
              .fetch(
                  Read.where(
                      DefinitionEntity.TABLE,
                      "KEY_ = ? and TENANT_ID_ = ? and SCOPE_TYPE_ = ? order by ID_",
                      Parameter.of(key),
                      Parameter.of(tenantId),
                      Parameter.of(ExecutionEntity.SCOPE_TYPE)));
      if (found.isEmpty()) {
        throw new ObjectNotFoundException(
            "No process with the key '"
                + key
                + "' is deployed"
                + (tenantId.isEmpty() ? "" : " for the tenant '" + tenantId + "'")
                + ". Check key and tenant.");
      }
      return found;
    }
  }

  @Override
  public Void execute(CommandContext context) {
    var found = versions.read(context);
    if (at != null) {
      found.forEach(
          version -> suspension.plan(version, suspended, withInstances, at.toInstant(), context));
      return null;
    }
    if (found.stream().allMatch(version -> version.isSuspended() == suspended)) {
      throw new IllegalStateEngineException(
          "Cannot "
              + (suspended ? "suspend" : "activate")
              + " the process '"
              + found.get(0).key()
              + "' (id '"
              + found.get(0).id()
              + "'"
              + (found.size() == 1 ? "" : " and " + (found.size() - 1) + " more versions")
              + "): it is "
              + (suspended ? "suspended already." : "not suspended."));
    }
    found.forEach(version -> suspension.change(version, suspended, context));
    if (withInstances) {
      suspension.changeInstances(
          found.stream().map(DefinitionEntity::id).toList(), suspended, context);
    }
    return null;
  }
}
