package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.LastingConflictException;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;

/** Keeps external ids of running cases apart. */
final class UniqueExternalId {

  private UniqueExternalId() {}

  /**
   * Refuses the id of a running case.
   *
   * @param externalId the id; null for none
   * @param purpose what is asked, in words
   * @param remedy what to do instead
   */
  static void check(String externalId, String purpose, String remedy, CommandContext context) {
    if (externalId == null) {
      return;
    }
    context.unitOfWork().flush();
    var read = Read.where(CaseInstanceEntity.TABLE, "EXTERNAL_ID_ = ?", Parameter.of(externalId));
    var same = context.unitOfWork().fetch(read);
    if (!same.isEmpty()) {
      throw new LastingConflictException(
          "Cannot "
              + purpose
              + " with the external id '"
              + externalId
              + "': the running case '"
              + same.get(0).id()
              + "' has it. "
              + remedy);
    }
  }
}
