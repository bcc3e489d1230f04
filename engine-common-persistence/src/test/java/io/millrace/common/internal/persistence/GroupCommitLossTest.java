package io.millrace.common.internal.persistence;

import static io.millrace.test.engine.Callers.until;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.test.database.ServerTest;
import io.millrace.test.database.WireProxy;
import io.millrace.test.engine.Callers;
import io.millrace.test.engine.Gate;
import io.millrace.test.engine.TestRows;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * When the connection is lost while several units of work are committed together, each caller is
 * told that nobody knows, by an exception of its own.
 */
@ServerTest
class GroupCommitLossTest {

  private static final int CALLERS = 6;
  private static final String GROUP = "insert into mr_test_instance";

  private final io.millrace.test.database.Database database;
  private final Gate gate = new Gate();
  private WireProxy proxy;
  private TestStore store;
  private CommandExecutor executor;

  GroupCommitLossTest(io.millrace.test.database.Database database) {
    this.database = database;
  }

  @BeforeEach
  void open() {
    proxy = WireProxy.before(database);
    store = new TestStore(database.at(proxy.url()), Duration.ofSeconds(10));
    executor = store.grouping(1, gate);
  }

  @AfterEach
  void close() {
    store.checkInvariants();
    store.clear();
    store.close();
    proxy.close();
  }

  @Test
  void lostAnswerLeavesTheOutcomeOpenForEachCallerAndAllIsDone() {
    proxy.cutAt(GROUP, true);
    var outcomes = writeTogether();
    assertThat(outcomes).allMatch(OutcomeUnknownException.class::isInstance);
    eachIsItsCallersOwn(outcomes);
    until("the server has done it", () -> rows() == CALLERS);
  }

  @Test
  void commitThatNeverArrivesLeavesTheOutcomeOpenForEachCallerAndNothingIsDone() {
    proxy.cutAt(GROUP, false);
    var outcomes = writeTogether();
    assertThat(outcomes).allMatch(OutcomeUnknownException.class::isInstance);
    eachIsItsCallersOwn(outcomes);
    assertThat(rows()).isZero();
    assertThat(writeTogether()).containsOnlyNulls();
    assertThat(rows()).isEqualTo(CALLERS);
  }

  private static void eachIsItsCallersOwn(List<Throwable> outcomes) {
    assertThat(outcomes).doesNotHaveDuplicates();
    assertThat(outcomes)
        .allMatch(
            outcome ->
                outcome.getCause() != null
                    && Arrays.stream(outcome.getStackTrace())
                        .anyMatch(frame -> frame.getMethodName().contains("writeOne")));
  }

  private List<Throwable> writeTogether() {
    gate.close();
    var callers = Callers.of(Collections.nCopies(CALLERS, this::writeOne));
    until("all but one are queued", () -> queued() == CALLERS - 1 && gate.waiting() == 1);
    gate.open();
    return callers.outcomes();
  }

  private Void writeOne() {
    return executor.execute(
        context -> {
          TestRows.instance(context.unitOfWork(), "start");
          return null;
        });
  }

  private int queued() {
    return executor.environment().database().groupCommit().queued();
  }

  private long rows() {
    return store.number("select count(*) from MR_TEST_INSTANCE");
  }
}
