package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.RootOf;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.internal.variable.VariablesAhead;

/**
 * Locks the family of a case or of a plan item, and reads its tree and the variables of the case in
 * the same trip. Thread-safe.
 *
 * @param lock takes the family's lock
 */
public record CaseLock(FamilyLock lock) {

  private static final RootOf OF_ITEM =
      new RootOf("(select ROOT_INSTANCE_ID_ from MR_PLAN_ITEM where ID_ = ?)");
  private static final RootOf OF_CASE =
      new RootOf("(select ROOT_INSTANCE_ID_ from MR_CASE_INSTANCE where ID_ = ?)");

  /**
   * Returns a plan item under the lock of its family.
   *
   * @throws ObjectNotFoundException if there is no such open plan item
   */
  PlanItemEntity item(long id, CommandContext context) {
    if (context.unitOfWork().known(PlanItemEntity.TABLE, id) == null) {
      lock.acquire(context, OF_ITEM, id);
    }
    var item = context.unitOfWork().known(PlanItemEntity.TABLE, id);
    if (item == null) {
      throw new ObjectNotFoundException(
          "There is no open plan item instance with the id '"
              + id
              + "': it has ended already, or never existed. Look its id up with a query.");
    }
    return item;
  }

  /**
   * Returns a case under the lock of its family.
   *
   * @throws ObjectNotFoundException if there is no such open case
   */
  CaseInstanceEntity instance(long id, CommandContext context) {
    if (context.unitOfWork().known(CaseInstanceEntity.TABLE, id) == null) {
      lock.acquire(
          context,
          OF_CASE,
          id,
          Read.where(VariableEntity.TABLE, "SUB_SCOPE_ID_ = ? and TASK_ID_ = 0", Parameter.of(id)));
      VariablesAhead.of(context).read(id);
    }
    return required(id, context);
  }

  /**
   * Returns a case without a lock, to be read only.
   *
   * @throws ObjectNotFoundException if there is no such open case
   */
  static CaseInstanceEntity unlocked(long id, CommandContext context) {
    return required(id, context);
  }

  private static CaseInstanceEntity required(long id, CommandContext context) {
    var instance = context.unitOfWork().find(CaseInstanceEntity.TABLE, id);
    if (instance == null) {
      throw new ObjectNotFoundException(
          "There is no open case instance with the id '"
              + id
              + "': it has ended already, or never existed. Look its id up with a query.");
    }
    return instance;
  }
}
