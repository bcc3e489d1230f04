package io.millrace.common.internal.variable;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.variable.VariablesFixture.Scope;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class VariableHistoryTest {

  private VariablesFixture fixture;

  @BeforeAll
  void open(Database database) {
    fixture = new VariablesFixture(database);
  }

  @AfterEach
  void checkAndClear() {
    fixture.checkAndClear();
  }

  @AfterAll
  void close() {
    fixture.close();
  }

  /** Stores an instance with variables {@code v0}, {@code v1}, … */
  private long instance(HistoryLevel level, int variables) {
    return fixture.run(scope -> fill(scope, scope.newInstance(level), variables).owner().id());
  }

  private static VariableNode fill(Scope scope, VariableNode node, int variables) {
    for (var i = 0; i < variables; i++) {
      scope.variables().setLocal(node, "v" + i, i);
    }
    return node;
  }

  private <E extends Entity> List<E> rows(Table<E> table) {
    return fixture.run(
        scope -> new ArrayList<>(scope.work().fetch(Read.where(table, "1 = 1 order by ID_"))));
  }

  private List<String> historic() {
    return rows(HistoricVariableEntity.TABLE).stream()
        .map(row -> row.name() + "=" + row.decode(VariablesFixture.TYPES))
        .sorted()
        .toList();
  }

  private long running() {
    return fixture.store().number("select count(*) from MR_VARIABLE");
  }

  /** What the flush of a unit of work did to variables and their history. */
  private record Sent(int deletes, int copies, int writes) {
    static Sent of(String texts) {
      var copies = occurrences(texts, "insert into mr_hi_variable [^;]*? from mr_variable");
      return new Sent(
          occurrences(texts, "delete from mr_variable"),
          copies,
          occurrences(texts, "(insert into|update) mr_(hi_)?variable") - copies);
    }

    private static int occurrences(String texts, String part) {
      return (int) Pattern.compile(part).matcher(texts).results().count();
    }
  }

  private Sent sent(Function<Scope, Object> work) {
    return fixture.run(
        scope -> {
          work.apply(scope);
          fixture.store().forgetSent();
          scope.work().flush();
          return Sent.of(String.join(";", fixture.store().sent()));
        });
  }

  @ParameterizedTest
  @EnumSource(HistoryLevel.class)
  void levelDecidesWhatIsKept(HistoryLevel level) {
    var stored = instance(level, 2);
    fixture.run(scope -> scope.end(scope.instance(stored, level)));
    assertThat(running()).isZero();
    assertThat(historic()).hasSize(level.isAtLeast(HistoryLevel.AUDIT) ? 2 : 0);
    assertThat(rows(VariableUpdateEntity.TABLE)).hasSize(level == HistoryLevel.FULL ? 2 : 0);
  }

  @Test
  void rowsThatWereNotLoadedAreMovedInsideTheDatabase() {
    var stored = instance(HistoryLevel.AUDIT, 5);
    var before = rows(VariableEntity.TABLE).get(0);
    assertThat(sent(scope -> scope.end(scope.instance(stored, HistoryLevel.AUDIT))))
        .isEqualTo(new Sent(1, 1, 0));
    assertThat(historic()).containsExactly("v0=0", "v1=1", "v2=2", "v3=3", "v4=4");
    var kept = rows(HistoricVariableEntity.TABLE).get(0);
    assertThat(kept.id()).isEqualTo(before.id());
    assertThat(kept.revision()).isEqualTo(1);
    assertThat(kept.rootInstanceId()).isEqualTo(stored);
    assertThat(kept.subScopeId()).isEqualTo(stored);
    assertThat(kept.taskId()).isZero();
    assertThat(kept.createTime()).isEqualTo(before.createTime());
    assertThat(kept.lastUpdatedTime()).isEqualTo(before.lastUpdatedTime());
    assertThat(kept.getProcessInstanceId()).isEqualTo(Long.toString(stored));
    assertThat(kept.getTenantId()).isEqualTo("acme");
    assertThat(fixture.store().number("select count(*) from MR_HI_VARIABLE where TASK_ID_ is null"))
        .isEqualTo(5);
  }

  @Test
  void movedAndCopiedRowsAreTheSame() {
    var moved = instance(HistoryLevel.AUDIT, 1);
    var copied = instance(HistoryLevel.AUDIT, 1);
    fixture.run(
        scope -> {
          scope.variables().all(scope.instance(copied, HistoryLevel.AUDIT));
          return scope.end(
              scope.instance(moved, HistoryLevel.AUDIT),
              scope.instance(copied, HistoryLevel.AUDIT));
        });
    assertThat(fixture.store().number("select count(*) from MR_HI_VARIABLE")).isEqualTo(2);
    assertThat(
            fixture
                .store()
                .number(
                    "select count(*) from (select distinct TENANT_ID_, SCOPE_TYPE_, TASK_ID_, NAME_, TYPE_, TEXT_, LONG_,"
                        + " DOUBLE_, CREATE_TIME_, LAST_UPDATED_TIME_ from MR_HI_VARIABLE) d"))
        .isEqualTo(1);
  }

  @Test
  void severalScopesShareTheirStatements() {
    var first = instance(HistoryLevel.AUDIT, 3);
    var second = instance(HistoryLevel.AUDIT, 4);
    var empty = instance(HistoryLevel.AUDIT, 0);
    assertThat(
            sent(
                scope ->
                    scope.end(
                        scope.instance(first, HistoryLevel.AUDIT),
                        scope.instance(empty, HistoryLevel.AUDIT),
                        scope.instance(second, HistoryLevel.AUDIT))))
        .isEqualTo(new Sent(1, 1, 0));
    assertThat(historic()).hasSize(7);
    assertThat(running()).isZero();
  }

  @Test
  void scopesWithoutVariablesSendNothing() {
    var stored = instance(HistoryLevel.AUDIT, 0);
    assertThat(sent(scope -> scope.end(scope.instance(stored, HistoryLevel.AUDIT))))
        .isEqualTo(new Sent(0, 0, 0));
  }

  @Test
  void withoutHistoryScopesAreDeletedInOneStatement() {
    var stored = instance(HistoryLevel.NONE, 5);
    assertThat(sent(scope -> scope.end(scope.instance(stored, HistoryLevel.NONE))))
        .isEqualTo(new Sent(1, 0, 0));
    assertThat(historic()).isEmpty();
  }

  @Test
  void instanceThatStartsAndEndsTouchesHistoryAlone() {
    var sent = sent(scope -> scope.end(fill(scope, scope.newInstance(HistoryLevel.AUDIT), 3)));
    assertThat(sent.deletes() + sent.copies()).isZero();
    assertThat(sent.writes()).isPositive();
    assertThat(fixture.store().sentTo("mr_variable")).isEmpty();
    assertThat(historic()).containsExactly("v0=0", "v1=1", "v2=2");
  }

  @Test
  void loadedChangedNewAndRemovedVariablesEndAlike() {
    var stored = instance(HistoryLevel.AUDIT, 4);
    fixture.run(
        scope -> {
          var node = scope.instance(stored, HistoryLevel.AUDIT);
          scope.variables().set(node, "v1", "changed");
          scope.variables().set(node, "new", true);
          scope.variables().remove(node, "v2");
          scope.variables().remove(node, "v3");
          scope.variables().set(node, "v3", "again");
          return scope.end(node);
        });
    assertThat(running()).isZero();
    assertThat(historic())
        .containsExactly("new=true", "v0=0", "v1=changed", "v2=2", "v3=3", "v3=again");
  }

  @Test
  void scopeEndsAfterFlushInTheSameUnitOfWork() {
    fixture.run(
        scope -> {
          var node = fill(scope, scope.newInstance(HistoryLevel.AUDIT), 3);
          scope.work().flush();
          scope.variables().remove(node, "v0");
          scope.variables().set(node, "v1", "changed");
          scope.work().flush();
          scope.variables().remove(node, "v2");
          return scope.end(node);
        });
    assertThat(running()).isZero();
    assertThat(historic()).containsExactly("v0=0", "v1=changed", "v2=2");
  }

  @Test
  void endedScopeIsEmptyAndCanBeFilledAgain() {
    var stored = instance(HistoryLevel.AUDIT, 2);
    fixture.run(
        scope -> {
          var node = scope.instance(stored, HistoryLevel.AUDIT);
          scope.end(node);
          assertThat(scope.variables().all(node)).isEmpty();
          assertThat(node.owner().count(Dependent.VARIABLE)).isZero();
          scope.variables().set(node, "v0", "second life");
          return null;
        });
    assertThat(running()).isEqualTo(1);
    assertThat(historic()).containsExactly("v0=0", "v1=1");
  }

  @Test
  void taskEndsWithItsOwnVariablesAlone() {
    var ids =
        fixture.run(
            scope -> {
              var node = fill(scope, scope.newInstance(HistoryLevel.AUDIT), 2);
              var task = fill(scope, scope.newTask(node), 3);
              var other = fill(scope, scope.newTask(node), 1);
              return List.of(node.owner().id(), task.taskId(), other.taskId());
            });
    fixture.run(
        scope -> {
          var node = scope.instance(ids.get(0), HistoryLevel.AUDIT);
          return scope.end(scope.task(ids.get(1), node));
        });
    assertThat(running()).isEqualTo(3);
    assertThat(historic()).hasSize(3);
    assertThat(rows(HistoricVariableEntity.TABLE)).allMatch(row -> row.taskId() == ids.get(1));
    fixture.store().checkInvariants();
    fixture.run(scope -> scope.end(scope.instance(ids.get(0), HistoryLevel.AUDIT)));
    assertThat(running()).isEqualTo(1);
    fixture.run(
        scope -> scope.end(scope.task(ids.get(2), scope.instance(ids.get(0), HistoryLevel.AUDIT))));
    assertThat(running()).isZero();
    assertThat(historic()).hasSize(6);
  }

  @Test
  void instanceAndItsTasksEndTogether() {
    var ids =
        fixture.run(
            scope -> {
              var node = fill(scope, scope.newInstance(HistoryLevel.AUDIT), 2);
              return List.of(
                  node.owner().id(),
                  fill(scope, scope.newTask(node), 1).taskId(),
                  fill(scope, scope.newTask(node), 2).taskId());
            });
    var sent =
        sent(
            scope -> {
              var node = scope.instance(ids.get(0), HistoryLevel.AUDIT);
              return scope.end(node, scope.task(ids.get(1), node), scope.task(ids.get(2), node));
            });
    assertThat(sent).isEqualTo(new Sent(2, 2, 0));
    assertThat(running()).isZero();
    assertThat(historic()).hasSize(5);
  }

  @Test
  void standaloneTaskEnds() {
    var task =
        fixture.run(scope -> fill(scope, scope.newStandaloneTask(HistoryLevel.AUDIT), 2).taskId());
    fixture.run(scope -> scope.end(scope.standaloneTask(task, HistoryLevel.AUDIT)));
    assertThat(running()).isZero();
    assertThat(historic()).containsExactly("v0=0", "v1=1");
  }

  @Test
  void rowsThatSomebodyElseLoadedAreMovedToo() {
    var stored = instance(HistoryLevel.AUDIT, 3);
    fixture.run(
        scope -> {
          scope.work().fetch(Read.where(VariableEntity.TABLE, "NAME_ = 'v1'"));
          return scope.end(scope.instance(stored, HistoryLevel.AUDIT));
        });
    assertThat(running()).isZero();
    assertThat(historic()).hasSize(3);
  }

  @Test
  void fullHistoryKeepsEveryValueThatWasSet() {
    var stored = instance(HistoryLevel.FULL, 1);
    fixture.store().clock().advance(Duration.ofSeconds(1));
    fixture.run(
        scope -> {
          var node = scope.instance(stored, HistoryLevel.FULL);
          scope.variables().set(node, "v0", "text");
          scope.variables().set(node, "v0", "text");
          scope.variables().set(node, "v0", null);
          scope.variables().remove(node, "v0");
          return null;
        });
    var updates = rows(VariableUpdateEntity.TABLE);
    assertThat(updates)
        .extracting(row -> row.decode(VariablesFixture.TYPES))
        .containsExactly(0, "text", null);
    assertThat(updates).extracting(VariableUpdateEntity::variableRev).containsExactly(1, 2, 2);
    assertThat(updates)
        .extracting(VariableUpdateEntity::variableId)
        .containsOnly(rows(HistoricVariableEntity.TABLE).get(0).id());
    assertThat(Duration.between(updates.get(0).time(), updates.get(2).time()))
        .isEqualTo(Duration.ofSeconds(1));
    assertThat(historic()).containsExactly("v0=null");
  }
}
