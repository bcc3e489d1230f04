package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.cmmn.model.VariableMapping;
import java.util.List;

/** Reads variables that go in or come out. */
final class MappingReader {

  private MappingReader() {}

  static List<VariableMapping> read(Element element, String name) {
    return element.extensions(name).stream()
        .filter(mapping -> mapping.engine("businessKey") == null)
        .map(MappingReader::mapping)
        .toList();
  }

  private static VariableMapping mapping(Element element) {
    var values = new Values(element);
    var all = "all".equals(element.engine("variables"));
    var source = element.engine("source");
    var sourceExpression = element.engineExpression("sourceExpression");
    var target = element.stored("target");
    var targetExpression = element.engineExpression("targetExpression");
    var sources = (all ? 1 : 0) + (source == null ? 0 : 1) + (sourceExpression == null ? 0 : 1);
    if (sources == 0) {
      element.report(CmmnProblem.MISSING_VALUE, "The " + element.name() + " has no source.");
    } else if (sources > 1) {
      element.report(CmmnProblem.CONTRADICTION, "The " + element.name() + " has several sources.");
    } else if (!all && target == null && targetExpression == null) {
      element.report(CmmnProblem.MISSING_VALUE, "The " + element.name() + " has no target.");
    }
    return new VariableMapping(
        all,
        source,
        sourceExpression,
        target,
        targetExpression,
        values.engineFlag("local", false),
        values.engineFlag("transient", false));
  }
}
