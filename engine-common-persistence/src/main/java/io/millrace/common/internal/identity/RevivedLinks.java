package io.millrace.common.internal.identity;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;

/**
 * Takes the identity links of an instance that had ended back from history.
 *
 * @param context the unit of work
 */
public record RevivedLinks(CommandContext context) {

  /** Links those who had to do with an instance at its end, and takes the links out of history. */
  public void revive(LinkOwner owner) {
    var kept =
        context
            .unitOfWork()
            .fetch(
                Read.where(
                    HistoricIdentityLinkEntity.TABLE,
                    "SCOPE_ID_ = ? and TASK_ID_ is null order by ID_",
                    Parameter.of(owner.row().id())));
    if (kept.isEmpty()) {
      return;
    }
    for (var link : kept) {
      IdentityLinks.of(context)
          .add(owner, new LinkTarget(link.type(), link.userId(), link.groupId()));
    }
    new BulkSql(context.session())
        .update(
            "delete from MR_HI_IDENTITY_LINK where ID_ @in",
            kept.stream().map(HistoricIdentityLinkEntity::id).toList());
  }
}
