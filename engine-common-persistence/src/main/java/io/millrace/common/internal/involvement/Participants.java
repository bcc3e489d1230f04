package io.millrace.common.internal.involvement;

import io.millrace.common.internal.identity.HistoricIdentityLinkEntity;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.identity.IdentityLinkRow;
import io.millrace.common.internal.identity.LinkTarget;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gathers who takes part in one instance, each user and each group once. Not thread-safe. */
final class Participants {

  private final Map<LinkTarget, Participant> found = new LinkedHashMap<>();

  void linked(IdentityLinkRow link) {
    add(new Participant(link.userId(), link.groupId(), time(link)));
  }

  private static Instant time(IdentityLinkRow link) {
    return link instanceof IdentityLinkEntity live
        ? live.createTime()
        : ((HistoricIdentityLinkEntity) link).createTime();
  }

  void user(String userId, Instant since) {
    if (userId != null) {
      add(new Participant(userId, null, since));
    }
  }

  private void add(Participant participant) {
    found.merge(
        participant.target(),
        participant,
        (known, other) -> other.since().isBefore(known.since()) ? other : known);
  }

  /** Takes out who has such a link of the instance itself. */
  void without(IdentityLinkRow link) {
    found.remove(new LinkTarget(link.type(), link.userId(), link.groupId()));
  }

  List<Participant> inOrder() {
    return found.values().stream().sorted(Comparator.comparing(Participant::since)).toList();
  }
}
