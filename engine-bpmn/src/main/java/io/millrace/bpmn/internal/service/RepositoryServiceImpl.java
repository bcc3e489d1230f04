package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.RepositoryService;
import io.millrace.bpmn.internal.command.GetProcessDefinitionCommand;
import io.millrace.bpmn.internal.command.GetProcessModelCommand;
import io.millrace.bpmn.internal.command.SetDefinitionCategoryCommand;
import io.millrace.bpmn.repository.DeploymentBuilder;
import io.millrace.bpmn.repository.DeploymentQuery;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.bpmn.repository.ProcessDefinitionQuery;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.DeploymentCalls;
import java.io.ByteArrayInputStream;
import java.io.InputStream;

/** Checks the arguments, runs a command, nothing else. Thread-safe; one per engine. */
public final class RepositoryServiceImpl extends DeploymentCalls implements RepositoryService {

  private static final Check CHECK = new Check("RepositoryService");

  private final RepositoryParts parts;

  /** Creates the service of an engine. */
  public RepositoryServiceImpl(RepositoryParts parts) {
    super(CHECK, parts.deployments());
    this.parts = parts;
  }

  @Override
  public DeploymentBuilder createDeployment() {
    return new DeploymentBuilderImpl(parts());
  }

  @Override
  public DeploymentQuery createDeploymentQuery() {
    return parts.queries().deployments();
  }

  @Override
  public ProcessDefinitionQuery createProcessDefinitionQuery() {
    return parts.queries().processDefinitions();
  }

  @Override
  public ProcessDefinition getProcessDefinition(String processDefinitionId) {
    var id = CHECK.id("getProcessDefinition", "processDefinitionId", processDefinitionId);
    return run(new GetProcessDefinitionCommand(id));
  }

  @Override
  public InputStream getProcessModel(String processDefinitionId) {
    var id = CHECK.id("getProcessModel", "processDefinitionId", processDefinitionId);
    return new ByteArrayInputStream(run(new GetProcessModelCommand(id)));
  }

  @Override
  public void setProcessDefinitionCategory(String processDefinitionId, String category) {
    var id = CHECK.id("setProcessDefinitionCategory", "processDefinitionId", processDefinitionId);
    var word = CHECK.optional("setProcessDefinitionCategory", "category", category);
    run(new SetDefinitionCategoryCommand(id, word, parts.cache()));
  }
}
