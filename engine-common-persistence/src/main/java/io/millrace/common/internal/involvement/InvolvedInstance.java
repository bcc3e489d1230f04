package io.millrace.common.internal.involvement;

import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.identity.IdentityLinkRow;
import io.millrace.common.internal.scope.ScopeRef;
import java.time.Instant;

/**
 * An instance, as far as the links of those who take part in it say.
 *
 * @param scope the instance
 * @param startUserId who started it; null if nobody was authenticated
 * @param startTime when it started
 */
public record InvolvedInstance(ScopeRef scope, String startUserId, Instant startTime) {

  /** Tells whether a link says of the starter that he started it. */
  boolean isStarter(IdentityLinkRow link) {
    return link.type().equals(IdentityLinkType.STARTER)
        && link.userId() != null
        && link.userId().equals(startUserId);
  }
}
