package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.Definitions;
import io.millrace.bpmn.internal.operation.LoadedProcesses;
import io.millrace.bpmn.model.BpmnModel;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.VersionCache;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Keeps compiled processes. Thread-safe. */
public final class DefinitionCache extends VersionCache<CompiledProcess> implements Definitions {

  /** The scope type of process definitions. */
  public static final String SCOPE_TYPE = "bpmn";

  private static final int MOST_MODELS = 100;

  private final ProcessCompiler compiler;
  private final LoadedProcesses watcher;

  /** The models that were asked for last; a console that walks through all does not fill memory. */
  private final Map<Long, ReadModel> models =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Long, ReadModel> eldest) {
              return size() > MOST_MODELS;
            }
          });

  /** A model, and the version as it was compiled when the model was read. */
  private record ReadModel(CompiledProcess process, BpmnModel model) {}

  /** Creates an empty cache. */
  public DefinitionCache(ProcessCompiler compiler, Duration checkInterval) {
    this(compiler, checkInterval, LoadedProcesses.NONE);
  }

  /** Creates an empty cache of which somebody hears what comes and goes. */
  public DefinitionCache(
      ProcessCompiler compiler, Duration checkInterval, LoadedProcesses watcher) {
    super(SCOPE_TYPE, "process", checkInterval);
    this.compiler = compiler;
    this.watcher = watcher;
  }

  @Override
  protected CompiledProcess compile(DefinitionEntity definition, byte[] resource) {
    var process = compiler.compile(definition, resource);
    watcher.comes(process);
    return process;
  }

  /**
   * Returns the model a version came in, which is read when it is asked for first and kept while it
   * is among the last that were.
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
    watcher.goes(version.id());
  }

  @Override
  protected ObjectNotFoundException missing(long definitionId) {
    return new MissingDefinitionException(definitionId);
  }
}
