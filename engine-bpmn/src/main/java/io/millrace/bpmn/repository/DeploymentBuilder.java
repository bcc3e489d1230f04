package io.millrace.bpmn.repository;

import io.millrace.bpmn.model.BpmnModel;
import io.millrace.common.BadArgumentException;
import io.millrace.common.repository.DeploymentInfoBuilder;

/**
 * Collects resources and deploys them together. A builder belongs to one thread and deploys once.
 *
 * <p>Resources whose name ends in {@code .bpmn} or {@code .bpmn20.xml} are read as BPMN; all others
 * are kept as they are. A resource added under a name that is taken replaces the one before.
 */
public interface DeploymentBuilder extends DeploymentInfoBuilder<DeploymentBuilder, Deployment> {

  /**
   * Checks as well that the classes which the models name are on the class path and can be used
   * where they are named, and that the beans which they name are registered. Without it a class or
   * bean is looked for when it is needed.
   *
   * @return this builder
   */
  DeploymentBuilder validateDelegates();

  /**
   * Adds a model, as the file it was read from says it or as it was built.
   *
   * @param resourceName the name of the resource, which ends in {@code .bpmn} or {@code
   *     .bpmn20.xml}
   * @param bpmnModel the model
   * @return this builder
   * @throws BadArgumentException if an argument is null, or the name is not that of a BPMN file
   */
  DeploymentBuilder addBpmnModel(String resourceName, BpmnModel bpmnModel);
}
