package io.millrace.common.internal.identity;

import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.OwnerKey;
import io.millrace.common.internal.scope.ScopeRef;

/**
 * What identity links are about: a task, an instance or a definition.
 *
 * @param row the row that counts the links
 * @param scope the instance they belong to, and how much of it is kept
 * @param key where the links are
 */
public record LinkOwner(OwnerEntity row, ScopeRef scope, OwnerKey key) {

  private static final String TASK = "TASK_ID_";
  private static final String INSTANCE = "SCOPE_ID_";
  private static final String DEFINITION = "SCOPE_DEFINITION_ID_";

  /** Links of a task. */
  public static LinkOwner task(OwnerEntity task, ScopeRef scope) {
    return new LinkOwner(task, scope, OwnerKey.of(TASK, task.id()));
  }

  /** Links of a process or case instance itself, without those of its tasks. */
  public static LinkOwner instance(OwnerEntity instance, ScopeRef scope) {
    return new LinkOwner(
        instance, scope, OwnerKey.of(INSTANCE, instance.id()).without(TASK, "is null"));
  }

  /** Links of a definition: who may start it. History keeps none of them. */
  public static LinkOwner definition(OwnerEntity definition, ScopeRef scope) {
    return new LinkOwner(definition, scope, OwnerKey.of(DEFINITION, definition.id()));
  }

  boolean isDefinition() {
    return key.column().equals(DEFINITION);
  }

  /** Makes a row for a link, which is not stored by that. */
  public IdentityLinkEntity newLink(LinkTarget target) {
    var link = new IdentityLinkEntity();
    link.rootInstanceId(scope.rootId());
    link.tenantId(scope.tenantId());
    link.scopeType(scope.type());
    link.historyLevel(scope.historyLevel().ordinal());
    if (isDefinition()) {
      link.scopeDefinitionId(row.id());
    } else {
      link.scopeId(scope.instanceId());
      link.taskId(key.column().equals(TASK) ? row.id() : 0);
    }
    link.type(target.type());
    link.userId(target.userId());
    link.groupId(target.groupId());
    return link;
  }
}
