package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CallMapping;
import io.millrace.bpmn.internal.model.CallMapping.BusinessKey;
import io.millrace.bpmn.internal.model.CallMapping.Whole;
import io.millrace.bpmn.internal.model.Implementation;
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
  private final Element element;
  private final boolean outIsLocal;
  private final Implementation code;
  private Whole allIn;
  private Whole allOut = Whole.NONE;
  private String businessKey;

  CallMappingReader(Element element) {
    var values = new Values(element);
    this.element = element;
    businessKey = values.stored("businessKey");
    inheritBusinessKey =
        values.flag("inheritBusinessKey", element.engine("inheritBusinessKey"), false);
    allIn =
        values.flag("inheritVariables", element.engine("inheritVariables"), false)
            ? Whole.ALL
            : Whole.NONE;
    outIsLocal =
        values.flag(
            "useLocalScopeForOutParameters",
            element.engine("useLocalScopeForOutParameters"),
            false);
    code = code();
    element.extension("in", this::readIn);
    element.extension("out", this::readOut);
  }

  CallMapping mapping() {
    return new CallMapping(
        in, out, allIn, allOut, new BusinessKey(inheritBusinessKey, businessKey), code);
  }

  private Implementation code() {
    var name = element.engine("variableMappingClass");
    var expression = element.expression(element.engine("variableMappingDelegateExpression"));
    if (name != null && expression != null) {
      element.report(
          BpmnProblem.SEVERAL_VARIABLE_MAPPINGS,
          "The variables of " + element + " are mapped by a class and by a delegate expression.");
    }
    if (name != null) {
      return new Implementation(Implementation.Kind.CLASS, name, List.of());
    }
    return expression == null
        ? null
        : new Implementation(Implementation.Kind.DELEGATE_EXPRESSION, expression, List.of());
  }

  private void readIn(Element child) {
    var key = new Values(child).stored("businessKey", child.attribute("businessKey"));
    if (key != null) {
      businessKey = key;
    } else if (isAll(child)) {
      allIn = isLocal(child) ? Whole.LOCAL : Whole.ALL;
    } else {
      readCalled(child, in, isLocal(child));
    }
  }

  private void readOut(Element child) {
    var isLocal = isLocal(child) || outIsLocal;
    if (isAll(child)) {
      allOut = isLocal ? Whole.LOCAL : Whole.ALL;
    } else {
      readCalled(child, out, isLocal);
    }
  }

  private static boolean isAll(Element child) {
    var variables = child.attribute("variables");
    if (variables != null && !variables.equals("all")) {
      new Values(child).invalid("variables", variables, "'all'");
    }
    return variables != null;
  }

  private static boolean isLocal(Element child) {
    return new Values(child).flag("local", child.attribute("local"), false);
  }

  /** Reads one variable; what is wrong with it is reported. */
  static void readSingle(Element child, List<VariableMapping> mappings) {
    readSingle(child, mappings, false, false);
  }

  private static void readCalled(Element child, List<VariableMapping> mappings, boolean isLocal) {
    var isTransient = new Values(child).flag("transient", child.attribute("transient"), false);
    readSingle(child, mappings, isTransient, isLocal);
  }

  private static void readSingle(
      Element child, List<VariableMapping> mappings, boolean isTransient, boolean isLocal) {
    var source = child.attribute("source");
    var expression = child.expression(child.attribute("sourceExpression"));
    var target = target(child);
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
    mappings.add(new VariableMapping(source, expression, target, isTransient, isLocal));
  }

  private static String target(Element child) {
    var expression = child.expression(child.attribute("targetExpression"));
    var name = new Values(child).stored("target", child.attribute("target"));
    return name == null ? expression : name;
  }
}
