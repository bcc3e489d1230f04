package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.model.UserTask;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ExpressionException;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.calendar.EngineCalendar;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.task.TaskEntity;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** What the tasks of a user task are to be, with all expressions parsed. Immutable, thread-safe. */
public final class TaskPlan {

  private final UserTask model;
  private final EngineCalendar calendar;
  private final Expression name;
  private final Expression description;
  private final Expression assignee;
  private final Expression owner;
  private final Expression dueDate;
  private final Expression followUpDate;
  private final Expression priority;
  private final Expression category;
  private final Expression formKey;
  private final List<Expression> candidateUsers;
  private final List<Expression> candidateGroups;

  /** Parses the expressions of a user task. */
  public TaskPlan(UserTask model, Expressions expressions, EngineCalendar calendar) {
    this.model = model;
    this.calendar = calendar;
    this.name = parse(model.name(), expressions);
    this.description = parse(model.info().documentation(), expressions);
    this.assignee = parse(model.assignment().assignee(), expressions);
    this.owner = parse(model.assignment().owner(), expressions);
    this.dueDate = parse(model.details().dueDate(), expressions);
    this.followUpDate = parse(model.details().followUpDate(), expressions);
    this.priority = parse(model.details().priority(), expressions);
    this.category = parse(model.details().category(), expressions);
    this.formKey = parse(model.details().formKey(), expressions);
    this.candidateUsers =
        model.assignment().candidateUsers().stream().map(expressions::parse).toList();
    this.candidateGroups =
        model.assignment().candidateGroups().stream().map(expressions::parse).toList();
  }

  private static Expression parse(String text, Expressions expressions) {
    return text == null ? null : expressions.parse(text);
  }

  /** Returns a new task. */
  TaskEntity task(ExecutionEntity execution, BpmnContext context) {
    var scope = context.scope(execution);
    var task = new TaskEntity();
    task.taskDefinitionKey(model.id());
    task.name(text(name, scope));
    task.description(text(description, scope));
    task.assignee(text(assignee, scope));
    task.owner(text(owner, scope));
    task.category(text(category, scope));
    task.formKey(text(formKey, scope));
    task.dueDate(date("due date", dueDate, scope, context));
    task.followUpDate(date("follow-up date", followUpDate, scope, context));
    if (priority != null) {
      task.priority(number(priority, scope));
    }
    return task;
  }

  private static String text(Expression expression, ExpressionScope scope) {
    var value = expression == null ? null : expression.evaluateString(scope);
    return value == null || value.isEmpty() ? null : value;
  }

  private Instant date(
      String what, Expression expression, ExpressionScope scope, BpmnContext context) {
    if (expression == null) {
      return null;
    }
    var value = expression.evaluate(scope);
    try {
      return calendar.dueDate(value, context.now());
    } catch (BadArgumentException e) {
      throw new ExpressionException(
          "The %s '%s' of user task '%s' gives '%s'. It has to give a date or a duration."
              .formatted(what, expression.text(), model.id(), value),
          e);
    }
  }

  private int number(Expression expression, ExpressionScope scope) {
    var value = expression.evaluate(scope);
    try {
      return value instanceof Number n
          ? n.intValue()
          : Integer.parseInt(String.valueOf(value).strip());
    } catch (NumberFormatException e) {
      throw new ExpressionException(
          "The priority '"
              + expression.text()
              + "' of user task '"
              + model.id()
              + "' gives '"
              + value
              + "'. It has to give a whole number.",
          e);
    }
  }

  /** Returns the candidates. */
  Collection<LinkTarget> links(ExecutionEntity execution, BpmnContext context) {
    if (candidateUsers.isEmpty() && candidateGroups.isEmpty()) {
      return List.of();
    }
    var scope = context.scope(execution);
    var links = new ArrayList<LinkTarget>();
    candidateUsers.forEach(
        e ->
            ids(e, scope)
                .forEach(id -> links.add(LinkTarget.user(id, IdentityLinkType.CANDIDATE))));
    candidateGroups.forEach(
        e ->
            ids(e, scope)
                .forEach(id -> links.add(LinkTarget.group(id, IdentityLinkType.CANDIDATE))));
    return links;
  }

  /** An expression gives one id, several separated by commas, or a collection of ids. */
  private static List<String> ids(Expression expression, ExpressionScope scope) {
    var value = expression.evaluate(scope);
    if (value instanceof Collection<?> several) {
      return several.stream().map(String::valueOf).toList();
    }
    if (value == null) {
      return List.of();
    }
    return List.of(value.toString().split(",")).stream()
        .map(String::strip)
        .filter(id -> !id.isEmpty())
        .toList();
  }
}
