package io.millrace.common.internal.expression;

import io.millrace.common.internal.expression.access.EvaluationFailure;
import jakarta.el.ELContext;
import jakarta.el.ELResolver;
import jakarta.el.FunctionMapper;
import jakarta.el.ImportHandler;
import jakarta.el.VariableMapper;

/** What the library needs for one evaluation: the resolver of ours and nothing else. */
final class ScopeContext extends ELContext {

  private final ELResolver resolver;

  ScopeContext(ELResolver resolver) {
    this.resolver = resolver;
  }

  @Override
  public ELResolver getELResolver() {
    return resolver;
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
