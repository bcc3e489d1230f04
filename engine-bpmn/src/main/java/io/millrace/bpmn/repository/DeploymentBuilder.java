package io.millrace.bpmn.repository;

import io.millrace.bpmn.model.BpmnModel;
import io.millrace.common.BadArgumentException;
import io.millrace.common.repository.DeploymentInfoBuilder;
import java.util.Date;

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

  /**
   * Accepts BPMN files as modelling tools write them: what a strict deployment would refuse is got
   * around in a way that docs/lenient.md tells for each problem, and each such liberty is reported.
   *
   * <p>A file with which liberties were taken is deployed with them written out, so that it runs
   * everywhere as it was read; beside it the deployment keeps the file as it was added, under its
   * name with {@code .original} behind it, and the report, with {@code .liberties} behind it, which
   * {@link io.millrace.bpmn.RepositoryService#getDeploymentLiberties} returns. What cannot be got
   * around is refused as ever.
   *
   * @return this builder
   */
  DeploymentBuilder lenient();

  /**
   * Lets the processes be suspended until a time: nothing starts instances of them before. A job
   * activates them then.
   *
   * @param date when
   * @return this builder
   */
  DeploymentBuilder activateProcessDefinitionsOn(Date date);
}
