package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.task;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.DeploymentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

@Covers("19 case page task")
@DatabaseTest
class CasePageTest {

  private final Database database;

  CasePageTest(Database database) {
    this.database = database;
  }

  private static PlannedItem page() {
    return task("page").with("flowable:type=\"casePage\" flowable:formKey=\"frogs\"");
  }

  @Test
  void aPageIsThereAsLongAsItsStageAndNeverKeepsItOpen() {
    var stage = stage("s", page(), human("a"));
    try (var test = TestCase.of(database, stage, human("b")).start()) {
      assertThat(test.open()).containsExactly("a active", "b active", "page active", "s active");

      test.complete("a");

      assertThat(test.open()).containsExactly("b active");
      assertThat(test.over()).contains("page terminated", "s completed");
    }
  }

  @Test
  void whatThePageShowsStandsInTheModel() throws IOException {
    try (var test = TestCase.of(database, page(), human("a")).start()) {
      var item =
          test.engine()
              .getCmmnRuntimeService()
              .createPlanItemInstanceQuery()
              .planItemInstanceId(test.itemId("page"))
              .singleResult();
      assertThat(item.getPlanItemDefinitionType()).isEqualTo("casepagetask");
      var model = test.engine().getCmmnRepositoryService().getCaseModel(item.getCaseDefinitionId());
      assertThat(new String(model.readAllBytes(), StandardCharsets.UTF_8))
          .contains("id=\"" + item.getPlanItemDefinitionId() + "\"")
          .contains("formKey=\"frogs\"");
    }
  }

  @Test
  void aPageIsNobodysWork() {
    try (var test = TestCase.of(database, page(), human("a")).start()) {
      assertThatThrownBy(() -> test.trigger("page"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("cannot be triggered");
    }
    assertThatThrownBy(
            () -> TestCase.of(database, page().with("flowable:assignee=\"kermit\"")).close())
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("human task");
  }
}
