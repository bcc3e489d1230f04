package io.millrace.common.internal.identity;

import io.millrace.common.internal.persistence.OwnerKey;
import io.millrace.common.internal.persistence.UnitOfWork;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The links of one task, instance or definition, as far as a unit of work has them in memory. */
final class LinksOfOne {

  private final OwnerKey key;
  private final List<IdentityLinkEntity> live = new ArrayList<>();
  private final List<IdentityLinkEntity> removed = new ArrayList<>();

  LinksOfOne(OwnerKey key) {
    this.key = key;
  }

  /** Returns how many are in memory; all of them, if it is as many as the owner counts. */
  int size() {
    return live.size();
  }

  List<IdentityLinkEntity> live() {
    return List.copyOf(live);
  }

  /** Returns those that are in memory, the removed ones included. */
  List<IdentityLinkEntity> rows() {
    var rows = new ArrayList<>(live);
    rows.addAll(removed);
    return rows;
  }

  List<Long> everInMemory() {
    return rows().stream().map(IdentityLinkEntity::id).toList();
  }

  /** Takes what the database has now, besides what was made here and is not there yet. */
  void load(UnitOfWork unitOfWork) {
    live.removeIf(link -> !link.isNew());
    live.addAll(unitOfWork.fetch(key.read(IdentityLinkEntity.TABLE)));
    live.sort(Comparator.comparingLong(IdentityLinkEntity::id));
  }

  IdentityLinkEntity find(LinkTarget target) {
    return live.stream().filter(target::matches).findFirst().orElse(null);
  }

  void add(IdentityLinkEntity link) {
    live.add(link);
  }

  void removed(IdentityLinkEntity link) {
    live.remove(link);
    removed.add(link);
  }
}
