package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.casefile.ItemPath;
import io.millrace.cmmn.internal.command.CaseElement;
import io.millrace.cmmn.internal.command.ChangeCaseFileCommand;
import io.millrace.cmmn.internal.command.GetCaseFileCommand;
import io.millrace.cmmn.internal.command.PlannableItemsCommand;
import io.millrace.cmmn.internal.operation.CaseFileWork;
import io.millrace.cmmn.runtime.CaseFileInstance;
import io.millrace.cmmn.runtime.CaseFileItemInstance;
import io.millrace.cmmn.runtime.PlannableItem;
import io.millrace.common.internal.service.Check;
import java.util.List;

/**
 * The calls about case files and planning tables. Thread-safe.
 *
 * @param check checks arguments
 */
record CaseFileCalls(CmmnRuntimeParts parts, Check check) {

  /**
   * Changes an item.
   *
   * @param <V> what else the change needs
   */
  interface Change<V> {
    ItemPath make(CaseFileWork work, String path, V value);
  }

  CaseFileInstance get(String caseInstanceId) {
    var id = check.id("getCaseFile", "caseInstanceId", caseInstanceId);
    return parts.commands().execute(new GetCaseFileCommand(id, parts.cases()));
  }

  <V> CaseFileItemInstance change(
      String method, String caseInstanceId, String path, V value, Change<V> change) {
    var id = check.id(method, "caseInstanceId", caseInstanceId);
    var checked = check.text(method, "path", path);
    return parts
        .commands()
        .execute(
            new ChangeCaseFileCommand(
                id, work -> change.make(work, checked, value), parts.cases()));
  }

  void refer(
      String method, String caseInstanceId, String path, String target, Change<String> change) {
    change(method, caseInstanceId, path, check.text(method, "targetPath", target), change);
  }

  List<PlannableItem> plannable(CaseElement element, String userId) {
    return parts.commands().execute(new PlannableItemsCommand(element, userId, parts.cases()));
  }
}
