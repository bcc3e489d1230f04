package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.delegate.PlanItemJavaDelegate;
import io.millrace.cmmn.internal.definition.BehaviorCompiler;
import io.millrace.cmmn.internal.definition.TaskProblem;
import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.model.EventListener;
import io.millrace.cmmn.model.GenericTask;
import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.Implementation;
import io.millrace.cmmn.model.ImplementationKind;
import io.millrace.cmmn.model.Milestone;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.ServiceTask;
import io.millrace.cmmn.model.Stage;
import io.millrace.cmmn.model.Task;
import io.millrace.common.internal.calendar.EngineCalendar;
import io.millrace.common.internal.delegate.DelegateInstances;
import io.millrace.common.internal.delegate.DelegateName;
import io.millrace.common.internal.delegate.InjectedValue;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.task.TaskPlan;
import io.millrace.common.internal.task.TaskTexts;
import io.millrace.common.internal.task.Tasks;
import java.util.List;

/**
 * Gives each definition its behavior, with all expressions parsed. Thread-safe.
 *
 * @param expressions parses expressions
 * @param delegates makes the application's objects
 * @param tasks creates tasks
 * @param calendar reads due dates
 * @param outside gives tasks whose work is not done in Java their behavior
 */
public record BehaviorFactory(
    Expressions expressions,
    DelegateInstances delegates,
    Tasks tasks,
    EngineCalendar calendar,
    OutsideTasks outside)
    implements BehaviorCompiler {

  @Override
  public PlanItemBehavior of(PlanItemDefinition definition) {
    if (definition instanceof Stage) {
      return new StageBehavior();
    }
    if (definition instanceof Milestone milestone) {
      return new MilestoneBehavior(milestone.milestoneVariable());
    }
    if (definition instanceof EventListener) {
      return new ListenerBehavior();
    }
    if (definition instanceof HumanTask task) {
      return humanTask(task);
    }
    if (definition instanceof GenericTask task) {
      return new GenericTaskBehavior(blocking(task));
    }
    if (definition instanceof ServiceTask task) {
      return new ServiceTaskBehavior(call(task));
    }
    if (definition instanceof Task task) {
      return outside.of(task, blocking(task));
    }
    throw new IllegalStateException("No behavior is declared for " + definition.getClass());
  }

  @Override
  public List<TaskProblem> problems(Task task) {
    return outside.problems(task);
  }

  private Blocking blocking(Task task) {
    var expression = task.task().blockingExpression();
    return new Blocking(
        task.task().blocking(), expression == null ? null : expressions.parse(expression));
  }

  private PlanItemBehavior humanTask(HumanTask task) {
    var details = task.details();
    var texts =
        new TaskTexts(
            "human task",
            task.id(),
            task.name(),
            documentation(task),
            new TaskTexts.People(
                task.assignment().assignee(),
                task.assignment().owner(),
                task.assignment().candidateUsers(),
                task.assignment().candidateGroups()),
            new TaskTexts.Details(
                details.dueDate(),
                details.followUpDate(),
                details.priority(),
                details.category(),
                task.form().formKey()));
    return new HumanTaskBehavior(
        new TaskPlan(texts, expressions, calendar),
        blocking(task),
        new HumanTaskBehavior.Names(
            details.taskIdVariableName(), details.taskCompleterVariableName()),
        tasks);
  }

  private static String documentation(HumanTask task) {
    var all = task.info().documentation();
    return all.isEmpty() ? null : all.get(0).text();
  }

  private ServiceCall call(ServiceTask task) {
    var implementation = task.implementation();
    return implementation.kind() == ImplementationKind.EXPRESSION
        ? ServiceCall.of(expressions.parse(implementation.value()), task.result())
        : ServiceCall.of(
            delegates.source(name(implementation), PlanItemJavaDelegate.class, task.id()));
  }

  private static DelegateName name(Implementation implementation) {
    return new DelegateName(
        implementation.kind() == ImplementationKind.CLASS,
        implementation.value(),
        implementation.fields().stream()
            .map(field -> new InjectedValue(field.name(), field.value(), field.expression()))
            .toList());
  }
}
