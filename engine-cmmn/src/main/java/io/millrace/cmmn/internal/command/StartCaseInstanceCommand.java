package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.definition.CaseDefinitions;
import io.millrace.cmmn.internal.operation.CaseStart;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.query.CaseRow;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.LastingConflictException;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;

/**
 * Starts a case.
 *
 * @param request what to start and with what
 * @param definitions finds the version
 * @param start makes the case
 */
public record StartCaseInstanceCommand(
    StartRequest request, CaseDefinitions definitions, CaseStart start)
    implements Command<CaseInstance> {

  @Override
  public CaseInstance execute(CommandContext context) {
    checkExternalId(context);
    var definition = request.definition().find(definitions, context);
    var model = definitions.model(definition, context);
    var labels = request.labels();
    var instance = start.run(definition, model, labels.businessKey(), request.variables(), context);
    label(instance, labels);
    link(instance, IdentityLinkType.OWNER, request.roles().owner(), context);
    link(instance, IdentityLinkType.ASSIGNEE, request.roles().assignee(), context);
    return CaseRow.of(instance, definition);
  }

  private static void label(CaseInstanceEntity instance, StartRequest.Labels labels) {
    instance.name(labels.name());
    instance.businessStatus(labels.businessStatus());
    instance.externalId(labels.externalId());
  }

  private static void link(
      CaseInstanceEntity instance, String type, String userId, CommandContext context) {
    if (userId != null) {
      IdentityLinks.of(context).add(Cases.linkOwner(instance), LinkTarget.user(userId, type));
    }
  }

  private void checkExternalId(CommandContext context) {
    var externalId = request.labels().externalId();
    if (externalId == null) {
      return;
    }
    context.unitOfWork().flush();
    var read = Read.where(CaseInstanceEntity.TABLE, "EXTERNAL_ID_ = ?", Parameter.of(externalId));
    var same = context.unitOfWork().fetch(read);
    if (!same.isEmpty()) {
      throw new LastingConflictException(
          "Cannot start a case with the external id '"
              + externalId
              + "': the running case '"
              + same.get(0).id()
              + "' has it. Choose another one.");
    }
  }
}
