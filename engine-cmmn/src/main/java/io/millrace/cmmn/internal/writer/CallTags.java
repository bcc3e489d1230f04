package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.model.CallBinding;
import io.millrace.cmmn.model.CallMappings;
import io.millrace.cmmn.model.CalledDefinition;
import io.millrace.cmmn.model.DecisionTask;
import io.millrace.cmmn.model.ParameterMapping;

/** Writes tasks that call something. */
final class CallTags {

  private CallTags() {}

  static Tag call(Tag tag, String kind, CalledDefinition called, CallMappings mappings) {
    var binding = called.binding();
    tag.set(kind + "Ref", called.reference())
        .engine(kind + "Binding", binding == CallBinding.LATEST ? null : binding.text())
        .engine(kind + "Version", called.version())
        .engine(kind + "TenantId", called.tenantId())
        .engineFlag("fallbackToDefaultTenant", called.fallbackToDefaultTenant(), false);
    if (called.referenceExpression() != null) {
      tag.child(Tag.standard(kind + "RefExpression").text(called.referenceExpression()));
    }
    return tag.engine("businessKey", mappings.businessKey())
        .engineFlag("inheritBusinessKey", mappings.inheritBusinessKey(), false)
        .engine("idVariableName", mappings.idVariableName())
        .extensions(CodeTags.mappings("in", mappings.ins()))
        .extensions(CodeTags.mappings("out", mappings.outs()))
        .children(mappings.parameters().stream().map(CallTags::parameter).toList());
  }

  private static Tag parameter(ParameterMapping mapping) {
    return Tag.standard("parameterMapping", mapping.info())
        .set("sourceRef", mapping.sourceRef())
        .set("targetRef", mapping.targetRef())
        .child(ConditionTags.of("transformation", mapping.transformation()));
  }

  static Tag decision(Tag tag, DecisionTask task) {
    var result = task.result();
    return call(tag, "decision", task.called(), task.mappings())
        .engine("resultVariable", result.resultVariable())
        .engine("mapDecisionResult", result.mapping())
        .engineFlag("decisionTaskThrowErrorOnNoHits", result.throwErrorOnNoHits(), false)
        .extensions(CodeTags.fields(task.fields()));
  }
}
