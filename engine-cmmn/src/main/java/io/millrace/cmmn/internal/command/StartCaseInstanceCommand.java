package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.definition.CaseDefinitions;
import io.millrace.cmmn.internal.operation.CaseStart;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkTarget;

/**
 * Starts a case, of the newest version of its definition or of a given one.
 *
 * @param request what to start and with what
 * @param async whether a job does what follows from the start, even if the model does not say so
 * @param definitions finds the version
 * @param runtime the engine's parts
 */
public record StartCaseInstanceCommand(
    StartRequest request, boolean async, CaseDefinitions definitions, CmmnRuntime runtime)
    implements Command<StartedCase> {

  @Override
  public StartedCase execute(CommandContext context) {
    UniqueExternalId.check(
        request.labels().externalId(), "start a case", "Choose another one.", context);
    var graph = request.definition().find(definitions, context);
    var start =
        new CaseStart(graph)
            .variables(request.variables())
            .transientVariables(request.transientVariables())
            .labels(instance -> label(instance, request.labels()))
            .async(async);
    for (var entry : request.caseFileItems()) {
      start.caseFile(work -> work.create(entry.path(), entry.value()));
    }
    var instance = start.run(runtime.in(context));
    link(instance, IdentityLinkType.OWNER, request.roles().owner(), context);
    link(instance, IdentityLinkType.ASSIGNEE, request.roles().assignee(), context);
    return new StartedCase(instance, graph.definition());
  }

  private static void label(CaseInstanceEntity instance, StartRequest.Labels labels) {
    instance.name(labels.name());
    instance.businessKey(labels.businessKey());
    instance.businessStatus(labels.businessStatus());
    instance.externalId(labels.externalId());
  }

  private static void link(
      CaseInstanceEntity instance, String type, String userId, CommandContext context) {
    if (userId != null) {
      IdentityLinks.of(context).add(Cases.linkOwner(instance), LinkTarget.user(userId, type));
    }
  }
}
