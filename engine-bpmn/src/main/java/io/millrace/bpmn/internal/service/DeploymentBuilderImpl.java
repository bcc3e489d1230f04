package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ShownDeployment;
import io.millrace.bpmn.model.BpmnModel;
import io.millrace.bpmn.repository.Deployment;
import io.millrace.bpmn.repository.DeploymentBuilder;
import io.millrace.common.internal.service.AbstractDeploymentBuilder;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.DeploymentParts;

/** Collects what is to be deployed. Used by one thread. */
final class DeploymentBuilderImpl extends AbstractDeploymentBuilder<DeploymentBuilder, Deployment>
    implements DeploymentBuilder {

  private static final Check CHECK = new Check("DeploymentBuilder");

  private boolean validatesDelegates;

  DeploymentBuilderImpl(DeploymentParts parts) {
    super(CHECK, ExecutionEntity.SCOPE_TYPE, parts);
  }

  @Override
  public DeploymentBuilder validateDelegates() {
    validatesDelegates = true;
    return this;
  }

  @Override
  public DeploymentBuilder addBpmnModel(String resourceName, BpmnModel bpmnModel) {
    var name = CHECK.text("addBpmnModel", "resourceName", resourceName);
    var model = CHECK.given("addBpmnModel", "bpmnModel", bpmnModel);
    if (!name.endsWith(".bpmn") && !name.endsWith(".bpmn20.xml")) {
      throw CHECK.refused(
          "addBpmnModel",
          "resourceName",
          "is '" + name + "', which ends in neither .bpmn nor .bpmn20.xml");
    }
    return addBytes(name, model.resourceBytes());
  }

  @Override
  public Deployment deploy() {
    var deployed = deploy(validatesDelegates);
    return new ShownDeployment(deployed.deployment(), deployed.isNew());
  }
}
