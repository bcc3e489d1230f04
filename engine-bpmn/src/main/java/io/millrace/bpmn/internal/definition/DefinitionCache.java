package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.Definitions;
import io.millrace.bpmn.model.BpmnModel;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.VersionCache;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps compiled processes. Thread-safe. */
public final class DefinitionCache extends VersionCache<CompiledProcess> implements Definitions {

  /** The scope type of process definitions. */
  public static final String SCOPE_TYPE = "bpmn";

  private final ProcessCompiler compiler;
  private final Map<Long, ReadModel> models = new ConcurrentHashMap<>();

  /** A model, and the version as it was compiled when the model was read. */
  private record ReadModel(CompiledProcess process, BpmnModel model) {}

  /** Creates an empty cache. */
  public DefinitionCache(ProcessCompiler compiler, Duration checkInterval) {
    super(SCOPE_TYPE, "process", checkInterval);
    this.compiler = compiler;
  }

  @Override
  protected CompiledProcess compile(DefinitionEntity definition, byte[] resource) {
    return compiler.compile(definition, resource);
  }

  /**
   * Returns the model a version came in, which is read when it is asked for first and kept as long
   * as the version is.
   *
   * @throws ObjectNotFoundException if there is no such version
   */
  public BpmnModel bpmnModel(long definitionId, CommandContext context) {
    var process = require(definitionId, context);
    var known = models.get(definitionId);
    if (known != null && known.process() == process) {
      return known.model();
    }
    var definition = process.definition();
    var model = BpmnModel.read(definition.resourceName(), bytes(definition, context));
    models.put(definitionId, new ReadModel(process, model));
    return model;
  }

  @Override
  public void goes(DefinitionEntity version, CommandContext context) {
    super.goes(version, context);
    models.remove(version.id());
  }

  @Override
  protected ObjectNotFoundException missing(long definitionId) {
    return new MissingDefinitionException(definitionId);
  }
}
