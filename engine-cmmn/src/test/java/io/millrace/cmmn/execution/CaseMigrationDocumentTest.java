package io.millrace.cmmn.execution;

import static io.millrace.cmmn.migration.PlanItemDefinitionMappingBuilder.createActivatePlanItemDefinitionMappingFor;
import static io.millrace.cmmn.migration.PlanItemDefinitionMappingBuilder.createMoveToAvailablePlanItemDefinitionMappingFor;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.migration.CaseInstanceMigrationDocument;
import io.millrace.cmmn.migration.CaseInstanceMigrationDocumentBuilder;
import io.millrace.cmmn.migration.HistoricCaseInstanceMigrationDocument;
import io.millrace.common.BadArgumentException;
import io.millrace.test.conformance.Covers;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Covers("65 migration of cases")
class CaseMigrationDocumentTest {

  private final CaseInstanceMigrationDocumentBuilder builder =
      new CaseInstanceMigrationDocumentBuilder().setCaseDefinitionToMigrateTo("case", 2);

  @Test
  void variablesComeBackAsWhatTheyAre() {
    var variables = new LinkedHashMap<String, Object>();
    variables.put("text", "x");
    variables.put("truth", false);
    variables.put("whole", 1);
    variables.put("part", 1.5);
    variables.put("nothing", null);
    variables.put("several", List.of("a", Map.of("b", 2)));
    var json =
        builder
            .addCaseInstanceVariables(variables)
            .addActivatePlanItemDefinitionMapping(
                createActivatePlanItemDefinitionMappingFor("a", variables))
            .addMoveToAvailablePlanItemDefinitionMapping(
                createMoveToAvailablePlanItemDefinitionMappingFor("b", variables))
            .build()
            .asJsonString();

    var read = CaseInstanceMigrationDocument.fromJson(json);

    assertThat(read.getCaseInstanceVariables()).isEqualTo(variables);
    assertThat(read.getActivatePlanItemDefinitionMappings().get(0).getWithLocalVariables())
        .isEqualTo(variables);
    assertThat(read.getMoveToAvailablePlanItemDefinitionMappings().get(0).getWithLocalVariables())
        .isEqualTo(variables);
  }

  @Test
  void variablesThatWouldComeBackAsSomethingElseAreRefused() {
    assertThatThrownBy(
            () -> builder.addCaseInstanceVariable("due", new Date(0)).build().asJsonString())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'due'")
        .hasMessageContaining("java.util.Date");
  }

  @Test
  void localVariablesThatWouldComeBackAsSomethingElseAreRefused() {
    builder.addActivatePlanItemDefinitionMapping(
        createActivatePlanItemDefinitionMappingFor("a", Map.of("count", 1L)));

    assertThatThrownBy(() -> builder.build().asJsonString())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'count'")
        .hasMessageContaining("java.lang.Long");
  }

  @ParameterizedTest
  @CsvSource({
    "activatePlanItemDefinitionMappings, planItemDefinitionId",
    "moveToAvailablePlanItemDefinitionMappings, planItemDefinitionId",
    "terminatePlanItemDefinitionMappings, planItemDefinitionId",
    "waitingForRepetitionPlanItemDefinitionMappings, planItemDefinitionId",
    "removeWaitingForRepetitionPlanItemDefinitionMappings, planItemDefinitionId",
    "changePlanItemIdMappings, existingPlanItemId",
    "changePlanItemIdWithDefinitionIdMappings, existingPlanItemDefinitionId",
    "changePlanItemDefinitionWithNewTargetIdsMappings, newPlanItemDefinitionId",
  })
  void whatAMappingDoesNotKnowIsRefused(String list, String known) {
    var json =
        """
        {"%s": [{"planItemDefinitionId": "a", "existingPlanItemId": "a", "newPlanItemId": "b",
          "existingPlanItemDefinitionId": "a", "newPlanItemDefinitionId": "b", "conditoin": "${x}"}]}
        """;

    assertThatThrownBy(() -> CaseInstanceMigrationDocument.fromJson(json.formatted(list)))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'" + list + "'")
        .hasMessageContaining("which is not known")
        .hasMessageContaining(known);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"caseInstanceVariables\": \"x\"}",
        "{\"enableAutomaticPlanItemInstanceCreation\": \"yes\"}",
        "{\"migrateToCaseDefinitionVersion\": 1.5}",
        "{\"activatePlanItemDefinitionMappings\": [\"a\"]}",
        "{\"activatePlanItemDefinitionMappings\": [{\"planItemDefinitionId\": {\"a\": 1}}]}",
      })
  void whatIsOfAnotherKindIsRefused(String json) {
    assertThatThrownBy(() -> CaseInstanceMigrationDocument.fromJson(json))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("migration document");
  }

  @Test
  void endedCasesHaveNothingToMap() {
    var json =
        """
        {"migrateToCaseDefinitionKey": "case", "migrateToCaseDefinitionVersion": 2,
         "changePlanItemIdMappings": [{"existingPlanItemId": "a", "newPlanItemId": "b"}]}
        """;

    assertThatThrownBy(() -> HistoricCaseInstanceMigrationDocument.fromJson(json))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'changePlanItemIdMappings'")
        .hasMessageContaining("migrateToCaseDefinitionVersion");
  }
}
