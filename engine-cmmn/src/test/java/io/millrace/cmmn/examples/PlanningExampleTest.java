package io.millrace.cmmn.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.runtime.PlannableItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import org.junit.jupiter.api.Test;

/** Something is added to a running case that its planning table offers. */
@DatabaseTest
class PlanningExampleTest {

  private final Database database;

  PlanningExampleTest(Database database) {
    this.database = database;
  }

  @Test
  void whatATableOffersIsPlanned() {
    var model =
        Cmmn.caseModel("case").humanTask("check").discretionary(table -> table.humanTask("extra"));
    try (var test = TestCase.ofFile(database, model.toXml()).start()) {
      var runtime = test.runtime();
      var caseId = test.id();

      var items =
          runtime.getPlannableItems(caseId); // what can be planned now, where, and by which roles
      runtime.createPlanningBuilder().discretionaryItemId("extra").caseInstanceId(caseId).plan();

      assertThat(items).extracting(PlannableItem::getDiscretionaryItemId).containsExactly("extra");
      assertThat(test.open()).containsExactly("check active", "extra active");
    }
  }
}
