package io.millrace.common.internal.persistence;

import static io.millrace.test.engine.Callers.until;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.ConflictException;
import io.millrace.common.DatabaseException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.Completion;
import io.millrace.common.internal.idempotency.IdempotencyKeys;
import io.millrace.common.internal.variable.VariableUpdateEntity;
import io.millrace.test.engine.Callers;
import io.millrace.test.engine.Gate;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.SharedLayerTest;
import io.millrace.test.engine.TestRows;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Units of work that are ready at the same time go in one transaction, and nobody can tell from
 * what a call does. The gate before the connections holds the first writer until all others are
 * queued.
 */
class GroupCommitTest extends SharedLayerTest {

  private static final int CALLERS = 12;

  private Gate gate;
  private CommandExecutor executor;

  @BeforeEach
  void oneWriterBehindAGate() {
    gate = new Gate();
    executor = store.grouping(1, gate);
    store.forgetSent();
  }

  @Test
  void unitsThatWaitAreWrittenByOneStatementPerTable() {
    var made = new ConcurrentHashMap<String, InstanceEntity>();
    var outcomes = writeTogether(starts(CALLERS, made));
    assertThat(outcomes).containsOnlyNulls();
    assertThat(store.sentTo("MR_TEST_INSTANCE")).hasSize(1);
    assertThat(made.values()).hasSize(CALLERS).allMatch(InstanceEntity::isStored);
    assertThat(namesWithCounts()).isEqualTo(onceEach(CALLERS));
    assertThat(rows("MR_TEST_NOTE")).isEqualTo(CALLERS);
  }

  @Test
  void callerWhoIsAloneSendsWhatItAlwaysSent() {
    var before = store.trips();
    store.executor().execute(context -> start(context, "plain"));
    var plain = store.trips() - before;
    executor.execute(context -> start(context, "alone"));
    assertThat(store.trips() - before - plain).isEqualTo(plain);
    assertThat(database().groupCommit().queued()).isZero();
  }

  @Test
  void asManyWriteAtOnceAsAreAllowedAndTheOthersQueue() {
    executor = store.grouping(2, gate);
    gate.close();
    var callers = Callers.of(starts(5, new ConcurrentHashMap<>()));
    until("three are queued", () -> queued() == 3 && gate.waiting() == 2);
    gate.open();
    assertThat(callers.outcomes()).containsOnlyNulls();
    assertThat(namesWithCounts()).isEqualTo(onceEach(5));
  }

  @Test
  void whoIsQueuedTakesThePlacesThatALongWayToTheDatabaseAdds() {
    var places = WriterPlaces.from(1);
    executor =
        store.grouping(ungrouped -> ungrouped.groupingCommits(places, Duration.ofMinutes(1)), gate);
    var openForTheWriter = gate.close();
    var callers = Callers.of(List.of(() -> startMany(UnitGroup.MOST_ROWS - 1)));
    until("a writer waits", () -> gate.waiting() == 1);
    IntStream.range(0, 3).forEach(i -> callers.start(() -> startMany(2)));
    until("three are queued that do not fit in its group", () -> queued() == 3);
    gate.close();
    lengthen(places);
    openForTheWriter.run();
    until("the three write", () -> queued() == 0 && gate.waiting() == 3);
    gate.open();
    assertThat(callers.outcomes()).containsOnlyNulls();
    assertThat(rows("MR_TEST_INSTANCE")).isEqualTo(UnitGroup.MOST_ROWS + 5);
  }

  @Test
  void whoEndsHandsItsPlaceToNobodyWhereThereAreFewerThanBefore() {
    var places = WriterPlaces.from(1);
    lengthen(places);
    executor =
        store.grouping(ungrouped -> ungrouped.groupingCommits(places, Duration.ofMinutes(1)), gate);
    gate.close();
    var callers = Callers.of(starts(8, new ConcurrentHashMap<>()));
    until("eight write at once", () -> queued() == 0 && gate.waiting() == 8);
    shorten(places);
    callers.start(() -> startMany(1));
    until("one more is queued", () -> queued() == 1);
    gate.open();
    assertThat(callers.outcomes()).containsOnlyNulls();
    assertThat(rows("MR_TEST_INSTANCE")).isEqualTo(9);
  }

  private void lengthen(WriterPlaces places) {
    took(places, Duration.ofMillis(4));
  }

  private void shorten(WriterPlaces places) {
    took(places, Duration.ZERO);
  }

