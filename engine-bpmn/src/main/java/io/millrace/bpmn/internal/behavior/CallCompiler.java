package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.DelegateVariableMapping;
import io.millrace.bpmn.internal.delegate.ModelDelegates;
import io.millrace.bpmn.internal.model.CallActivity;
import io.millrace.bpmn.internal.model.CallMapping;
import io.millrace.bpmn.internal.model.CallMapping.Whole;
import io.millrace.bpmn.internal.model.CaseTask;
import io.millrace.bpmn.internal.model.VariableMapping;
import io.millrace.common.internal.call.CallBinding;
import io.millrace.common.internal.call.CallVariables;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.expression.VariableName;
import java.util.List;
import java.util.stream.Stream;

/**
 * Gives what calls processes and cases its behavior.
 *
 * @param expressions parses expressions
 * @param delegates makes the objects that map variables
 */
record CallCompiler(Expressions expressions, ModelDelegates delegates) {

  CallActivityBehavior call(CallActivity activity) {
    var called = activity.calledElement();
    return new CallActivityBehavior(
        new CallActivityBehavior.Called(
            expressions.parse(called.reference()),
            CallBinding.valueOf(called.binding().name()),
            parse(called.version()),
            parse(called.tenantId()),
            called.fallbackToDefaultTenant()),
        parse(activity.names().name()),
        VariableName.of(activity.names().idVariable(), expressions),
        data(activity.mapping(), activity.id()));
  }

  CaseTaskBehavior call(CaseTask task) {
    var called = task.called();
    return new CaseTaskBehavior(
        new CaseTaskBehavior.Called(
            expressions.parse(called.reference()),
            CallBinding.valueOf(called.binding().name()),
            parse(called.version()),
            parse(called.tenantId()),
            called.fallbackToDefaultTenant()),
        parse(task.names().name()),
        VariableName.of(task.names().idVariable(), expressions),
        data(task.mapping(), task.id()));
  }

  /** Returns what passes between an element and whom it calls or sends something. */
  CallData data(CallMapping mapping, String elementId) {
    var key = mapping.businessKey();
    var variables =
        new CallVariables(
            mappings(mapping.in(), mapping.allIn()), mappings(mapping.out(), mapping.allOut()));
    return new CallData(
        variables,
        key.inherit(),
        parse(key.value()),
        mapping.code() == null
            ? null
            : delegates.source(mapping.code(), DelegateVariableMapping.class, elementId));
  }

  private List<CallVariables.Mapping> mappings(List<VariableMapping> mappings, Whole all) {
    var whole =
        all == Whole.NONE
            ? Stream.<CallVariables.Mapping>of()
            : Stream.of(
                new CallVariables.Mapping(true, null, null, null, all == Whole.LOCAL, false));
    return Stream.concat(whole, mappings.stream().map(this::mapping)).toList();
  }

  private CallVariables.Mapping mapping(VariableMapping mapping) {
    return new CallVariables.Mapping(
        false,
        mapping.source(),
        parse(mapping.sourceExpression()),
        parse(mapping.target()),
        mapping.isLocal(),
        mapping.isTransient());
  }

  private Expression parse(String text) {
    return text == null ? null : expressions.parse(text);
  }
}
