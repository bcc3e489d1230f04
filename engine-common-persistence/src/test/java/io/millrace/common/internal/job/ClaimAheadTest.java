package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ClaimAheadTest {

  private final AtomicLong time = new AtomicLong();
  private final ClaimAhead ahead = new ClaimAhead(4, time::get);

  private void run(int jobs, long millis) {
    for (var i = 0; i < jobs; i++) {
      var begin = ahead.now();
      time.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
      ahead.ran(begin, 1);
    }
  }

  @Test
  void nothingIsClaimedAheadUntilJobsHaveShownThatTheyAreShort() {
    ahead.came(true);
    assertThat(ahead.jobs()).isZero();
    run(20, 5);
    assertThat(ahead.jobs()).isZero();
    run(40, 5);
    assertThat(ahead.jobs()).isEqualTo(12);
  }

  @Test
  void aLaneClaimsWhatItsThreadsBeginWithinTwentyMilliseconds() {
    ahead.came(true);
    run(100, 15);
    assertThat(ahead.jobs()).isEqualTo(4);
    run(100, 25);
    assertThat(ahead.jobs()).isZero();
  }

  @Test
  void thereIsAMost() {
    ahead.came(true);
    run(100, 0);
    assertThat(ahead.jobs()).isEqualTo(ClaimAhead.MOST);
  }

  @Test
  void nothingIsClaimedAheadUnlessMoreIsDueThanIsTaken() {
    run(100, 1);
    assertThat(ahead.jobs()).isZero();
    ahead.came(true);
    assertThat(ahead.jobs()).isPositive();
    ahead.came(false);
    assertThat(ahead.jobs()).isZero();
  }

  @Test
  void aLaneThatClaimedTooEarlyLearnsAnew() {
    ahead.came(true);
    run(100, 1);
    ahead.failed();
    assertThat(ahead.jobs()).isZero();
    run(60, 1);
    assertThat(ahead.jobs()).isPositive();
  }

  @Test
  void aJobWaitsForAThreadHalfASecondAtMost() {
    var since = ahead.now();
    assertThat(ahead.patience(since)).isPositive();
    time.addAndGet(TimeUnit.MILLISECONDS.toNanos(ClaimAhead.PATIENCE_MILLIS));
    assertThat(ahead.patience(since)).isZero();
  }

  @Test
  void exclusiveJobsOfOneFamilyAreWorthClaimingTogetherWhenTheyAreShort() {
    assertThat(ahead.inSequence()).isEqualTo(1);
    run(100, 60);
    assertThat(ahead.inSequence()).isEqualTo(1);
    run(100, 5);
    assertThat(ahead.inSequence()).isEqualTo(9);
    run(100, 0);
    assertThat(ahead.inSequence()).isEqualTo(ClaimAhead.MOST);
  }

  @Test
  void shortJobsRunTogetherAsManyAsOneThreadRunsInTwentyMilliseconds() {
    assertThat(ahead.together(40)).isEqualTo(1);
    run(100, 5);
    assertThat(ahead.together(40)).isEqualTo(3);
    run(200, 1);
    assertThat(ahead.together(80)).isEqualTo(ClaimAhead.MOST_TOGETHER);
  }

  @Test
  void noThreadTakesMoreThanItsShare() {
    run(200, 0);
    assertThat(ahead.together(4)).isEqualTo(1);
    assertThat(ahead.together(5)).isEqualTo(2);
    assertThat(ahead.together(24)).isEqualTo(6);
  }

  @Test
  void theTimeOfJobsThatRanTogetherIsSharedOut() {
    for (var i = 0; i < 100; i++) {
      var begin = ahead.now();
      time.addAndGet(TimeUnit.MILLISECONDS.toNanos(20));
      ahead.ran(begin, 10);
    }
    assertThat(ahead.together(1_000)).isEqualTo(9);
  }
}