  private void took(WriterPlaces places, Duration trip) {
    synchronized (database().groupCommit()) {
      IntStream.range(0, WriterPlaces.TRIPS).forEach(i -> places.took(trip.toNanos(), 0));
    }
  }

  @Test
  void noTransactionTakesMoreRowsThanItsLimit() {
    var each = UnitGroup.MOST_ROWS / 5 * 2;
    var outcomes = writeTogether(Collections.nCopies(4, () -> startMany(each)));
    assertThat(outcomes).containsOnlyNulls();
    assertThat(store.sentTo("MR_TEST_INSTANCE")).hasSize(2);
    assertThat(rows("MR_TEST_INSTANCE")).isEqualTo(4L * each);
  }

  @Test
  void unitWithMoreRowsThanTheLimitWaitsForNoWriter() {
    gate.close();
    var callers = Callers.of(Collections.nCopies(2, () -> startMany(UnitGroup.MOST_ROWS + 1)));
    until("both ask for a connection", () -> gate.waiting() == 2);
    gate.open();
    assertThat(callers.outcomes()).containsOnlyNulls();
  }

  @Test
  void noTransactionTakesMoreBytesThanItsLimit() {
    var each = UnitGroup.MOST_BYTES / 5 * 2;
    var outcomes = writeTogether(Collections.nCopies(4, () -> keepValues(each)));
    assertThat(outcomes).containsOnlyNulls();
    assertThat(store.sentTo("MR_HI_DETAIL")).hasSize(2);
  }

  @Test
  void unitWithMoreBytesThanTheLimitWaitsForNoWriter() {
    gate.close();
    var callers =
        Callers.of(Collections.nCopies(2, () -> keepValues(UnitGroup.MOST_BYTES + 60_000)));
    until("both ask for a connection", () -> gate.waiting() == 2);
    gate.open();
    assertThat(callers.outcomes()).containsOnlyNulls();
  }

  @Test
  void unitThatIsQueuedForTooLongIsWrittenByItsOwnCallerForWhomTheEndOfTheEngineWaits() {
    executor = store.grouping(1, gate, Duration.ofMillis(20));
    var openForTheWriter = gate.close();
    var callers = Callers.of(starts(1, new ConcurrentHashMap<>()));
    until("a writer waits", () -> gate.waiting() == 1);
    gate.close();
    callers.start(() -> startMany(1));
    until("the other asks for a connection too", () -> gate.waiting() == 2 && queued() == 0);
    openForTheWriter.run();
    until("the writer is done", () -> rows("MR_TEST_INSTANCE") == 1 && gate.waiting() == 1);
    var closing = callers.start(() -> drain());
    until("the end waits", () -> closing.getState() == Thread.State.TIMED_WAITING);
    gate.open();
    assertThat(callers.outcomes()).containsOnlyNulls();
    assertThat(rows("MR_TEST_INSTANCE")).isEqualTo(2);
  }

  @Test
  void writerThatLosesItsConnectionLetsNobodyQueueForTheNextOne() {
    gate.killNext(new SQLNonTransientConnectionException("gone", "08006"));
    var outcomes =
        writeTogether(
            List.of(
                () -> startMany(300),
                () -> startMany(300),
                () -> startMany(10),
                () -> startMany(10)));
    assertThat(outcomes.get(0)).isInstanceOf(DatabaseUnavailableException.class);
    assertThat(outcomes.subList(1, 4)).containsOnlyNulls();
    assertThat(store.sentTo("MR_TEST_INSTANCE")).hasSize(3);
  }

  @Test
  void callerWhoseConnectionIsNotTakenBackKeepsNobodysPlace() {
    var instance = executor.execute(context -> start(context, "there"));
    var hasRead = new CountDownLatch(1);
    var goOn = new CountDownLatch(1);
    var callers = new Callers();
    callers.start(
        () ->
            executor.execute(
                context -> {
                  context.unitOfWork().find(InstanceEntity.TABLE, instance.id());
                  hasRead.countDown();
                  await(goOn);
                  return start(context, "start 1");
                }));
    await(hasRead);
    gate.close();
    callers.start(() -> executor.execute(context -> start(context, "start 2")));
    until("a writer waits", () -> gate.waiting() == 1);
    gate.refuseNextReturn(new IllegalStateException("the pool is broken"));
    goOn.countDown();
    until("the other is queued", () -> queued() == 1);
    gate.open();
    assertThat(callers.outcomes()).containsOnlyNulls();
    assertThat(writeTogether(starts(3, new ConcurrentHashMap<>()))).containsOnlyNulls();
  }

