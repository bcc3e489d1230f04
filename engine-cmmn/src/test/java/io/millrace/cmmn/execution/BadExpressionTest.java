package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.cmmn.test.TestCase;
import io.millrace.common.DeploymentException;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An expression that cannot be parsed is a problem of the model, wherever it stands. */
@DatabaseTest
class BadExpressionTest {

  private static final String BAD = "${1 +";
  private static final Pattern VALUE = Pattern.compile(" ([\\w:]+)=\"([^\"]*)\"");

  /** Has all that an engine evaluates, as far as one plan can. */
  private static final String RICH =
      """
        <planItem id="a" name="A" definitionRef="work">
          <itemControl>
            <repetitionRule flowable:collectionVariable="all" flowable:elementVariable="one"
                flowable:counterVariable="n">
              <extensionElements>
                <flowable:variableAggregation targetVariable="gathered">
                  <flowable:variable source="x"/>
                  <flowable:variable source="y" target="z"/>
                </flowable:variableAggregation>
              </extensionElements>
            </repetitionRule>
          </itemControl>
        </planItem>
        <planItem id="b" definitionRef="call"/>
        <planItem id="c" definitionRef="done"/>
        <planItem id="d" definitionRef="late"/>
        <planItem id="e" definitionRef="outside"/>
        <humanTask id="work" name="Work" flowable:assignee="kermit" flowable:owner="piggy"
            flowable:candidateUsers="fozzie" flowable:candidateGroups="bears"
            flowable:dueDate="PT1H" flowable:priority="3" flowable:category="money"
            flowable:formKey="form" flowable:taskIdVariableName="id"/>
        <caseTask id="call" name="Call" caseRef="case" flowable:businessKey="key"
            flowable:idVariableName="called">
          <extensionElements>
            <flowable:in source="a" target="b"/>
            <flowable:out source="c" target="d"/>
          </extensionElements>
        </caseTask>
        <milestone id="done" name="Done" flowable:milestoneVariable="reached"/>
        <timerEventListener id="late" name="Late">
          <timerExpression>PT1H</timerExpression>
        </timerEventListener>
        <task id="outside" name="Outside" flowable:type="external-worker" flowable:topic="topic"/>
        """;

  private final Database database;

  BadExpressionTest(Database database) {
    this.database = database;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "bad; <planItem id='bad' name='${1 +' definitionRef='t'/><humanTask id='t'/>",
        "bad; <planItem id='i' definitionRef='bad'/><humanTask id='bad' name='${1 +'/>",
        "bad; <planItem id='i' definitionRef='bad'/><milestone id='bad' name='${1 +'/>",
        "bad; <planItem id='i' definitionRef='bad'/><stage id='bad' name='${1 +'/>",
        "bad; <planItem id='i' definitionRef='bad'/><task id='bad' name='${1 +'/>",
        "bad; <planItem id='i' definitionRef='bad'/><userEventListener id='bad' name='${1 +'/>",
        "bad; <planItem id='i' definitionRef='bad'/><humanTask id='bad'><documentation>"
            + "${1 +</documentation></humanTask>"
      })
  void aNameOrDocumentationIsRefusedWithItsPlace(String elementId, String plan) {
    try (var test = TestCase.ofFile(database, TestCase.file("", "", RICH))) {
      var refused =
          catchThrowableOfType(
              DeploymentException.class, () -> test.deployFile(TestCase.file("", "", plan)));

      assertThat(refused.problems())
          .singleElement()
          .satisfies(
              problem -> {
                assertThat(problem.code()).isEqualTo("CMMN-015");
                assertThat(problem.resource()).isEqualTo("case.cmmn");
                assertThat(problem.line()).isPositive();
                assertThat(problem.elementId()).isEqualTo(elementId);
                assertThat(problem.message()).contains(BAD);
              });
    }
  }

  @Test
  void whateverValueIsBadComesBackWithItsPlace() {
    var file = TestCase.file("", "", RICH);
    List<String> raw = new ArrayList<>();
    try (var test = TestCase.ofFile(database, file)) {
      for (var value : VALUE.matcher(file).results().toList()) {
        var mutant = file.substring(0, value.start(2)) + BAD + file.substring(value.end(2));
        var thrown = catchThrowable(() -> test.deployFile(mutant));
        if (thrown != null
            && !(thrown instanceof DeploymentException refused
                && refused.problems().stream().allMatch(problem -> problem.line() > 0))) {
          raw.add(value.group() + ": " + thrown);
        }
      }
    }
    assertThat(raw).isEmpty();
  }
}
