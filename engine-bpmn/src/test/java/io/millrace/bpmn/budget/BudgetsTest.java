package io.millrace.bpmn.budget;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares what each path costs with the page of budgets. */
@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BudgetsTest {

  private final BudgetPage page = BudgetPage.read();
  private CountedEngine engine;

  @BeforeAll
  void open(Database database) {
    engine = CountedEngine.on(database);
  }

  @AfterAll
  void close() {
    engine.close();
  }

  static List<Path> paths() {
    return Path.all();
  }

  /** Trips are exact. Statements are at most: a dialect may pack more into one. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("paths")
  void aPathKeepsItsBudget(Path path) {
    // given
    var budget = page.budgets().get(path.name());
    // when
    var cost = engine.costOf(path);
    // then
    assertThat(budget).as("the page has no budget of '%s', which costs %s", path, cost).isNotNull();
    var allowed = budget.on(engine.kind());
    if (engine.kind() != DatabaseKind.H2) {
      assertThat(cost.trips()).as("trips, of %s", cost).isEqualTo(allowed.trips());
    }
    assertThat(cost.statements()).as("statements").isLessThanOrEqualTo(allowed.statements());
  }

  @Test
  void thePageHasABudgetForEachPathAndNoOther() {
    assertThat(page.budgets().keySet())
        .containsExactlyElementsOf(paths().stream().map(Path::name).toList());
  }

  @Test
  void whatIsNotReachedIsExplained() {
    page.budgets()
        .forEach((path, b) -> assertThat(b.isReached() || !b.note().isEmpty()).as(path).isTrue());
  }
}
