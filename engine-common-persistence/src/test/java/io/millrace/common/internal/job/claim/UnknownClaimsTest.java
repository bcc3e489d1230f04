package io.millrace.common.internal.job.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class UnknownClaimsTest {

  private final AtomicLong time = new AtomicLong();
  private final UnknownClaims claims = new UnknownClaims(time::get);
  private final List<String> released = new ArrayList<>();

  /** Adds a claim whose release says so, and finds or does not find jobs, or fails. */
  private void add(String claim, BooleanSupplier finds) {
    claims.add(
        () -> {
          released.add(claim);
          return finds.getAsBoolean();
        });
  }

  private static boolean fail() {
    throw new IllegalStateException("the database is away");
  }

  private void pass(Duration duration) {
    time.addAndGet(duration.toNanos());
  }

  @Test
  void eachClaimIsReleased() {
    add("first", () -> true);
    add("second", () -> true);
    // when
    claims.release();
    // then
    assertThat(released).containsExactly("first", "second");
    assertThat(claims.isEmpty()).isTrue();
  }

  @Test
  void claimWhoseReleaseFailsIsKeptAndComesLast() {
    add("first", UnknownClaimsTest::fail);
    add("second", () -> true);
    assertThatThrownBy(claims::release).hasMessage("the database is away");
    // when
    claims.release();
    // then
    assertThat(released).containsExactly("first", "second");
    assertThat(claims.isEmpty()).isFalse();
  }

  @Test
  void claimWhoseReleaseFailsIsKeptHoweverLong() {
    add("first", UnknownClaimsTest::fail);
    pass(UnknownClaims.LONGEST.multipliedBy(2));
    // when
    assertThatThrownBy(claims::release).hasMessage("the database is away");
    // then
    assertThat(claims.isEmpty()).isFalse();
  }

  @Test
  void claimThatTookNothingYetIsReleasedAgainAfterAPause() {
    add("late", () -> released.size() == 2);
    claims.release();
    claims.release();
    assertThat(released).hasSize(1);
    assertThat(claims.isEmpty()).isFalse();
    // when
    pass(UnknownClaims.BETWEEN_RELEASES);
    claims.release();
    // then
    assertThat(released).hasSize(2);
    assertThat(claims.isEmpty()).isTrue();
  }

  @Test
  void claimThatTookNothingIsForgottenInTheEnd() {
    add("never", () -> false);
    // when
    for (var i = 0; i < 100; i++) {
      claims.release();
      pass(UnknownClaims.BETWEEN_RELEASES);
    }
    // then
    assertThat(claims.isEmpty()).isTrue();
    assertThat(released).hasSize(31);
  }
}
