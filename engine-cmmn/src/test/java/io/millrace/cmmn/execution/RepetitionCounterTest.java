package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.test.TestCase;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The number of an instance of a plan item is a variable of it, which is found by its name. */
@DatabaseTest
class RepetitionCounterTest {

  private final Database database;

  RepetitionCounterTest(Database database) {
    this.database = database;
  }

  @Test
  void isALocalVariableOfThePlanItem() {
    try (var test = TestCase.of(database, human("ask").repeats("${true}")).start()) {
      test.complete("ask");
      var id = test.itemId("ask");
      var runtime = test.runtime();

      assertThat(runtime.getLocalVariable(id, "repetitionCounter")).isEqualTo(2);
      assertThat(runtime.hasLocalVariable(id, "repetitionCounter")).isTrue();
      assertThat(runtime.getLocalVariables(id, List.of("repetitionCounter", "none")))
          .isEqualTo(Map.of("repetitionCounter", 2));
      assertThat(runtime.getLocalVariables(id)).isEmpty();
    }
  }
}
