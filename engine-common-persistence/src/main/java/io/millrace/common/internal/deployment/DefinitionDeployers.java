package io.millrace.common.internal.deployment;

import io.millrace.common.IllegalStateEngineException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The engines that read definitions on one schema. Filled while they are built, then only read. */
public final class DefinitionDeployers {

  private final List<DefinitionDeployer> deployers = new ArrayList<>();

  /** Adds an engine. */
  public void add(DefinitionDeployer deployer) {
    deployers.add(deployer);
  }

  /** Returns who reads a resource; empty if it is only stored. */
  Optional<DefinitionDeployer> reading(String resourceName) {
    return deployers.stream().filter(deployer -> deployer.reads(resourceName)).findFirst();
  }

  /** Returns who would read an XML file with this root element if its name said so. */
  Optional<DefinitionDeployer> ofRoot(String namespace, String element) {
    return deployers.stream().filter(deployer -> deployer.isRoot(namespace, element)).findFirst();
  }

  /** Returns the engine of a scope type. */
  DefinitionDeployer of(String scopeType) {
    return deployers.stream()
        .filter(deployer -> deployer.scopeType().equals(scopeType))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateEngineException(
                    "The deployment holds definitions of the scope type '"
                        + scopeType
                        + "', and their engine is not built here. Delete it where it is."));
  }
}
