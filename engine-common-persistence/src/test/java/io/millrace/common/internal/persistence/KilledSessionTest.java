package io.millrace.common.internal.persistence;

import static io.millrace.test.engine.Callers.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.ServerTest;
import io.millrace.test.engine.Callers;
import io.millrace.test.engine.Gate;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.NoteEntity;
import io.millrace.test.engine.TestRows;
import io.millrace.test.engine.TestStore;
import io.millrace.test.kill.Kill;
import io.millrace.test.kill.Point;
import io.millrace.test.kill.WriteBarrier;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A unit of work is there whole or not at all, and its caller is told the truth, wherever in what
 * it sends the session, or the statement that runs, is ended by the server.
 */
@ServerTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KilledSessionTest {

  private static final String INSTANCE = "MR_TEST_INSTANCE";
  private static final String NOTE = "MR_TEST_NOTE";
  private static final String OLD_NOTE = "MR_TEST_OLD_NOTE";
  private static final int MANY = 2_000;
  private static final int CALLERS = 4;

  /** The forms in which a unit of work is written, each with the places in what it sends. */
  private static final Map<String, List<Point>> FORMS =
      Map.of(
          "inserts", // one statement without a transaction on PostgreSQL
          places(Point.insert(INSTANCE), Point.insert(NOTE)),
          "changes",
          places(
              Point.delete(INSTANCE),
              Point.insert(INSTANCE),
              Point.insert(NOTE),
              Point.update(INSTANCE)),
          "changes behind a lock",
          places(
              Point.delete(INSTANCE),
              Point.insert(INSTANCE),
              Point.insert(NOTE),
              Point.update(INSTANCE)),
          "moves",
          places(
              Point.insert(OLD_NOTE),
              Point.delete(NOTE),
              Point.insert(INSTANCE),
              Point.update(INSTANCE)),
          "several strings",
          places(Point.insert(INSTANCE), Point.update(INSTANCE)),
          "flushes",
          places(Point.insert(INSTANCE), Point.update(INSTANCE)));

  private io.millrace.test.database.Database database;
  private TestStore store;
  private WriteBarrier barrier;
  private List<Long> ids;

  /** The last write is that behind which the commit stands. */
  private static List<Point> places(Point... points) {
    var places = new ArrayList<>(List.of(points));
    places.add(points[points.length - 1].andCommit());
    return places;
  }

  static Stream<Arguments> eachPlace() {
    return FORMS.entrySet().stream()
        .flatMap(form -> form.getValue().stream().map(point -> List.of(form.getKey(), point)))
        .flatMap(
            place ->
                Stream.of(Kill.values())
                    .map(kill -> Arguments.of(place.get(0), place.get(1), kill)));
  }

  static Stream<Arguments> eachPlaceBeforeTheCommit() {
    return eachPlace().filter(place -> !((Point) place.get()[1]).commit());
  }

  static Stream<Arguments> eachPlaceOfInserts() {
    return eachPlace().filter(place -> place.get()[0].equals("inserts"));
  }

  @BeforeAll
  void open(io.millrace.test.database.Database given) throws SQLException {
    database = given;
    store = new TestStore(database, Duration.ofSeconds(60));
    barrier = WriteBarrier.before(database, List.of(INSTANCE, NOTE, OLD_NOTE));
  }

  @BeforeEach
  void storeFiveInstancesOneOfThemWithNotes() {
    ids = store.executor().execute(KilledSessionTest::storeFive);
  }

  private static List<Long> storeFive(CommandContext context) {
    var work = context.unitOfWork();
    var rows = IntStream.range(0, 5).mapToObj(i -> TestRows.instance(work, "before")).toList();
    IntStream.range(0, 3).forEach(i -> TestRows.note(work, rows.get(0), "note " + i));
    return rows.stream().map(Entity::id).toList();
  }

  @AfterEach
  void clear() throws SQLException {
    barrier.open();
    store.checkInvariants();
    store.clear();
  }

  @AfterAll
  void close() throws SQLException {
    barrier.close();
    store.close();
  }

  @ParameterizedTest(name = "{0}, {1}, {2}")
  @MethodSource("eachPlace")
  void unitOfWorkIsWholeAndItsCallerHearsTheTruth(String form, Point point, Kill kill)
      throws SQLException {
    holdsCommits(point);
    // given
    barrier.hold(point);
    var before = rows();
    var caller = Callers.of(List.of(() -> store.executor().execute(work(form))));
    // when
    barrier.kill(barrier.awaitSession(), kill);
    barrier.open();
    var outcome = caller.outcomes().get(0);
    // then
    assertThat(outcome)
        .isInstanceOfAny(DatabaseUnavailableException.class, OutcomeUnknownException.class);
    assertThat(rows()).isEqualTo(before);
    store.executor().execute(work(form)); // and nothing stands in the way of another try
    assertThat(rows()).isNotEqualTo(before);
  }

  @ParameterizedTest(name = "{0}, {1}, {2}")
  @MethodSource("eachPlaceBeforeTheCommit")
  void callersTransactionKeepsNothingOfAUnitOfWorkThatWasEnded(String form, Point point, Kill kill)
      throws SQLException {
    // given
    barrier.hold(point);
    var before = rows();
    try (var connection = database.connect()) {
      connection.setAutoCommit(false);
      var caller = Callers.of(List.of(() -> store.joining(connection).execute(work(form))));
      // when
      barrier.kill(barrier.awaitSession(), kill);
      barrier.open();
      var outcome = caller.outcomes().get(0);
      // then
      assertThat(outcome).isInstanceOf(DatabaseUnavailableException.class);
      commitIfItCanBe(connection);
    }
    assertThat(rows()).isEqualTo(before);
  }

  private void holdsCommits(Point point) {
    assumeTrue(
        !point.commit() || database.kind() == DatabaseKind.POSTGRESQL, "a trigger in the commit");
  }

  private static void commitIfItCanBe(Connection connection) {
    try {
      connection.commit();
    } catch (SQLException e) {
      assertThat(e.getMessage()).contains("onnection"); // it is gone
    }
  }

  @ParameterizedTest(name = "{0}, {1}, {2}")
  @MethodSource("eachPlaceOfInserts")
  void unitsThatAreWrittenTogetherAreWholeAndEachCallerHearsTheTruthOfHisOwn(
      String form, Point point, Kill kill) throws SQLException {
    holdsCommits(point);
    // given
    var gate = new Gate();
    var executor = store.grouping(1, gate);
    gate.close();
    var callers =
        Callers.of(
            IntStream.range(0, CALLERS)
                .mapToObj(i -> (Callable<Void>) () -> insertOne(executor, i))
                .toList());
    until("all but one are queued", () -> queued(executor) == CALLERS - 1 && gate.waiting() == 1);
    barrier.hold(point);
    gate.open();
    // when
    barrier.kill(barrier.awaitSession(), kill);
    barrier.open();
    var outcomes = callers.outcomes();
    // then
    assertThat(outcomes).filteredOn(outcome -> outcome != null).isNotEmpty();
    for (var i = 0; i < CALLERS; i++) {
      var rows = rowsOf(i);
      assertThat(rows).as("rows of caller %d, who heard %s", i, outcomes.get(i)).isIn(0L, 2L);
      if (outcomes.get(i) == null) {
        assertThat(rows).isEqualTo(2);
      } else if (outcomes.get(i) instanceof DatabaseUnavailableException) {
        assertThat(rows).isZero();
      } else {
        assertThat(outcomes.get(i)).isInstanceOf(OutcomeUnknownException.class);
      }
    }
  }

  private static int queued(CommandExecutor executor) {
    return executor.environment().database().groupCommit().queued();
  }

  private static Void insertOne(CommandExecutor executor, int number) {
    return executor.execute(
        context -> {
          var row = TestRows.instance(context.unitOfWork(), "unit " + number);
          TestRows.note(context.unitOfWork(), row, "unit " + number);
          return null;
        });
  }

  private long rowsOf(int number) {
    return store.number(
        "select (select count(*) from MR_TEST_INSTANCE where NAME_ = 'unit %1$d') + (select count(*)"
                .formatted(number)
            + " from MR_TEST_NOTE where TEXT_ = 'unit %d')".formatted(number));
  }

  private Command<Void> work(String form) {
    return context -> {
      var work = context.unitOfWork();
      switch (form) {
        case "inserts" ->
            TestRows.note(work, TestRows.instance(work, "new"), "note of the new one");
        case "changes" -> change(work, work.find(InstanceEntity.TABLE, ids.get(0)));
        case "changes behind a lock" -> change(work, locked(work).get(0));
        case "moves" -> move(work, work.find(InstanceEntity.TABLE, ids.get(0)));
        case "several strings" -> insertMany(work, work.find(InstanceEntity.TABLE, ids.get(0)));
        case "flushes" -> flushTwice(work, work.find(InstanceEntity.TABLE, ids.get(0)));
        default -> throw new IllegalArgumentException(form);
      }
      return null;
    };
  }

  private List<InstanceEntity> locked(UnitOfWork work) {
    return work.fetchIn(new ReadIn<>(InstanceEntity.TABLE, "ID_", ids, null, true));
  }

  private void change(UnitOfWork work, InstanceEntity first) {
    TestRows.note(work, first, "another");
    first.rename("after");
    TestRows.instance(work, "new");
    work.delete(work.find(InstanceEntity.TABLE, ids.get(4)));
  }

  private void move(UnitOfWork work, InstanceEntity first) {
    var key = OwnerKey.of("INSTANCE_ID_", first.id());
    work.moveOwned(NoteEntity.TABLE, BulkDeleteTest.MOVE, key, List.of(), 3);
    work.deleteOwned(NoteEntity.TABLE, key, 3, List.of());
    first.count(Dependent.SUBSCRIPTION, -3);
    first.rename("after");
    TestRows.instance(work, "new");
  }

  /** More values than one string takes on MySQL. */
  private static void insertMany(UnitOfWork work, InstanceEntity first) {
    IntStream.range(0, MANY).forEach(i -> TestRows.instance(work, "new"));
    first.rename("after");
  }

  private static void flushTwice(UnitOfWork work, InstanceEntity first) {
    TestRows.instance(work, "new");
    work.flush();
    first.rename("after");
  }

  /** Returns what the rows are that a form writes. */
  private List<String> rows() {
    var rows = new ArrayList<String>();
    for (var sql :
        List.of(
            "select concat(NAME_, ' ', SUBSCRIPTION_COUNT_) from MR_TEST_INSTANCE",
            "select concat('note ', TEXT_) from MR_TEST_NOTE",
            "select concat('old note ', TEXT_) from MR_TEST_OLD_NOTE")) {
      try (var connection = database.connect();
          var statement = connection.createStatement();
          var result = statement.executeQuery(sql)) {
        while (result.next()) {
          rows.add(result.getString(1));
        }
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }
    Collections.sort(rows);
    return rows;
  }
}
