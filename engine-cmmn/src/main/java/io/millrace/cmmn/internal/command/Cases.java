package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.LinkOwner;
import io.millrace.common.internal.involvement.InvolvedInstance;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.variable.NodeScope;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.internal.variable.VariablesAhead;

/**
 * Finds and locks the running cases and plan items that calls name by their ids. Immutable and
 * thread-safe; one per engine.
 *
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record Cases(FamilyLock lock, CmmnRuntime runtime) {

  /** Locks the family of a case or plan item; a case's variables are read in the same trip. */
  void lock(CaseElement element, CommandContext context) {
    if (isHeld(element, context)) {
      return;
    }
    if (element.isItem() || instance(element.id(), context) != null) {
      lock.acquire(context, element.root(), element.id());
      return;
    }
    lock.acquire(context, element.root(), element.id(), variablesOf(element.id()));
    VariablesAhead.of(context).read(element.id());
  }

  private static boolean isHeld(CaseElement element, CommandContext context) {
    if (element.isItem()) {
      var item = context.unitOfWork().known(PlanItemEntity.TABLE, element.id());
      return item != null && FamilyLock.holds(context, item.rootInstanceId());
    }
    var instance = instance(element.id(), context);
    return instance != null && FamilyLock.holds(context, instance.rootInstanceId());
  }

  private static CaseInstanceEntity instance(long id, CommandContext context) {
    return context.unitOfWork().known(CaseInstanceEntity.TABLE, id);
  }

  private static Read<VariableEntity> variablesOf(long id) {
    return Read.where(VariableEntity.TABLE, "SUB_SCOPE_ID_ = ? and TASK_ID_ = 0", Parameter.of(id));
  }

  /** Returns what moves cases and plan items in a unit of work. */
  CmmnContext in(CommandContext context) {
    return runtime.in(context);
  }

  /** Returns a running case; refuses in the words of the purpose if it is gone. */
  CaseInstanceEntity require(long id, String purpose, CommandContext context) {
    var instance = context.unitOfWork().find(CaseInstanceEntity.TABLE, id);
    if (instance == null) {
      throw gone(id, purpose);
    }
    return instance;
  }

  /** Returns the exception for a case that does not run. */
  static ObjectNotFoundException gone(long id, String purpose) {
    return new ObjectNotFoundException(
        "Cannot "
            + purpose
            + " the case '"
            + id
            + "': no running case has this id; it may have ended. Look for it with a case"
            + " instance query.");
  }

  /** Returns a case under the lock of its family, to change it. */
  CaseInstanceEntity locked(long id, String purpose, CommandContext context) {
    lock(CaseElement.instance(id), context);
    return require(id, purpose, context);
  }

  /** Returns a plan item under the lock of its family, to change it. */
  PlanItemEntity lockedItem(long id, String purpose, CommandContext context) {
    lock(CaseElement.item(id), context);
    return requireItem(id, purpose, context);
  }

  /** Returns the variables of a case or plan item. */
  NodeScope scope(CaseElement element, String purpose, CommandContext context) {
    var variables = runtime.in(context).variables();
    var node =
        element.isItem()
            ? variables.node(requireItem(element.id(), purpose, context))
            : variables.node(require(element.id(), purpose, context));
    return new NodeScope(variables.access(), node);
  }

  static PlanItemEntity requireItem(long id, String purpose, CommandContext context) {
    var item = context.unitOfWork().find(PlanItemEntity.TABLE, id);
    if (item == null) {
      throw new ObjectNotFoundException(
          "Cannot "
              + purpose
              + " the plan item '"
              + id
              + "': it is not there (any more). Look for it with a plan item instance query.");
    }
    return item;
  }

  /** Returns a case as what its links are about, under the lock of its family. */
  public LinkOwner lockLinks(long id, CommandContext context) {
    return linkOwner(locked(id, "change identity links of", context));
  }

  /** Returns a case as what links say of it. */
  public InvolvedInstance involved(long id, CommandContext context) {
    return involved(require(id, "return identity links of", context));
  }

  /** Returns what links say of a case. */
  static InvolvedInstance involved(CaseInstanceEntity instance) {
    return new InvolvedInstance(instance.scopeRef(), instance.startUserId(), instance.startTime());
  }

  /** Returns a case as what its links are about. */
  static LinkOwner linkOwner(CaseInstanceEntity instance) {
    return LinkOwner.instance(instance, instance.scopeRef());
  }
}
