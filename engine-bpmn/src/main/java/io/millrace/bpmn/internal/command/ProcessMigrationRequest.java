package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.migration.ElementMapping;
import io.millrace.bpmn.internal.migration.MigrateInstance;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocument;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionVersion;
import io.millrace.common.internal.listener.SkipOptions;
import io.millrace.common.internal.migration.MigrationRequest;
import io.millrace.common.internal.scope.FamilyLock;
import java.util.ArrayList;
import java.util.List;

/**
 * What a migration document asks for.
 *
 * @param document the document
 * @param target the version it names
 * @param instances finds and locks instances
 */
public record ProcessMigrationRequest(
    ProcessInstanceMigrationDocument document,
    DefinitionVersion target,
    MigratingProcesses instances)
    implements MigrationRequest {

  @Override
  public ProcessMigrationRequest found(CommandContext context) {
    return new ProcessMigrationRequest(document, target.found(context), instances);
  }

  @Override
  public List<String> problems(long id, CommandContext command) {
    var instance = instances.require(id, command);
    var context = instances.in(command);
    var to = version(command);
    var problems = new ArrayList<String>();
    checkTenant(instance, to, problems);
    instances.code().check(document, problems);
    var wrong = ElementMapping.problems(document, context.process(instance), to);
    problems.addAll(wrong);
    if (wrong.isEmpty()) {
      var locked = FamilyLock.holds(command, instance.rootInstanceId());
      problems.addAll(
          MigrateInstance.problems(context, instance, ElementMapping.of(document, to), locked));
    }
    return problems;
  }

  private CompiledProcess version(CommandContext command) {
    var definitions = instances.runtime().definitions();
    var version = definitions.require(target.find(command), command);
    definitions.requireThere(version.definition().id(), command);
    return version;
  }

  private static void checkTenant(
      ExecutionEntity instance, CompiledProcess to, List<String> problems) {
    var tenantId = to.definition().tenantId();
    if (!tenantId.isEmpty() && !tenantId.equals(instance.tenantId())) {
      problems.add(
          "The version to migrate to belongs to the tenant '"
              + tenantId
              + "', the process instance '"
              + instance.id()
              + "' does not.");
    }
  }

  @Override
  public void begin(long id, CommandContext command) {
    var instance = instances.require(id, command);
    var context = instances.in(command);
    instances.code().runBefore(document, instance, context);
    document
        .getProcessInstanceVariables()
        .forEach((name, value) -> context.variables().setLocal(instance, name, value));
    var agenda = command.agenda();
    agenda.plan(
        new MigrateInstance(
            context,
            instance,
            ElementMapping.of(document, version(command)),
            instances.assignment(),
            new SkipOptions(document.isSkipCustomListeners(), document.isSkipIoMappings())));
    agenda.plan(
        () -> {
          if (!instance.isDeleted()) {
            instances.code().runAfter(document, instance, context);
          }
        });
  }
}
