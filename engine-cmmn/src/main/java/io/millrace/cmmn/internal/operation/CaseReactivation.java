package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemKind;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Lifecycle;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.HistoricCaseInstanceEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.identity.LinkOwner;
import io.millrace.common.internal.identity.RevivedLinks;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.variable.RevivedVariables;
import java.util.List;
import java.util.Locale;

/**
 * Makes a running case of one that has ended, and plans the first step of its second life.
 *
 * @param ended what history has of it
 * @param graph its version
 * @param request what it is to be
 */
public record CaseReactivation(
    HistoricCaseInstanceEntity ended, CaseGraph graph, ReactivationRequest request) {

  /** Makes the case and plans its first step. */
  public CaseInstanceEntity run(CmmnContext context) {
    var listeners =
        graph.planModel().children().stream().filter(PlanItemNode::isReactivation).toList();
    if (listeners.isEmpty() || ended.rootInstanceId() != ended.id()) {
      throw refused(
          listeners.isEmpty()
              ? "its plan model has no reactivate event listener."
              : "it belonged to the instance '" + ended.rootInstanceId() + "', which called it.");
    }
    if (!HistoryLevel.values()[ended.historyLevel()].isAtLeast(HistoryLevel.AUDIT)) {
      throw refused(
          "its history level is '"
              + HistoryLevel.values()[ended.historyLevel()].name().toLowerCase(Locale.ROOT)
              + "', at which history keeps no variables. Run cases that may come back at the level"
              + " 'audit' or 'full'.");
    }
    var instance = revived(context);
    var scope = context.caseScope(instance);
    if (listeners.stream()
        .noneMatch(node -> !node.available().exists() || node.available().applies(() -> scope))) {
      throw refused("its reactivate event listener is not available.");
    }
    context.reactivates(
        instance, new Reactivation(context, request.leftOut(), listeners, ended.state()));
    context.openCase(instance);
    return instance;
  }

  private IllegalStateEngineException refused(String why) {
    return new IllegalStateEngineException(
        "Cannot reactivate the case '" + ended.id() + "' ('" + graph.model().key() + "'): " + why);
  }

  private CaseInstanceEntity revived(CmmnContext context) {
    var command = context.command();
    var instance = newInstance();
    command.unitOfWork().forgetRead(ended);
    new BulkSql(command.session())
        .update("delete from MR_HI_CASE_INSTANCE where ID_ @in", List.of(ended.id()));
    command.unitOfWork().insert(instance, ended.id());
    FamilyLock.started(command, ended.id());
    var node = context.variables().node(instance);
    new RevivedVariables(command, context.runtime().variables()).revive(node);
    new RevivedLinks(command).revive(LinkOwner.instance(instance, instance.scopeRef()));
    var access = context.variables().access();
    request.variables().forEach((name, value) -> access.setLocal(node, name, value));
    request.transientVariables().forEach((name, value) -> access.setTransient(node, name, value));
    return instance;
  }

  private CaseInstanceEntity newInstance() {
    var instance = new CaseInstanceEntity();
    instance.rootInstanceId(ended.rootInstanceId());
    instance.tenantId(ended.tenantId());
    instance.externalId(ended.externalId());
    instance.caseDefinitionId(ended.caseDefinitionId());
    instance.historyLevel(ended.historyLevel());
    instance.state(
        Lifecycle.next(ItemKind.CASE, ItemState.of(ended.state()), Transition.RE_ACTIVATE, null)
            .text());
    instance.businessKey(ended.businessKey());
    instance.businessStatus(ended.businessStatus());
    instance.name(ended.name());
    instance.startUserId(ended.startUserId());
    instance.startTime(ended.startTime());
    return instance;
  }
}