  @Test
  void unitThatChangesOrDeletesWaitsForNoWriter() {
    var instance = executor.execute(context -> start(context, "there"));
    gate.close();
    var callers = Callers.of(starts(1, new ConcurrentHashMap<>()));
    until("a writer waits", () -> gate.waiting() == 1);
    callers.start(() -> executor.execute(context -> rename(context, instance.id())));
    until("the change asks for a connection", () -> gate.waiting() == 2);
    gate.open();
    assertThat(callers.outcomes()).containsOnlyNulls();
    assertThat(rows("MR_TEST_INSTANCE", "NAME_ = 'renamed'")).isEqualTo(1);
  }

  @Test
  void unitWithAKeyThatItsCallerChoseIsWrittenApart() {
    var keys = new IdempotencyKeys(Duration.ofHours(1));
    var outcomes =
        writeTogether(
            List.of(() -> once(keys, "a"), () -> once(keys, "b"), () -> once(keys, "c")), 1);
    assertThat(outcomes).containsOnlyNulls();
    assertThat(store.sentTo("MR_TEST_INSTANCE")).hasSize(3);
  }

  @Test
  void unitThatTheDatabaseRefusesFailsAlone() {
    var calls = starts(CALLERS, new ConcurrentHashMap<>());
    calls.set(3, () -> executor.execute(context -> start(context, "x".repeat(300))));
    calls.set(7, () -> executor.execute(GroupCommitTest::startWithTheSameNoteTwice));
    var outcomes = writeTogether(calls);
    assertThat(outcomes.get(3)).isInstanceOf(DatabaseException.class);
    assertThat(outcomes.get(7)).isInstanceOf(ConflictException.class);
    assertThat(outcomes.stream().filter(o -> o != null)).hasSize(2);
    var expected = onceEach(CALLERS);
    expected.keySet().removeAll(List.of("start 3", "start 7"));
    assertThat(namesWithCounts()).isEqualTo(expected);
  }

  @Test
  void writerWhoseOwnUnitIsRefusedHarmsNobody() {
    var calls = starts(CALLERS, new ConcurrentHashMap<>());
    calls.set(0, () -> executor.execute(context -> start(context, "x".repeat(300))));
    var outcomes = writeTogether(calls);
    assertThat(outcomes.get(0)).isInstanceOf(DatabaseException.class);
    assertThat(outcomes.subList(1, CALLERS)).containsOnlyNulls();
  }

  @Test
  void unitWithAValueThatCannotBeSentFailsAlone() {
    var calls = starts(3, new ConcurrentHashMap<>());
    calls.set(1, () -> executor.execute(GroupCommitTest::startWithATaskAtTheEndOfTime));
    var outcomes = writeTogether(calls);
    assertThat(outcomes.get(1)).isNotNull().isNotInstanceOf(OutcomeUnknownException.class);
    assertThat(outcomes.stream().filter(o -> o == null)).hasSize(2);
  }

  @Test
  void writerWithoutAConnectionLeavesTheOthersToFindTheirOwn() {
    gate.refuseNext(new SQLTransientConnectionException("none left", "08001"));
    var outcomes = writeTogether(starts(CALLERS, new ConcurrentHashMap<>()));
    assertThat(outcomes.stream().filter(o -> o != null))
        .singleElement()
        .isInstanceOf(DatabaseUnavailableException.class);
    assertThat(rows("MR_TEST_INSTANCE")).isEqualTo(CALLERS - 1);
  }

  @Test
  void databaseThatCannotBeReachedIsToldToEachCaller() {
    gate.refuseAll(new SQLTransientConnectionException("not there", "08001"));
    var outcomes = writeTogether(starts(CALLERS, new ConcurrentHashMap<>()));
    assertThat(outcomes)
        .hasOnlyElementsOfType(DatabaseUnavailableException.class)
        .doesNotHaveDuplicates();
    gate.refuseAll(null);
    assertThat(rows("MR_TEST_INSTANCE")).isZero();
    assertThat(writeTogether(starts(3, new ConcurrentHashMap<>()))).containsOnlyNulls();
  }

