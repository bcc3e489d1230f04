package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.Definitions;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.VersionCache;
import java.time.Duration;

/** Keeps compiled processes. Thread-safe. */
public final class DefinitionCache extends VersionCache<CompiledProcess> implements Definitions {

  /** The scope type of process definitions. */
  public static final String SCOPE_TYPE = "bpmn";

  private final ProcessCompiler compiler;

  /** Creates an empty cache. */
  public DefinitionCache(ProcessCompiler compiler, Duration checkInterval) {
    super(SCOPE_TYPE, "process", checkInterval);
    this.compiler = compiler;
  }

  @Override
  protected CompiledProcess compile(DefinitionEntity definition, byte[] resource) {
    return compiler.compile(definition, resource);
  }

  @Override
  protected ObjectNotFoundException missing(long definitionId) {
    return new MissingDefinitionException(definitionId);
  }
}
