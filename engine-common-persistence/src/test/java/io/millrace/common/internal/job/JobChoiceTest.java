package io.millrace.common.internal.job;

import static io.millrace.common.internal.job.JobsFixture.work;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which of the due jobs a node takes, and in which order. */
class JobChoiceTest extends JobsTest {

  /** Creates a job that is due a second later than what was created before. */
  private long message(int priority, String category) {
    fixture.advance(Duration.ofSeconds(1));
    return fixture.message(work(fixture.instance()).withPriority(priority).withCategory(category));
  }

  private JobAssembly node(JobChoice choice) {
    return fixture.node(settings -> settings.with(executor -> executor.withChoice(choice)));
  }

  @Test
  void theOldestRunFirstWhateverTheirPriority() {
    var low = message(0, null);
    var high = message(9, null);
    node(JobChoice.OLDEST).dueJobs().run();
    assertThat(fixture.handler().tried()).containsExactly(low, high);
  }

  @Test
  void jobsOfAHigherPriorityRunFirstAndTheOldestOfOnePriority() {
    var low = message(0, null);
    var high = message(9, null);
    var middle = message(5, null);
    var nextHigh = message(9, null);
    var lowest = message(-1, null);
    node(JobChoice.OLDEST.withPriority(true)).dueJobs().run();
    assertThat(fixture.handler().tried()).containsExactly(high, nextHigh, middle, low, lowest);
  }

  @Test
  void whatIsNotDueYetWaitsWhateverItsPriority() {
    var now = message(0, null);
    fixture.execute(
        context ->
            fixture
                .jobs()
                .createTimer(
                    context,
                    work(fixture.instance()).withPriority(9),
                    context.now().plusSeconds(60)));
    var node = node(JobChoice.OLDEST.withPriority(true));
    assertThat(node.dueJobs().run()).isEqualTo(1);
    assertThat(fixture.handler().tried()).containsExactly(now);
    fixture.advance(Duration.ofMinutes(2));
    assertThat(node.dueJobs().run()).isEqualTo(1);
  }

  @Test
  void aNodeLeavesAloneWhatIsNotOfItsCategories() {
    var mail = message(0, "mail");
    var none = message(0, null);
    var print = message(0, "print");
    var scan = message(0, "scan");
    node(JobChoice.OLDEST.among(List.of("print", "mail"))).dueJobs().run();
    assertThat(fixture.handler().tried()).containsExactly(mail, print);
    node(JobChoice.OLDEST).dueJobs().run();
    assertThat(fixture.handler().tried()).containsExactly(mail, print, none, scan);
  }

  @Test
  void prioritiesCountAmongCategories() {
    var mail = message(0, "mail");
    message(9, "scan");
    var urgent = message(5, "mail");
    node(JobChoice.OLDEST.withPriority(true).among(List.of("mail"))).dueJobs().run();
    assertThat(fixture.handler().tried()).containsExactly(urgent, mail);
  }
}
