package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.casefile.ItemPath;
import io.millrace.cmmn.internal.command.ChangeCaseFileCommand;
import io.millrace.cmmn.internal.command.GetCaseFileCommand;
import io.millrace.cmmn.internal.operation.CaseFileWork;
import io.millrace.cmmn.runtime.CaseFileInstance;
import io.millrace.cmmn.runtime.CaseFileItemInstance;

/** The calls of the runtime service about case files. */
interface CaseFileCalls extends CmmnRuntimeCalls {

  /**
   * Changes an item.
   *
   * @param <V> what else the change needs
   */
  interface Change<V> {
    ItemPath make(CaseFileWork work, String path, V value);
  }

  @Override
  default CaseFileInstance getCaseFile(String caseInstanceId) {
    var id = CHECK.id("getCaseFile", "caseInstanceId", caseInstanceId);
    return parts().commands().execute(new GetCaseFileCommand(id, parts().cases()));
  }

  @Override
  default CaseFileItemInstance createCaseFileItem(
      String caseInstanceId, String path, Object value) {
    return change("createCaseFileItem", caseInstanceId, path, value, CaseFileWork::create);
  }

  @Override
  default CaseFileItemInstance updateCaseFileItem(
      String caseInstanceId, String path, Object value) {
    return change("updateCaseFileItem", caseInstanceId, path, value, CaseFileWork::update);
  }

  @Override
  default CaseFileItemInstance replaceCaseFileItem(
      String caseInstanceId, String path, Object value) {
    return change("replaceCaseFileItem", caseInstanceId, path, value, CaseFileWork::replace);
  }

  @Override
  default void deleteCaseFileItem(String caseInstanceId, String path) {
    change(
        "deleteCaseFileItem", caseInstanceId, path, null, (work, item, none) -> work.delete(item));
  }

  @Override
  default CaseFileItemInstance addCaseFileItemChild(
      String caseInstanceId, String path, String childName, Object value) {
    var child = CHECK.text("addCaseFileItemChild", "childName", childName);
    return change(
        "addCaseFileItemChild",
        caseInstanceId,
        path,
        value,
        (work, parent, content) -> work.addChild(parent, child, content));
  }

  @Override
  default void removeCaseFileItemChild(String caseInstanceId, String path, String childName) {
    var child = CHECK.text("removeCaseFileItemChild", "childName", childName);
    change("removeCaseFileItemChild", caseInstanceId, path, child, CaseFileWork::removeChild);
  }

  @Override
  default void addCaseFileItemReference(String caseInstanceId, String path, String targetPath) {
    refer("addCaseFileItemReference", caseInstanceId, path, targetPath, CaseFileWork::addReference);
  }

  @Override
  default void removeCaseFileItemReference(String caseInstanceId, String path, String targetPath) {
    refer(
        "removeCaseFileItemReference",
        caseInstanceId,
        path,
        targetPath,
        CaseFileWork::removeReference);
  }

  private <V> CaseFileItemInstance change(
      String method, String caseInstanceId, String path, V value, Change<V> change) {
    var id = CHECK.id(method, "caseInstanceId", caseInstanceId);
    var checked = CHECK.text(method, "path", path);
    return parts()
        .commands()
        .execute(
            new ChangeCaseFileCommand(
                id, work -> change.make(work, checked, value), parts().cases()));
  }

  private void refer(
      String method, String caseInstanceId, String path, String target, Change<String> change) {
    change(method, caseInstanceId, path, CHECK.text(method, "targetPath", target), change);
  }
}
