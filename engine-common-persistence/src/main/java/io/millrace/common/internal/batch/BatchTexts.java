package io.millrace.common.internal.batch;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.persistence.ExternalIds;

/** Reads the long texts of batches, which queries leave out. Stateless. */
public final class BatchTexts {

  private BatchTexts() {}

  /** Returns the command that reads what a batch was told. */
  public static Command<String> document(String batchId) {
    return context ->
        Batches.required(
                Batches.find(ExternalIds.parse(batchId), context), batchId, "show the document of")
            .document();
  }

  /** Returns the command that reads what came out for an item. */
  public static Command<String> result(String partId) {
    return context -> {
      var part = context.unitOfWork().find(BatchPartEntity.TABLE, ExternalIds.parse(partId));
      if (part == null) {
        throw new ObjectNotFoundException(
            "There is no part of a batch with the id '"
                + partId
                + "'. Look it up with a batch part query.");
      }
      return part.result();
    };
  }
}
