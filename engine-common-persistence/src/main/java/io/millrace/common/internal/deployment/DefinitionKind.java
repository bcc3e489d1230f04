package io.millrace.common.internal.deployment;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.LinkOwner;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.ScopeRef;

/**
 * Finds the definitions of one engine by their ids.
 *
 * @param scopeType what the engine's rows carry as their scope type
 * @param noun what the engine calls them, for messages
 */
public record DefinitionKind(String scopeType, String noun) {

  /**
   * Returns a version.
   *
   * @throws ObjectNotFoundException if there is none, or it is another engine's
   */
  public DefinitionEntity require(long id, CommandContext context) {
    return checked(context.unitOfWork().find(DefinitionEntity.TABLE, id), id);
  }

  /** Locks a version, and returns it as what its links are about. */
  public LinkOwner lockStarters(long id, CommandContext context) {
    var read = Read.lock(DefinitionEntity.TABLE, "ID_ = ?", Parameter.of(id));
    var found = context.unitOfWork().fetch(read);
    return starters(checked(found.isEmpty() ? null : found.get(0), id));
  }

  /** Returns a version as what its links are about. */
  public LinkOwner starters(long id, CommandContext context) {
    return starters(require(id, context));
  }

  private LinkOwner starters(DefinitionEntity definition) {
    var scope =
        new ScopeRef(scopeType, 0, 0, 0, definition.id(), definition.tenantId(), HistoryLevel.NONE);
    return LinkOwner.definition(definition, scope);
  }

  private DefinitionEntity checked(DefinitionEntity definition, long id) {
    if (definition == null || !scopeType.equals(definition.scopeType())) {
      throw new ObjectNotFoundException(
          "There is no "
              + noun
              + " definition with the id '"
              + id
              + "'. Deploy it, or look its id up with a query.");
    }
    return definition;
  }
}
