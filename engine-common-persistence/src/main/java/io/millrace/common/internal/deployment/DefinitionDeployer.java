package io.millrace.common.internal.deployment;

import io.millrace.common.internal.command.CommandContext;
import java.util.List;

/**
 * The port through which deployments call the engine whose definitions they hold. Stateless; one
 * per engine.
 */
public interface DefinitionDeployer {

  /** Returns what rows of this engine carry as their scope type. */
  String scopeType();

  /** Returns how the names of the resources end that hold definitions of this engine; not empty. */
  List<String> suffixes();

  /** Tells whether a resource of this name holds definitions of this engine. */
  default boolean reads(String resourceName) {
    return suffixes().stream().anyMatch(resourceName::endsWith);
  }

  /**
   * Tells whether an XML file with this root element holds definitions of this engine, whatever its
   * name is.
   */
  default boolean isRoot(String namespace, String element) {
    return false;
  }

  /**
   * Reads the definitions of a resource.
   *
   * @param validatesDelegates whether the classes and beans that they name have to be there now
   * @return in the order of the resource
   * @throws io.millrace.common.DeploymentException if anything is wrong with it; it holds all
   *     problems of the resource
   */
  List<DefinitionDraft> read(ResourceDraft resource, boolean validatesDelegates);

  /**
   * Takes a new version into service: what starts it waits from now on, what started the version
   * before no longer does.
   *
   * @param version the new version, which is the newest
   * @param previous the version that was the newest, or null
   */
  void deployed(DefinitionEntity version, DefinitionEntity previous, CommandContext context);

  /**
   * Checks that the new versions of a deployment, all of them in service, can be so beside one
   * another and all others.
   *
   * @throws io.millrace.common.DeploymentException if they cannot; it holds all problems
   */
  void checkTogether(List<DefinitionEntity> versions, CommandContext context);

  /**
   * Takes a version out of service, before its row and its resource are deleted.
   *
   * @param version the version
   * @param newest the version that becomes the newest and is to wait for its starts again; null if
   *     there is none, or if another version is the newest already
   */
  void deleted(DefinitionEntity version, DefinitionEntity newest, CommandContext context);

  /** Returns the instances of this engine's versions. */
  DefinitionInstances instances();
}
