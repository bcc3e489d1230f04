package io.millrace.common.internal.identity;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dependent;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The identity links of a unit of work. Each is counted on the row it belongs to, so that nothing
 * is sent for a row without links.
 *
 * <p>Whoever changes links holds the lock of that row: of the task, or of the family of an
 * instance. Not thread-safe.
 */
public final class IdentityLinks {

  private static final String COLUMNS = HistoricIdentityLinkEntity.TABLE.columnNames();
  private static final String TO_HISTORY =
      "insert into MR_HI_IDENTITY_LINK ("
          + COLUMNS
          + ") select "
          + COLUMNS
          + " from MR_IDENTITY_LINK";

  private final CommandContext context;
  private final Map<Long, LinksOfOne> byOwner = new HashMap<>();

  private IdentityLinks(CommandContext context) {
    this.context = context;
  }

  /** Returns the identity links of a unit of work. */
  public static IdentityLinks of(CommandContext context) {
    return context.attachment(IdentityLinks.class, IdentityLinks::new);
  }

  /** Adds a link unless there is one already; tells whether it was added. */
  public boolean add(LinkOwner owner, LinkTarget target) {
    var links = linksOf(owner);
    if (links.find(target) != null) {
      return false;
    }
    var link = owner.newLink(target);
    link.createTime(context.now());
    links.add(context.unitOfWork().insert(link));
    owner.row().count(Dependent.IDENTITY_LINK, 1);
    return true;
  }

  /** Removes a link; tells whether there was one. History does not keep it. */
  public boolean remove(LinkOwner owner, LinkTarget target) {
    var links = linksOf(owner);
    var link = links.find(target);
    if (link == null) {
      return false;
    }
    context.unitOfWork().delete(link);
    links.removed(link);
    owner.row().count(Dependent.IDENTITY_LINK, -1);
    return true;
  }

  /** Returns the links in the order in which they were made. */
  public List<IdentityLinkEntity> list(LinkOwner owner) {
    return linksOf(owner).live();
  }

  private LinksOfOne linksOf(LinkOwner owner) {
    var links = inMemory(owner);
    if (links.size() != owner.row().count(Dependent.IDENTITY_LINK)) {
      links.load(context.unitOfWork());
    }
    return links;
  }

  private LinksOfOne inMemory(LinkOwner owner) {
    return byOwner.computeIfAbsent(owner.row().id(), id -> new LinksOfOne(owner.key()));
  }

  /**
   * Ends the links of tasks and instances that are over: they go to history, as far as that is
   * kept, in few statements for all.
   */
  public void end(Collection<LinkOwner> owners) {
    owners.forEach(this::end);
  }

  /**
   * Ends the links of a task or an instance that is over: they go to history, as far as that is
   * kept.
   */
  public void end(LinkOwner owner) {
    if (owner.row().count(Dependent.IDENTITY_LINK) > 0) {
      var links = inMemory(owner);
      if (!owner.isDefinition() && owner.scope().historyLevel().isAtLeast(HistoryLevel.AUDIT)) {
        keep(owner, links);
      }
      delete(owner, links);
    }
  }

  /** Deletes the links of something of which history keeps nothing. */
  public void delete(LinkOwner owner) {
    if (owner.row().count(Dependent.IDENTITY_LINK) > 0) {
      delete(owner, inMemory(owner));
    }
  }

  private void keep(LinkOwner owner, LinksOfOne links) {
    links
        .live()
        .forEach(
            link -> context.unitOfWork().insert(HistoricIdentityLinkEntity.of(link), link.id()));
    context
        .unitOfWork()
        .moveOwned(
            IdentityLinkEntity.TABLE,
            TO_HISTORY,
            owner.key(),
            links.everInMemory(),
            owner.row().count(Dependent.IDENTITY_LINK) - links.size());
  }

  private void delete(LinkOwner owner, LinksOfOne links) {
    var count = owner.row().count(Dependent.IDENTITY_LINK);
    context.unitOfWork().deleteOwned(IdentityLinkEntity.TABLE, owner.key(), count, links.rows());
    owner.row().count(Dependent.IDENTITY_LINK, -count);
    byOwner.remove(owner.row().id());
  }
}
