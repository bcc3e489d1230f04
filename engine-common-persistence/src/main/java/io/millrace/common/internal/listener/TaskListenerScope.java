package io.millrace.common.internal.listener;

import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.StageView;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.task.TaskEntity;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;

/**
 * What the expression of a task listener sees: the variables of the task and of all above it, the
 * objects {@code task} and {@code variables}, and what its element shows.
 *
 * @param row the task
 * @param task the task as listeners see it
 * @param elementRoots the objects that the element shows
 * @param element what an expression sees at the element
 */
public record TaskListenerScope(
    TaskEntity row, DelegateTask task, Set<String> elementRoots, Supplier<ExpressionScope> element)
    implements ExpressionScope {

  private static final String TASK = "task";
  private static final String VARIABLES = "variables";

  @Override
  public Object resolve(String name) {
    if (TASK.equals(name)) {
      return task;
    }
    if (VARIABLES.equals(name)) {
      return task.getVariables();
    }
    if (elementRoots.contains(name)) {
      return element.get().resolve(name);
    }
    return task.hasVariable(name) ? task.getVariable(name) : ABSENT;
  }

  @Override
  public void assign(String name, Object value) {
    task.setVariable(name, value);
  }

  @Override
  public void userCodeFollows() {
    element.get().userCodeFollows();
  }

  @Override
  public Set<String> roots() {
    var roots = new HashSet<>(elementRoots);
    roots.add(TASK);
    roots.add(VARIABLES);
    return roots;
  }

  @Override
  public StageView stage() {
    return element.get().stage();
  }

  @Override
  public String location() {
    return "task '" + row.taskDefinitionKey() + "' of " + instance(row);
  }

  static String instance(TaskEntity task) {
    var kind = ScopeTypes.CMMN.equals(task.scopeType()) ? "case" : "process";
    return kind + " instance '" + task.scopeId() + "'";
  }
}
