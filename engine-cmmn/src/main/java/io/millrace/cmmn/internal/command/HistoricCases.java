package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.HistoricCaseInstanceEntity;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;

/** Finds the cases of history that calls name by their ids. */
final class HistoricCases {

  private HistoricCases() {}

  /** Refuses if a case neither runs nor is in history. */
  static void require(long id, CommandContext context) {
    if (context.unitOfWork().find(CaseInstanceEntity.TABLE, id) == null
        && context.unitOfWork().find(HistoricCaseInstanceEntity.TABLE, id) == null) {
      throw none(id);
    }
  }

  /** Says that a case neither runs nor is in history. */
  static ObjectNotFoundException none(long id) {
    return new ObjectNotFoundException(
        "History has no case '" + id + "'. Look it up with a historic case instance query.");
  }
}
