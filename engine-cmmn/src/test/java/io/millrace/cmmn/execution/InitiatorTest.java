package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.test.CurrentUser;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The variable of a case that gets the user who starts it. */
@DatabaseTest
class InitiatorTest {

  private static final String ATTRIBUTES = "flowable:initiatorVariableName=\"who\"";
  private static final String PLAN =
      """
      <planItem id="a" definitionRef="task"/>
      <humanTask id="task" flowable:assignee="${who}"/>
      """;

  private final Database database;
  private final CurrentUser user = new CurrentUser(Map.of());

  InitiatorTest(Database database) {
    this.database = database;
  }

  private TestCase deployed() {
    return TestCase.ofXml(database, c -> c.setIdentityProvider(user), ATTRIBUTES, PLAN);
  }

  private static Task task(TestCase test) {
    return test.engine().getCmmnTaskService().createTaskQuery().singleResult();
  }

  @Test
  @Covers("3 initiator and candidate starters")
  void isWhoeverStartsTheCase() {
    try (var test = deployed()) {
      // given
      user.is("kermit");
      // when
      test.start();
      // then
      assertThat(task(test).getAssignee()).isEqualTo("kermit");
    }
  }

  @Test
  void isNullWhereNobodyIsKnown() {
    try (var test = deployed()) {
      // when
      test.start();
      // then
      assertThat(test.runtime().getVariables(test.id())).containsEntry("who", null);
      assertThat(task(test).getAssignee()).isNull();
    }
  }

  @Test
  void isWhatTheStartBringsWhereNobodyIsKnown() {
    try (var test = deployed()) {
      // when
      test.start(Map.of("who", "piggy"));
      // then
      assertThat(task(test).getAssignee()).isEqualTo("piggy");
      assertThat(test.runtime().getVariable(test.id(), "who")).isEqualTo("piggy");
    }
  }

  @Test
  void isWhatTheStartBringsAlsoWhereSomeoneIsKnown() {
    try (var test = deployed()) {
      // given
      user.is("kermit");
      // when
      test.start(Map.of("who", "piggy"));
      // then
      assertThat(task(test).getAssignee()).isEqualTo("piggy");
    }
  }

  @Test
  void isHiddenByATransientVariableOfTheStart() {
    try (var test = deployed()) {
      // given
      user.is("kermit");
      // when
      var started =
          test.runtime()
              .createCaseInstanceBuilder()
              .caseDefinitionKey("case")
              .transientVariable("who", "piggy")
              .start();
      // then
      assertThat(task(test).getAssignee()).isEqualTo("piggy");
      assertThat(test.runtime().getVariable(started.getId(), "who")).isEqualTo("kermit");
    }
  }
}