  @Test
  void writerThatDiesBeforeItHasAConnectionHarmsNobody() {
    gate.refuseNext(new OutOfMemoryError("in the pool"));
    var outcomes = writeTogether(starts(CALLERS, new ConcurrentHashMap<>()));
    assertThat(outcomes.get(0)).isInstanceOf(OutOfMemoryError.class);
    assertThat(outcomes.subList(1, CALLERS)).containsOnlyNulls();
    assertThat(writeTogether(starts(3, new ConcurrentHashMap<>()))).containsOnlyNulls();
  }

  @Test
  void writerThatDiesWhileItWritesLeavesNobodyWaiting() {
    gate.killNext(new OutOfMemoryError("in the driver"));
    var outcomes = writeTogether(starts(CALLERS, new ConcurrentHashMap<>()));
    assertThat(outcomes.get(0)).isInstanceOf(OutOfMemoryError.class);
    assertThat(outcomes.subList(1, CALLERS))
        .allMatch(o -> o == null || o instanceof OutcomeUnknownException);
    assertThat(rows("MR_TEST_INSTANCE"))
        .isEqualTo(outcomes.stream().filter(o -> o == null).count());
    assertThat(writeTogether(starts(3, new ConcurrentHashMap<>()))).containsOnlyNulls();
  }

  @Test
  void interruptedCallerLearnsItsOutcomeAndStaysInterrupted() {
    var interrupted = new AtomicBoolean[] {new AtomicBoolean(), new AtomicBoolean()};
    gate.close();
    var callers = Callers.of(starts(1, new ConcurrentHashMap<>()));
    until("a writer waits", () -> gate.waiting() == 1);
    for (var flag : interrupted) {
      var thread =
          callers.start(
              () -> {
                startMany(300);
                flag.set(Thread.currentThread().isInterrupted());
                return null;
              });
      until("it is queued", () -> thread.getState() == Thread.State.TIMED_WAITING);
      thread.interrupt();
    }
    until("both are queued", () -> queued() == 2);
    gate.open();
    assertThat(callers.outcomes()).containsOnlyNulls();
    assertThat(interrupted).allMatch(AtomicBoolean::get);
    assertThat(rows("MR_TEST_INSTANCE")).isEqualTo(601);
  }

  @Test
  void writerThatWasInterruptedBeforeWritesForAllAndStaysInterrupted() {
    var interrupted = new AtomicBoolean();
    var calls = starts(3, new ConcurrentHashMap<>());
    calls.set(
        0,
        () -> {
          Thread.currentThread().interrupt();
          startMany(1);
          interrupted.set(Thread.interrupted());
          return null;
        });
    assertThat(writeTogether(calls)).containsOnlyNulls();
    assertThat(interrupted).isTrue();
    assertThat(store.sentTo("MR_TEST_INSTANCE")).hasSize(1);
  }

  @Test
  void listenersHearOfTheCommitOnTheThreadOfTheirCaller() {
    var heard = new ConcurrentHashMap<Thread, Long>();
    var outcomes = writeTogether(Collections.nCopies(CALLERS, () -> startHearing(heard)));
    assertThat(outcomes).containsOnlyNulls();
    assertThat(heard).hasSize(CALLERS);
    assertThat(heard.values()).doesNotContain(0L);
  }

  @Test
  void endOfTheEngineWaitsForWhatIsQueued() {
    gate.close();
    var callers = Callers.of(starts(CALLERS, new ConcurrentHashMap<>()));
    until("all but one are queued", () -> queued() == CALLERS - 1 && gate.waiting() == 1);
    var left = new AtomicBoolean();
    var closing =
        callers.start(
            () -> {
              database().drain();
              left.set(rows("MR_TEST_INSTANCE") != CALLERS);
              return null;
            });
    until("the end waits", () -> closing.getState() == Thread.State.TIMED_WAITING);
    gate.open();
    assertThat(callers.outcomes()).containsOnlyNulls();
    assertThat(left).isFalse();
  }

  @Test
  void manyCallersAtOnceAreWrittenOnceEach() {
    executor = store.grouping(2, gate);
    var rounds = 60;
    var outcomes =
        Callers.of(
                IntStream.range(0, 16)
                    .mapToObj(
                        thread ->
                            (Callable<Void>)
                                () -> {
                                  for (var i = 0; i < rounds; i++) {
                                    var name = "start " + (thread * rounds + i);
                                    executor.execute(context -> start(context, name));
                                  }
                                  return null;
                                })
                    .toList())
            .outcomes();
    assertThat(outcomes).containsOnlyNulls();
    assertThat(namesWithCounts()).isEqualTo(onceEach(16 * rounds));
    assertThat(queued()).isZero();
  }

