package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.CaseRole;
import io.millrace.cmmn.model.CmmnElement;
import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.TableItem;
import io.millrace.cmmn.model.UserEventListener;
import java.util.List;

/** Roles that are named exist. Spec: CMMN 1.1 §5.2.1. */
final class RoleExists implements CaseRule {

  @Override
  public void check(CheckedCase checked, Problems problems) {
    var references = new References(checked, problems);
    checked
        .all(HumanTask.class)
        .forEach(
            task ->
                references.check(task, task.assignment().performerRef(), CaseRole.class, "role"));
    checked
        .all(UserEventListener.class)
        .forEach(listener -> check(listener, listener.authorizedRoleRefs(), references));
    checked
        .all(TableItem.class)
        .forEach(item -> check(item, item.authorizedRoleRefs(), references));
  }

  private static void check(CmmnElement owner, List<String> roles, References references) {
    roles.forEach(role -> references.check(owner, role, CaseRole.class, "role"));
  }
}
