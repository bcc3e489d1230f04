package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.ActivateLaterCommand;
import io.millrace.bpmn.internal.definition.LenientImport;
import io.millrace.bpmn.internal.operation.DefinitionSuspension;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ShownDeployment;
import io.millrace.bpmn.model.BpmnModel;
import io.millrace.bpmn.repository.Deployment;
import io.millrace.bpmn.repository.DeploymentBuilder;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.deployment.Deployed;
import io.millrace.common.internal.service.AbstractDeploymentBuilder;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.DeploymentParts;
import java.util.Date;

/** Collects what is to be deployed. Used by one thread. */
final class DeploymentBuilderImpl extends AbstractDeploymentBuilder<DeploymentBuilder, Deployment>
    implements DeploymentBuilder {

  private static final Check CHECK = new Check("DeploymentBuilder");

  private final LenientImport lenientImport;
  private final DefinitionSuspension suspension;
  private final CommandExecutor commands;
  private boolean validatesDelegates;
  private boolean lenient;
  private Date activation;

  DeploymentBuilderImpl(
      DeploymentParts parts, LenientImport lenientImport, DefinitionSuspension suspension) {
    super(CHECK, ExecutionEntity.SCOPE_TYPE, parts);
    this.lenientImport = lenientImport;
    this.suspension = suspension;
    this.commands = parts.commands();
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
  public DeploymentBuilder lenient() {
    lenient = true;
    return this;
  }

  @Override
  public DeploymentBuilder activateProcessDefinitionsOn(Date date) {
    activation = date;
    return this;
  }

  @Override
  public Deployment deploy() {
    var deployed =
        activation == null
            ? store()
            : commands.execute(
                context -> {
                  var stored = store();
                  var command = new ActivateLaterCommand(stored, activation, suspension);
                  return command.execute(context);
                });
    return new ShownDeployment(deployed.deployment(), deployed.isNew());
  }

  private Deployed store() {
    return lenient ? deploy(validatesDelegates, lenientImport::read) : deploy(validatesDelegates);
  }
}
