package io.millrace.common.internal.identity;

import io.millrace.common.history.HistoricIdentityLink;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.util.List;
import java.util.TreeMap;

/**
 * Finds the links that history shows: those that are kept, and of what still runs those that will
 * be. Stateless.
 */
public final class HistoricLinks {

  private HistoricLinks() {}

  /**
   * Returns the links by ascending id.
   *
   * @param condition fixed SQL with one question mark, that both tables understand
   * @param id the task or instance
   */
  public static List<HistoricIdentityLink> of(String condition, long id, CommandContext context) {
    context.unitOfWork().flush();
    return in(context.unitOfWork().fetch(reads(condition, id)));
  }

  /**
   * Returns what is to be read, for who reads more with it.
   *
   * @param condition fixed SQL with one question mark, that both tables understand
   * @param id the task or instance
   */
  public static List<Read<?>> reads(String condition, long id) {
    return List.of(
        Read.where(IdentityLinkEntity.TABLE, condition, Parameter.of(id)),
        Read.where(HistoricIdentityLinkEntity.TABLE, condition, Parameter.of(id)));
  }

  /** Returns the links that {@link #reads} have found, by ascending id. */
  public static List<HistoricIdentityLink> in(List<List<? extends Entity>> rows) {
    var links = new TreeMap<Long, HistoricIdentityLink>();
    for (var row : rows.get(0)) {
      var link = (IdentityLinkEntity) row;
      if (HistoryLevel.values()[link.historyLevel()].isAtLeast(HistoryLevel.AUDIT)) {
        links.put(link.id(), HistoricIdentityLinkEntity.of(link));
      }
    }
    rows.get(1).forEach(row -> links.put(row.id(), (HistoricIdentityLinkEntity) row));
    links.values().removeIf(link -> !FormerLinks.isShown((HistoricIdentityLinkEntity) link));
    return List.copyOf(links.values());
  }
}
