package io.millrace.common.internal.task;

import io.millrace.common.internal.persistence.BulkSql;
import java.util.Collection;

/**
 * Deletes the attachments of many tasks or instances with their contents, which are found by their
 * ids: for a sub-select some databases would look at all contents.
 *
 * @param sql sends the statements
 * @param column what the ids name, such as {@code SCOPE_ID_}
 */
public record AttachmentDeletion(BulkSql sql, String column) {

  /** Deletes them. */
  public void delete(Collection<Long> ids) {
    var of = " from MR_ATTACHMENT where " + column + " @in";
    var stored = sql.ids("select ID_" + of + " and URL_ is null", ids);
    sql.update("delete from MR_ATTACHMENT_CONTENT where ID_ @in", stored);
    sql.update("delete" + of, ids);
  }
}
