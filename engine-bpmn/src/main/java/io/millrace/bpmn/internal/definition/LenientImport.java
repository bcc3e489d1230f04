package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.parser.lenient.LenientReader;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.common.internal.deployment.ResourceDraft;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes of files as modelling tools write them what is deployed. Thread-safe; one per engine.
 *
 * @param reader reads a file leniently
 */
public record LenientImport(LenientReader reader) {

  private static final int LONGEST_NAME = 255;
  private static final Logger LOG = LoggerFactory.getLogger(LenientImport.class);

  /**
   * Reads files.
   *
   * @return all of them, those with which liberties were taken written anew, with their originals
   *     and reports behind them
   * @throws DeploymentException if some cannot be deployed all the same; it holds all problems
   * @throws BadArgumentException if a name is too long, or is another file's
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
    checkNames(read);
    return read;
  }

  /** What stands beside a file has a longer name, which may be another file's. */
  private static void checkNames(List<ResourceDraft> read) {
    var names = new HashSet<String>();
    for (var file : read) {
      if (!names.add(file.name()) || file.name().length() > LONGEST_NAME) {
        throw new BadArgumentException(
            "Cannot keep the resource '"
                + file.name()
                + "' of a lenient deployment: the name has more than "
                + LONGEST_NAME
                + " characters, or another resource of the deployment has it. Give the file"
                + " another name.");
      }
    }
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
