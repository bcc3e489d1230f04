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
    ahead.came(true, false);
    assertThat(ahead.jobs()).isZero();
    run(20, 5);
    assertThat(ahead.jobs()).isZero();
    run(40, 5);
    assertThat(ahead.jobs()).isEqualTo(36);
  }

  @Test
  void aLaneClaimsWhatItsThreadsBeginWithinFiftyMilliseconds() {
    ahead.came(true, false);
    run(100, 30);
    assertThat(ahead.jobs()).isEqualTo(4);
    run(100, 60);
    assertThat(ahead.jobs()).isZero();
  }

  @Test
  void thereIsAMost() {
    ahead.came(true, false);
    run(100, 0);
    assertThat(ahead.jobs()).isEqualTo(ClaimAhead.MOST);
  }

  @Test
  void nothingIsClaimedAheadUnlessMoreIsDueThanIsTaken() {
    run(100, 1);
    assertThat(ahead.jobs()).isZero();
    ahead.came(true, false);
    assertThat(ahead.jobs()).isPositive();
    ahead.came(false, false);
    assertThat(ahead.jobs()).isZero();
  }

  @Test
  void aLaneThatClaimedTooEarlyLearnsAnew() {
    ahead.came(true, false);
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
    assertThat(ahead.inSequence()).isEqualTo(ClaimAhead.MOST_IN_SEQUENCE);
  }

  @Test
  void aThreadRunsItsShareOfWhatWasClaimedTogether() {
    assertThat(ahead.together(0)).isEqualTo(1);
    assertThat(ahead.together(4)).isEqualTo(1);
    assertThat(ahead.together(5)).isEqualTo(2);
    assertThat(ahead.together(24)).isEqualTo(6);
    assertThat(ahead.together(1_000)).isEqualTo(ClaimAhead.MOST_TOGETHER);
  }

  @Test
  void theTimeOfJobsThatRanTogetherIsSharedOut() {
    ahead.came(true, false);
    for (var i = 0; i < 100; i++) {
      var begin = ahead.now();
      time.addAndGet(TimeUnit.MILLISECONDS.toNanos(50));
      ahead.ran(begin, 10);
    }
    assertThat(ahead.jobs()).isEqualTo(36);
  }

  @Test
  void aPauseOfTheMachineMakesJobsNoLongerThanTheyAre() {
    ahead.came(true, false);
    run(100, 5);
    run(1, 10_000);
    assertThat(ahead.jobs()).isPositive();
    run(20, 10_000);
    assertThat(ahead.jobs()).isZero();
  }

  @Test
  void quickJobsAreClaimedAheadAsManyAsShareTransactionsHoweverBusyTheMachineIs() {
    run(100, 500);
    ahead.came(true, false);
    assertThat(ahead.jobs()).isZero();
    ahead.came(true, true);
    assertThat(ahead.jobs()).isEqualTo(4 * ClaimAhead.MOST_TOGETHER);
    ahead.came(false, true);
    assertThat(ahead.jobs()).isZero();
  }

  @Test
  void quickJobsThatHangAreNotClaimedAheadUntilSomeAreShortAgain() {
    run(100, 5);
    ahead.came(true, true);
    ahead.failed();
    ahead.came(true, true);
    assertThat(ahead.jobs()).isZero();
    run(1, 1_000);
    assertThat(ahead.jobs()).isZero();
    run(1, 50);
    assertThat(ahead.jobs()).isEqualTo(4 * ClaimAhead.MOST_TOGETHER);
  }
}
