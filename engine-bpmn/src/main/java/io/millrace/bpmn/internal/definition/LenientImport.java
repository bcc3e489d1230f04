package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.parser.lenient.LenientReader;
import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.common.internal.deployment.ResourceDraft;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes of files as modelling tools write them what is deployed. Thread-safe; one per engine.
 *
 * @param reader reads a file leniently
 */
public record LenientImport(LenientReader reader) {

  private static final Logger LOG = LoggerFactory.getLogger(LenientImport.class);

  /**
   * Reads files.
   *
   * @return all of them, those with which liberties were taken written anew, with their originals
   *     and reports behind them
   * @throws DeploymentException if some cannot be deployed all the same; it holds all problems
   */
  public List<ResourceDraft> read(List<ResourceDraft> files) {
    var read = new ArrayList<ResourceDraft>();
    var problems = new ArrayList<Problem>();
    for (var file : files) {
      try {
        read.addAll(read(file));
      } catch (DeploymentException e) {
        problems.addAll(e.problems());
      }
    }
    if (!problems.isEmpty()) {
      throw new DeploymentException(problems);
    }
    return read;
  }

  private List<ResourceDraft> read(ResourceDraft file) {
    if (!ProcessDeployer.isModel(file.name())) {
      return List.of(file);
    }
    var result = reader.read(file.name(), file.bytes());
    if (result.liberties().isEmpty()) {
      return List.of(file);
    }
    result.liberties().forEach(taken -> LOG.info("{} {}", taken.problem(), taken.done()));
    return List.of(
        new ResourceDraft(file.name(), result.xml()),
        LibertyReport.original(file),
        LibertyReport.of(file, result.liberties()));
  }
}
