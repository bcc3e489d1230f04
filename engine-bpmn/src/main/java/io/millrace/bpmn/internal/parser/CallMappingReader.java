package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CallMapping;
import io.millrace.bpmn.internal.model.CallMapping.BusinessKey;
import io.millrace.bpmn.internal.model.VariableMapping;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads what goes into a called instance and comes back. Ask for {@link #mapping} after the call
 * activity was read.
 */
final class CallMappingReader {

  private final List<VariableMapping> in = new ArrayList<>();
  private final List<VariableMapping> out = new ArrayList<>();
  private final boolean inheritBusinessKey;
  private boolean allIn;
  private boolean allOut;
  private String businessKey;

  CallMappingReader(Element element) {
    var values = new Values(element);
    businessKey = element.expression(element.engine("businessKey"));
    inheritBusinessKey =
        values.flag("inheritBusinessKey", element.engine("inheritBusinessKey"), false);
    allIn = values.flag("inheritVariables", element.engine("inheritVariables"), false);
    element.extension("in", this::readIn);
    element.extension("out", this::readOut);
  }

  CallMapping mapping() {
    return new CallMapping(
        in, out, allIn, allOut, new BusinessKey(inheritBusinessKey, businessKey));
  }

  private void readIn(Element child) {
    var key = child.expression(child.attribute("businessKey"));
    if (key != null) {
      businessKey = key;
    } else if (isAll(child)) {
      allIn = true;
    } else {
      readSingle(child, in);
    }
  }

  private void readOut(Element child) {
    if (isAll(child)) {
      allOut = true;
    } else {
      readSingle(child, out);
    }
  }

  private static boolean isAll(Element child) {
    var variables = child.attribute("variables");
    if (variables != null && !variables.equals("all")) {
      new Values(child).invalid("variables", variables, "'all'");
    }
    return variables != null;
  }

  /** Reads one variable; what is wrong with it is reported. */
  static void readSingle(Element child, List<VariableMapping> mappings) {
    var source = child.attribute("source");
    var expression = child.expression(child.attribute("sourceExpression"));
    var target = child.attribute("target");
    if (target == null || (source == null) == (expression == null)) {
      child.report(
          BpmnProblem.INCOMPLETE_MAPPING,
          "A variable mapping has source '"
              + source
              + "', sourceExpression '"
              + expression
              + "' and target '"
              + target
              + "'.");
    }
    mappings.add(new VariableMapping(source, expression, target));
  }
}
