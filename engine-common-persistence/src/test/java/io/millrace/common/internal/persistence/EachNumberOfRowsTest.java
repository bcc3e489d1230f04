package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.TestRows;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values arrive as they are in each form that a write has for some number of rows. */
@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EachNumberOfRowsTest {

  private static final Instant DUE = Instant.parse("2026-05-06T07:08:09.123456Z");

  private TestStore store;

  @BeforeAll
  void open(io.millrace.test.database.Database database) {
    store = new TestStore(database, Duration.ofSeconds(10));
  }

  @AfterEach
  void clear() {
    store.clear();
  }

  @AfterAll
  void close() {
    store.close();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 7, 8, 9, 12})
  void rowsAreWrittenFoundAndDeletedWhicheverOfThemHasNoValue(int rows) {
    // given
    var ids = inserted(rows);
    // when
    run(
        context -> {
          var tasks = tasks(context.unitOfWork(), ids);
          IntStream.range(0, rows).forEach(i -> change(tasks.get(i), i, i % 2 == 1));
          return null;
        });
    // then
    run(
        context -> {
          var tasks = tasks(context.unitOfWork(), ids);
          assertThat(tasks).extracting(TaskEntity::id).containsExactlyElementsOf(ids);
          for (var i = 0; i < rows; i++) {
            assertThat(tasks.get(i).dueDate()).isEqualTo(i % 2 == 1 ? DUE.plusSeconds(i) : null);
            assertThat(tasks.get(i).description()).isEqualTo(i % 2 == 1 ? "text " + i : null);
            assertThat(tasks.get(i).priority()).isEqualTo(i);
            assertThat(tasks.get(i).isSuspended()).isEqualTo(i % 2 == 1);
          }
          return null;
        });
    // when
    run(
        context -> {
          var work = context.unitOfWork();
          var tasks = tasks(work, ids);
          var owner = work.find(InstanceEntity.TABLE, tasks.get(0).subScopeId());
          tasks.forEach(work::delete);
          owner.count(Dependent.TASK, -rows);
          return null;
        });
    // then
    assertThat(store.number("select count(*) from MR_TASK")).isZero();
  }

  private static void change(TaskEntity task, int number, boolean filled) {
    task.priority(number);
    task.description(filled ? "text " + number : null);
    task.dueDate(filled ? DUE.plusSeconds(number) : null);
    task.suspended(filled);
  }

  /** Inserts tasks, those with an even number with values and the others without. */
  private List<Long> inserted(int rows) {
    return run(
        context -> {
          var work = context.unitOfWork();
          var owner = work.insert(new InstanceEntity());
          owner.below(null);
          return IntStream.range(0, rows)
              .mapToObj(
                  i -> {
                    var task = TestRows.task(work, owner);
                    change(task, i + 50, i % 2 == 0);
                    return task.id();
                  })
              .toList();
        });
  }

  private static List<TaskEntity> tasks(UnitOfWork work, List<Long> ids) {
    var reads =
        new ReadIn<>(TaskEntity.TABLE, "ID_", ids, null, true).parts(work.session().dialect());
    assertThat(reads).hasSize(1);
    return work.fetch(reads.get(0));
  }

  private <R> R run(Command<R> command) {
    return store.executor().execute(command);
  }
}
