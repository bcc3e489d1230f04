package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.LinkOwner;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeOwner;
import io.millrace.common.internal.variable.NodeScope;
import io.millrace.common.internal.variable.Variables;

/**
 * Finds and locks the running cases and plan items that calls name by their ids. Immutable and
 * thread-safe; one per engine.
 *
 * @param lock takes the family's lock
 * @param owner knows where variables live
 * @param variables the variables
 */
public record Cases(FamilyLock lock, ScopeOwner owner, Variables variables) {

  /** Locks the family of a case or plan item. */
  void lock(CaseElement element, CommandContext context) {
    lock.acquire(context, element.root(), element.id());
  }

  /** Returns a running case; refuses in the words of the purpose if it is gone. */
  CaseInstanceEntity require(long id, String purpose, CommandContext context) {
    var instance = context.unitOfWork().find(CaseInstanceEntity.TABLE, id);
    if (instance == null) {
      throw new ObjectNotFoundException(
          "Cannot "
              + purpose
              + " the case '"
              + id
              + "': no running case has this id; it may have ended. Look for it with a case instance query.");
    }
    return instance;
  }

  /** Returns a case under the lock of its family, to change it. */
  CaseInstanceEntity locked(long id, String purpose, CommandContext context) {
    lock(CaseElement.instance(id), context);
    return require(id, purpose, context);
  }

  /** Returns the variables of a case or plan item. */
  NodeScope scope(CaseElement element, String purpose, CommandContext context) {
    if (element.isItem()) {
      requireItem(element.id(), purpose, context);
    } else {
      require(element.id(), purpose, context);
    }
    return new NodeScope(variables.in(context), owner.variables(context, element.id()));
  }

  private static void requireItem(long id, String purpose, CommandContext context) {
    if (context.unitOfWork().find(PlanItemEntity.TABLE, id) == null) {
      throw new ObjectNotFoundException(
          "Cannot "
              + purpose
              + " the plan item '"
              + id
              + "': it is not there (any more). Look for it with a plan item instance query.");
    }
  }

  /** Returns a case as what its links are about, under the lock of its family. */
  public LinkOwner lockLinks(long id, CommandContext context) {
    return linkOwner(locked(id, "change identity links of", context));
  }

  /** Returns a case as what its links are about. */
  public LinkOwner links(long id, CommandContext context) {
    return linkOwner(require(id, "return identity links of", context));
  }

  /** Returns a case as what its links are about. */
  static LinkOwner linkOwner(CaseInstanceEntity instance) {
    return LinkOwner.instance(instance, instance.scopeRef());
  }
}
