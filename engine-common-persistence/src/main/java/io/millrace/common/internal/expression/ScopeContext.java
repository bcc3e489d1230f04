package io.millrace.common.internal.expression;

import io.millrace.common.internal.expression.failure.EvaluationFailure;
import io.millrace.common.internal.expression.limit.Steps;
import jakarta.el.ELContext;
import jakarta.el.ELResolver;
import jakarta.el.FunctionMapper;
import jakarta.el.ImportHandler;
import jakarta.el.VariableMapper;

/** What the library needs for one evaluation: the resolver of ours and nothing else. */
final class ScopeContext extends ELContext {

  private final ScopeResolver resolver;

  ScopeContext(ScopeResolver resolver) {
    this.resolver = resolver;
  }

  @Override
  public ELResolver getELResolver() {
    return resolver;
  }

  /** Gives nodes of ours what is left of the work that the evaluation may do. */
  @Override
  public Object getContext(Class<?> key) {
    return key == Steps.class ? resolver.steps() : super.getContext(key);
  }

  /** Functions became nodes of the tree when it was parsed. */
  @Override
  public FunctionMapper getFunctionMapper() {
    return null;
  }

  @Override
  public VariableMapper getVariableMapper() {
    return null;
  }

  /** The library would look for classes here; the resolver answers for every name before. */
  @Override
  public ImportHandler getImportHandler() {
    throw EvaluationFailure.of("Classes are not open to expressions.");
  }
}
