package io.millrace.common.internal.variable;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class VariableRoundTripTest {

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

  private long storeAll(List<Object> values) {
    return fixture.run(
        scope -> {
          var node = scope.newInstance(HistoryLevel.FULL);
          for (var i = 0; i < values.size(); i++) {
            scope.variables().setLocal(node, "v" + i, values.get(i));
          }
          return node.scope().elementId();
        });
  }

  @Test
  void everyValueIsReadBackAsItWasSet() {
    var values = EdgeValues.all();
    var id = storeAll(values);
    var read = fixture.run(scope -> scope.variables().allLocal(scope.instance(id)));
    assertSame(read, values);
  }

  @Test
  void everyValueIsReadBeforeItIsStoredAsAfterwards() {
    var values = EdgeValues.all();
    var read =
        fixture.run(
            scope -> {
              var node = scope.newInstance(HistoryLevel.NONE);
              for (var i = 0; i < values.size(); i++) {
                scope.variables().setLocal(node, "v" + i, values.get(i));
              }
              return scope.variables().allLocal(node);
            });
    assertSame(read, values);
  }

  @Test
  void historyKeepsEveryValueWhetherItWasInMemoryOrNot() {
    var values = EdgeValues.all();
    var moved = storeAll(values);
    fixture.run(scope -> scope.end(scope.instance(moved)));
    assertSame(historic(moved), values);
    var copied = storeAll(values);
    fixture.run(
        scope -> {
          scope.variables().allLocal(scope.instance(copied));
          return scope.end(scope.instance(copied));
        });
    assertSame(historic(copied), values);
    assertSame(updates(copied), values);
  }

  private Map<String, Object> historic(long id) {
    return fixture.run(
        scope -> {
          var read = new HashMap<String, Object>();
          for (var row :
              scope
                  .work()
                  .fetch(
                      Read.where(
                          HistoricVariableEntity.TABLE, "SUB_SCOPE_ID_ = ?", Parameter.of(id)))) {
            read.put(row.name(), row.decode(VariablesFixture.TYPES));
          }
          return read;
        });
  }

  private Map<String, Object> updates(long id) {
    return fixture.run(
        scope -> {
          var read = new HashMap<String, Object>();
          for (var row :
              scope
                  .work()
                  .fetch(
                      Read.where(
                          VariableUpdateEntity.TABLE, "SUB_SCOPE_ID_ = ?", Parameter.of(id)))) {
            read.put(row.name(), row.decode(VariablesFixture.TYPES));
          }
          return read;
        });
  }

  private static void assertSame(Map<String, Object> read, List<Object> values) {
    assertThat(read).hasSize(values.size());
    for (var i = 0; i < values.size(); i++) {
      var name = "v" + i;
      var value = values.get(i);
      assertThat(read.get(name)).as(() -> name + " " + brief(value)).isEqualTo(value);
      if (value != null && value.getClass().getPackageName().startsWith("java.lang")) {
        assertThat(read.get(name)).hasSameClassAs(value);
      }
    }
  }

  private static String brief(Object value) {
    var text = String.valueOf(value);
    return text.substring(0, Math.min(60, text.length()));
  }
}
