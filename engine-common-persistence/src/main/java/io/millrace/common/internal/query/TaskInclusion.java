package io.millrace.common.internal.query;

import static java.util.stream.Collectors.groupingBy;

import io.millrace.common.internal.identity.FormerLinks;
import io.millrace.common.internal.identity.IdentityLinkRow;
import io.millrace.common.internal.localization.LocalizedText;
import io.millrace.common.internal.query.column.IdentityLinkColumn;
import io.millrace.common.internal.query.condition.Order;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.task.TaskIncludes;
import io.millrace.common.internal.task.TaskRow;
import io.millrace.common.internal.variable.StoredVariable;
import java.util.List;
import java.util.Map;

/**
 * Reads what a query of tasks includes: one statement for each kind, however many tasks were found.
 */
final class TaskInclusion {

  private final TaskSurroundings tasks;
  private final VariableReader variables;
  private boolean ownVariables;
  private boolean processVariables;
  private boolean caseVariables;
  private boolean links;

  TaskInclusion(TaskSurroundings tasks, VariableReader variables) {
    this.tasks = tasks;
    this.variables = variables;
  }

  void ownVariables() {
    ownVariables = true;
  }

  void processVariables() {
    processVariables = true;
  }

  void caseVariables() {
    caseVariables = true;
  }

  void links() {
    links = true;
  }

  void complete(List<? extends TaskRow> found, QueryReader reader) {
    if (found.isEmpty() || nothingIsWanted()) {
      return;
    }
    var own = ownVariables ? readOwn(found, reader) : Map.<Long, Map<String, Object>>of();
    var process = readInstances(processVariables, ScopeTypes.BPMN, found, reader);
    var cases = readInstances(caseVariables, ScopeTypes.CMMN, found, reader);
    var linked = links ? readLinks(found, reader) : Map.<Long, List<IdentityLinkRow>>of();
    for (var task : found) {
      task.include(
          new TaskIncludes(
              own.getOrDefault(task.id(), Map.of()),
              process.getOrDefault(task.scopeId(), Map.of()),
              cases.getOrDefault(task.scopeId(), Map.of()),
              linked.getOrDefault(task.id(), List.of()),
              LocalizedText.NONE));
    }
  }

  private boolean nothingIsWanted() {
    return !(ownVariables || processVariables || caseVariables || links);
  }

  private Map<Long, Map<String, Object>> readOwn(
      List<? extends TaskRow> found, QueryReader reader) {
    var elements = found.stream().map(TaskRow::subScopeId).distinct().toList();
    var condition = tasks.isOwnVariableOf(ids(found), elements);
    return variables.read(reader, tasks.variableMapper(), condition, StoredVariable::taskId);
  }

  private Map<Long, Map<String, Object>> readInstances(
      boolean wanted, String scopeType, List<? extends TaskRow> found, QueryReader reader) {
    if (!wanted) {
      return Map.of();
    }
    var instances =
        found.stream()
            .filter(task -> scopeType.equals(task.scopeType()))
            .map(TaskRow::scopeId)
            .distinct()
            .toList();
    var condition = tasks.isVariableOf(instances);
    return variables.read(reader, tasks.variableMapper(), condition, StoredVariable::scopeId);
  }

  private Map<Long, List<IdentityLinkRow>> readLinks(
      List<? extends TaskRow> found, QueryReader reader) {
    var selection = Selection.of(tasks.isLinkOf(ids(found)), Order.by(IdentityLinkColumn.ID));
    var rows = reader.<IdentityLinkRow>list(tasks.linkMapper(), selection);
    return rows.stream().filter(FormerLinks::isShown).collect(groupingBy(IdentityLinkRow::taskId));
  }

  private static List<Long> ids(List<? extends TaskRow> found) {
    return found.stream().map(TaskRow::id).toList();
  }
}
