package io.millrace.common.internal.involvement;

import io.millrace.common.history.HistoricIdentityLink;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.HistoricIdentityLinkEntity;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.identity.IdentityLinkRow;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Lists who takes part in an instance that runs or is over, as far as history keeps it.
 *
 * @param running the table of those that run
 * @param ended the table of those that are over
 * @param shown what a row of either says
 */
public record HistoricInvolved(
    Table<?> running, Table<?> ended, Function<Entity, InvolvedInstance> shown) {

  /**
   * Returns its starter, then who is linked to it, by ascending id, then who takes part by its
   * tasks, comments or attachments, in the order of time; null if there is no such instance.
   */
  public List<HistoricIdentityLink> list(long id, CommandContext context) {
    context.unitOfWork().flush();
    var reads = new ArrayList<Read<?>>(); // what runs comes first, as it may end between two reads
    reads.add(Read.where(running, "ID_ = ?", Parameter.of(id)));
    reads.add(Read.where(ended, "ID_ = ?", Parameter.of(id)));
    reads.addAll(InvolvedRows.reads(id));
    var rows = context.unitOfWork().fetch(reads);
    var found = rows.get(0).isEmpty() ? rows.get(1) : rows.get(0);
    return found.isEmpty()
        ? null
        : links(shown.apply(found.get(0)), new InvolvedRows(rows.subList(2, rows.size()), true));
  }

  private static List<HistoricIdentityLink> links(InvolvedInstance instance, InvolvedRows rows) {
    var links = new ArrayList<HistoricIdentityLink>();
    var starter = instance.startUserId();
    if (starter != null && instance.scope().historyLevel().isAtLeast(HistoryLevel.INSTANCE)) {
      var target = LinkTarget.user(starter, IdentityLinkType.STARTER);
      links.add(link(instance, target, instance.startTime()));
    }
    for (var row : rows.own()) {
      if (!instance.isStarter(row)) {
        links.add(kept(row));
      }
    }
    for (var participant : rows.participants()) {
      links.add(link(instance, participant.target(), participant.since()));
    }
    return List.copyOf(links);
  }

  private static HistoricIdentityLinkEntity kept(IdentityLinkRow link) {
    return link instanceof IdentityLinkEntity live
        ? HistoricIdentityLinkEntity.of(live)
        : (HistoricIdentityLinkEntity) link;
  }

  private static HistoricIdentityLink link(
      InvolvedInstance instance, LinkTarget target, Instant createTime) {
    var link = new HistoricIdentityLinkEntity();
    link.scopeType(instance.scope().type());
    link.scopeId(instance.scope().instanceId());
    link.tenantId(instance.scope().tenantId());
    link.type(target.type());
    link.userId(target.userId());
    link.groupId(target.groupId());
    link.createTime(createTime);
    return link;
  }
}
