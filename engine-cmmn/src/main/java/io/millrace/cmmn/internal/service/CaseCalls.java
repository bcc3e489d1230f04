package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.StageResponse;
import io.millrace.cmmn.explanation.CaseExplanation;
import io.millrace.cmmn.internal.command.CaseDeletions;
import io.millrace.cmmn.internal.command.ExplainCaseCommand;
import io.millrace.cmmn.internal.command.MoveCaseCommand;
import io.millrace.cmmn.internal.command.StageOverviewCommand;
import io.millrace.cmmn.internal.command.TerminateCasesCommand;
import io.millrace.cmmn.internal.operation.CaseMove;
import io.millrace.cmmn.runtime.CaseInstanceUpdateBuilder;
import io.millrace.common.batch.Batch;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.batch.BeginBatchCommand;
import io.millrace.common.internal.identity.SetRoleCommand;
import io.millrace.common.internal.involvement.ListInvolvedCommand;
import io.millrace.common.internal.listener.SkipOptions;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.InstanceRoleCalls;
import java.util.Collection;
import java.util.List;

/** The calls of the runtime service that end, label and explain whole cases. */
interface CaseCalls extends CmmnRuntimeCalls, InstanceRoleCalls {

  private void move(String method, String id, CaseMove what) {
    parts()
        .commands()
        .execute(
            new MoveCaseCommand(CHECK.id(method, "caseInstanceId", id), what, parts().cases()));
  }

  @Override
  default void completeCaseInstance(String caseInstanceId) {
    move("completeCaseInstance", caseInstanceId, CaseMove.COMPLETE);
  }

  @Override
  default void terminateCaseInstance(String caseInstanceId) {
    terminateCaseInstance(caseInstanceId, false);
  }

  @Override
  default void terminateCaseInstance(String caseInstanceId, boolean skipCustomListeners) {
    terminate("terminateCaseInstance", caseInstanceId, skipCustomListeners);
  }

  private void terminate(String method, String caseInstanceId, boolean skipCustomListeners) {
    terminate(List.of(CHECK.id(method, "caseInstanceId", caseInstanceId)), skipCustomListeners);
  }

  private void terminate(List<Long> ids, boolean skipCustomListeners) {
    var skips = new SkipOptions(skipCustomListeners, false);
    parts().commands().execute(new TerminateCasesCommand(ids, skips, parts().cases()));
  }

  @Override
  default void bulkTerminateCaseInstances(Collection<String> caseInstanceIds) {
    bulkTerminateCaseInstances(caseInstanceIds, false);
  }

  @Override
  default void bulkTerminateCaseInstances(
      Collection<String> caseInstanceIds, boolean skipCustomListeners) {
    var method = "bulkTerminateCaseInstances";
    terminate(CHECK.ids(method, "caseInstanceIds", caseInstanceIds), skipCustomListeners);
  }

  @Override
  default void deleteCaseInstance(String caseInstanceId) {
    deleteCaseInstance(caseInstanceId, false);
  }

  @Override
  default void deleteCaseInstance(String caseInstanceId, boolean skipCustomListeners) {
    terminate("deleteCaseInstance", caseInstanceId, skipCustomListeners);
  }

  @Override
  default void bulkDeleteCaseInstances(Collection<String> caseInstanceIds) {
    bulkDeleteCaseInstances(caseInstanceIds, false);
  }

  @Override
  default void bulkDeleteCaseInstances(
      Collection<String> caseInstanceIds, boolean skipCustomListeners) {
    var method = "bulkDeleteCaseInstances";
    terminate(CHECK.ids(method, "caseInstanceIds", caseInstanceIds), skipCustomListeners);
  }

  @Override
  default Batch terminateCaseInstancesAsync(Collection<String> caseInstanceIds) {
    return terminateCaseInstancesAsync(caseInstanceIds, false);
  }

  @Override
  default Batch terminateCaseInstancesAsync(
      Collection<String> caseInstanceIds, boolean skipCustomListeners) {
    var method = "terminateCaseInstancesAsync";
    var ids = CHECK.ids(method, "caseInstanceIds", caseInstanceIds);
    var batch =
        new CaseDeletions(parts().cases(), parts().ended())
            .ofRunning(ids, new SkipOptions(skipCustomListeners, false));
    return parts()
        .commands()
        .execute(
            new BeginBatchCommand(
                batch, "MR_CASE_INSTANCE", new Batches(parts().runtime().jobs())));
  }

  @Override
  default void evaluateCriteria(String caseInstanceId) {
    move("evaluateCriteria", caseInstanceId, CaseMove.EVALUATE);
  }

  @Override
  default CaseExplanation explainCase(String caseInstanceId) {
    return parts()
        .commands()
        .execute(
            new ExplainCaseCommand(
                CHECK.id("explainCase", "caseInstanceId", caseInstanceId), parts().cases()));
  }

  @Override
  default List<StageResponse> getStageOverview(String caseInstanceId) {
    var id = CHECK.id("getStageOverview", "caseInstanceId", caseInstanceId);
    return parts()
        .commands()
        .execute(new StageOverviewCommand(id, parts().queries(), parts().runtime().graphs()));
  }

  @Override
  default CaseInstanceUpdateBuilder createCaseInstanceUpdateBuilder(String caseInstanceId) {
    return update("createCaseInstanceUpdateBuilder", caseInstanceId);
  }

  private CaseInstanceUpdateBuilder update(String method, String id) {
    return new CaseInstanceUpdateBuilderImpl(CHECK.id(method, "caseInstanceId", id), parts());
  }

  @Override
  default void setCaseInstanceName(String caseInstanceId, String name) {
    var checked = CHECK.optional("setCaseInstanceName", "name", name);
    update("setCaseInstanceName", caseInstanceId).name(checked).update();
  }

  @Override
  default void updateBusinessKey(String caseInstanceId, String businessKey) {
    var checked = CHECK.optional("updateBusinessKey", "businessKey", businessKey);
    update("updateBusinessKey", caseInstanceId).businessKey(checked).update();
  }

  @Override
  default void updateBusinessStatus(String caseInstanceId, String businessStatus) {
    var checked = CHECK.optional("updateBusinessStatus", "businessStatus", businessStatus);
    update("updateBusinessStatus", caseInstanceId).businessStatus(checked).update();
  }

  @Override
  default Check roleCheck() {
    return CHECK;
  }

  @Override
  default void setRole(String method, String caseInstanceId, String type, String userId) {
    var id = CHECK.id(method, "caseInstanceId", caseInstanceId);
    parts()
        .commands()
        .execute(
            new SetRoleCommand(context -> parts().cases().lockLinks(id, context), type, userId));
  }

  @Override
  default List<IdentityLink> getIdentityLinksForCaseInstance(String caseInstanceId) {
    var id = CHECK.id("getIdentityLinksForCaseInstance", "caseInstanceId", caseInstanceId);
    return parts()
        .commands()
        .execute(new ListInvolvedCommand(context -> parts().cases().involved(id, context)));
  }
}
