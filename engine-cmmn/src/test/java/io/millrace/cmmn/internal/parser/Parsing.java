package io.millrace.cmmn.internal.parser;

import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Files around a piece of XML, and what the parser says about them. */
final class Parsing {

  private static final String FILE =
      """
      <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL"
        xmlns:flowable="http://flowable.org/cmmn" xmlns:camunda="http://camunda.org/schema/1.0/cmmn"
        xmlns:operaton="http://operaton.org/schema/1.0/cmmn" xmlns:millrace="http://millrace.io/schema/cmmn">
      %s
      </definitions>
      """;
  private static final String CASE =
      """
      <case id="case">
      <casePlanModel id="plan">
      <planItem id="first" definitionRef="firstTask"/><humanTask id="firstTask"/>
      %s
      </casePlanModel>
      <caseRoles><role id="boss"/></caseRoles>
      </case>
      """;

  private Parsing() {}

  /** Returns a file around cases. */
  static String file(String content) {
    return FILE.formatted(content);
  }

  /** Returns a file with a case around what its plan model holds, beside a human task. */
  static String plan(String content) {
    return file(CASE.formatted(content));
  }

  /** Returns a file with a definition, whose id is x, and its plan item. */
  static String definition(String definition) {
    return plan("<planItem id='xItem' definitionRef='x'/>" + definition);
  }

  static ParsedCmmn parse(String xml) {
    return new CmmnParser().parse("test.cmmn", xml.getBytes(StandardCharsets.UTF_8));
  }

  /** Returns errors, or warnings where there are none. */
  static List<Problem> problems(String xml) {
    try {
      return parse(xml).warnings();
    } catch (DeploymentException refused) {
      return refused.problems();
    }
  }
}
