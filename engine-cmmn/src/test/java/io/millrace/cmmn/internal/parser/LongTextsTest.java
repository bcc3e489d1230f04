package io.millrace.cmmn.internal.parser;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts that are longer than what the database keeps of them, at each place of a case. */
class LongTextsTest {

  private static final String LONG = "x".repeat(256);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "assignee|<humanTask id='x' flowable:assignee='?'/>",
        "owner|<humanTask id='x' flowable:owner='?'/>",
        "category|<humanTask id='x' flowable:category='?'/>",
        "formKey|<humanTask id='x' flowable:formKey='?'/>",
        "candidateUsers|<humanTask id='x' flowable:candidateUsers='a,?'/>",
        "candidateGroups|<humanTask id='x' flowable:candidateGroups='?'/>",
        "taskIdVariableName|<humanTask id='x' flowable:taskIdVariableName='?'/>",
        "milestoneVariable|<milestone id='x' flowable:milestoneVariable='?'/>",
        "resultVariableName|<task id='x' flowable:type='java' flowable:expression='${1}'"
            + " flowable:resultVariableName='?'/>",
        "businessKey|<processTask id='x' processRef='p' flowable:businessKey='?'/>",
        "idVariableName|<caseTask id='x' caseRef='p' flowable:idVariableName='?'/>",
        "target|<processTask id='x' processRef='p'><extensionElements><flowable:in source='a' target='?'/>"
            + "</extensionElements></processTask>"
      })
  void isToldWhenItIsDeployed(String name, String definition) {
    assertThat(told(definition, LONG))
        .anyMatch(problem -> problem.startsWith("x The " + name + " of the "))
        .anyMatch(problem -> problem.endsWith(" has 256 characters."));
    assertThat(told(definition, LONG.substring(1))).isEmpty();
  }

  @Test
  void theCaseSaysWhatIsTooLong() {
    var xml =
        Parsing.plan("")
            .replace(
                "<case ",
                "<case flowable:candidateStarterUsers='${"
                    + LONG
                    + "}' flowable:historyTimeToLive='${"
                    + LONG
                    + "}' flowable:initiatorVariableName='"
                    + LONG
                    + "' ");
    assertThat(Parsing.problems(xml))
        .extracting(problem -> problem.code() + " " + problem.message())
        .anyMatch(told -> told.startsWith("CMMN-007 The candidateStarterUsers of the case"))
        .anyMatch(told -> told.startsWith("CMMN-007 The initiatorVariableName of the case"))
        .anyMatch(told -> told.contains("'historyTimeToLive'") && told.contains("64 characters"));
  }

  private static List<String> told(String definition, String text) {
    return Parsing.problems(Parsing.definition(definition.replace("?", text))).stream()
        .filter(problem -> problem.code().equals(CmmnProblem.TOO_LONG.code()))
        .map(problem -> problem.elementId() + " " + problem.message())
        .toList();
  }
}
