package io.millrace.common.internal.deployment;

import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The definitions that the resources of a deployment hold.
 *
 * @param found in the order of the resources and of the definitions in them
 */
record DeploymentContents(List<Found> found) {

  private static final String SAME_KEY_TWICE = "DEPLOY-001";

  /** A definition, the resource it stands in and the engine that read it. */
  record Found(DefinitionDeployer deployer, ResourceDraft resource, DefinitionDraft definition) {}

  private record Name(String scopeType, String key) {}

  /**
   * Reads all resources.
   *
   * @throws DeploymentException with all problems of all resources
   */
  static DeploymentContents read(DeploymentDraft draft, DefinitionDeployers deployers) {
    var found = new ArrayList<Found>();
    var problems = new ArrayList<Problem>();
    for (var resource : draft.resources()) {
      var deployer = deployers.reading(resource.name());
      if (deployer.isPresent()) {
        try {
          deployer.get().read(resource, draft.validatesDelegates()).stream()
              .map(definition -> new Found(deployer.get(), resource, definition))
              .forEach(found::add);
        } catch (DeploymentException e) {
          problems.addAll(e.problems());
        }
      }
    }
    addKeysUsedTwice(found, problems);
    if (!problems.isEmpty()) {
      throw new DeploymentException(problems);
    }
    return new DeploymentContents(found);
  }

  private static void addKeysUsedTwice(List<Found> found, List<Problem> problems) {
    Map<Name, Found> first = new HashMap<>();
    for (var one : found) {
      var key = one.definition().key();
      var other = first.putIfAbsent(new Name(one.deployer().scopeType(), key), one);
      if (other != null) {
        problems.add(
            new Problem(
                SAME_KEY_TWICE,
                Problem.Severity.ERROR,
                one.resource().name(),
                0,
                0,
                key,
                "The resource '"
                    + other.resource().name()
                    + "' of this deployment defines '"
                    + key
                    + "' as well.",
                "Keep one of them, or deploy one after the other to make two versions."));
      }
    }
  }
}
