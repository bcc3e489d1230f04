package io.millrace.common.internal.job.claim;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * The claims of a lane of which it does not know whether they were committed.
 *
 * <p>A claim is kept until its own release has returned. One that releases nothing is repeated for
 * a while: the session of the claim may still be at work on the server, and its commit come later.
 * Used by one thread.
 */
public final class UnknownClaims {

  /** How long the next release of the same claim waits. */
  public static final Duration BETWEEN_RELEASES = Duration.ofSeconds(1);

  /** After this a session whose answer was lost is taken to be over on the server too. */
  static final Duration LONGEST = Duration.ofSeconds(30);

  private final LongSupplier time;
  private final Deque<Unknown> claims = new ArrayDeque<>();

  private record Unknown(BooleanSupplier release, long since, long tried) {}

  /**
   * Knows of no claim yet.
   *
   * @param time the time in nanoseconds, from any beginning
   */
  public UnknownClaims(LongSupplier time) {
    this.time = time;
  }

  /**
   * Adds a claim.
   *
   * @param release gives back what the claim has taken, as far as that is seen; returns whether it
   *     was anything
   */
  public void add(BooleanSupplier release) {
    var now = time.getAsLong();
    claims.add(new Unknown(release, now, now - BETWEEN_RELEASES.toNanos()));
  }

  /** Tells whether there is none. */
  public boolean isEmpty() {
    return claims.isEmpty();
  }

  /**
   * Releases the claims whose turn it is. One whose release fails is the last one next time, so
   * that it does not keep the others waiting.
   *
   * @throws RuntimeException as thrown by a release
   */
  public void release() {
    for (var claim : List.copyOf(claims)) {
      if (hasPassed(BETWEEN_RELEASES, claim.tried())) {
        release(claim);
      }
    }
  }

  private void release(Unknown claim) {
    var isOver = hasPassed(LONGEST, claim.since());
    claims.remove(claim);
    claims.add(new Unknown(claim.release(), claim.since(), time.getAsLong()));
    if (claim.release().getAsBoolean() || isOver) {
      claims.removeLast();
    }
  }

  private boolean hasPassed(Duration duration, long since) {
    return time.getAsLong() - since >= duration.toNanos();
  }
}