  /** Lets the first call become the writer, queues the others in order, then opens the gate. */
  private List<Throwable> writeTogether(List<? extends Callable<?>> calls) {
    return writeTogether(calls, calls.size());
  }

  /** The same where only the first calls queue. */
  private List<Throwable> writeTogether(List<? extends Callable<?>> calls, int queueing) {
    gate.close();
    var callers = new Callers();
    for (var i = 0; i < calls.size(); i++) {
      callers.start(calls.get(i));
      var started = i + 1;
      until(
          "caller " + i + " waits",
          () ->
              gate.waiting() + queued() == started && queued() == Math.min(started, queueing) - 1);
    }
    gate.open();
    return callers.outcomes();
  }

  private List<Callable<?>> starts(int count, Map<String, InstanceEntity> made) {
    var calls = new ArrayList<Callable<?>>();
    for (var i = 0; i < count; i++) {
      var name = "start " + i;
      calls.add(() -> made.put(name, executor.execute(context -> start(context, name))));
    }
    return calls;
  }

  private static InstanceEntity start(CommandContext context, String name) {
    var instance = TestRows.instance(context.unitOfWork(), name);
    TestRows.note(context.unitOfWork(), instance, "note");
    return instance;
  }

  private static InstanceEntity startWithTheSameNoteTwice(CommandContext context) {
    var instance = start(context, "twice");
    TestRows.note(context.unitOfWork(), instance, "note");
    return instance;
  }

  private static InstanceEntity startWithATaskAtTheEndOfTime(CommandContext context) {
    var instance = start(context, "late");
    TestRows.task(context.unitOfWork(), instance).createTime(Instant.MAX);
    return instance;
  }

  /** Inserts values of 60,000 bytes each, as the history of variables keeps them. */
  private Void keepValues(long bytes) {
    return executor.execute(
        context -> {
          for (var left = bytes; left > 0; left -= 60_000) {
            context.unitOfWork().insert(value((int) Math.min(left, 60_000)));
          }
          return null;
        });
  }

  private static VariableUpdateEntity value(int size) {
    var row = VariableUpdateEntity.TABLE.newEntity();
    var values =
        Map.of(
            "NAME_", "value", "TYPE_", "bytes", "TIME_", Instant.EPOCH, "BYTES_", new byte[size]);
    for (var column : VariableUpdateEntity.TABLE.columns()) {
      if (values.containsKey(column.name())) {
        column.write().accept(row, values.get(column.name()));
      }
    }
    return row;
  }

  private Void drain() {
    database().drain();
    return null;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private Void startMany(int rows) {
    return executor.execute(
        context -> {
          for (var i = 0; i < rows; i++) {
            TestRows.instance(context.unitOfWork(), "one of many");
          }
          return null;
        });
  }

  private String once(IdempotencyKeys keys, String key) {
    return executor.execute(
        context -> keys.once(context, "start", "", key, () -> start(context, key).name()));
  }

  private Void startHearing(Map<Thread, Long> heard) {
    return executor.execute(
        context -> {
          var id = start(context, "heard").id();
          context.onCompletion(
              new Completion() {
                @Override
                public void committed() {
                  heard.put(Thread.currentThread(), rows("MR_TEST_INSTANCE", "ID_ = " + id));
                }
              });
          return null;
        });
  }

  private static Void rename(CommandContext context, long id) {
    context.unitOfWork().find(InstanceEntity.TABLE, id).rename("renamed");
    return null;
  }

  private Database database() {
    return executor.environment().database();
  }

  private int queued() {
    return database().groupCommit().queued();
  }

  private Map<String, Integer> namesWithCounts() {
    var names = new HashMap<String, Integer>();
    for (var row :
        engine.<List<InstanceEntity>>run(
            context ->
                context
                    .unitOfWork()
                    .fetch(Read.where(InstanceEntity.TABLE, "ID_ > ?", Parameter.of(0))))) {
      names.merge(row.name(), 1, Integer::sum);
    }
    return names;
  }

  private static Map<String, Integer> onceEach(int count) {
    var names = new HashMap<String, Integer>();
    IntStream.range(0, count).forEach(i -> names.put("start " + i, 1));
    return names;
  }
}
