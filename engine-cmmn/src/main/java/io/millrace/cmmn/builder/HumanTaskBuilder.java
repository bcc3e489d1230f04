package io.millrace.cmmn.builder;

import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.Implementation;
import io.millrace.cmmn.model.ImplementationKind;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.TaskAssignment;
import io.millrace.cmmn.model.TaskDetails;
import io.millrace.cmmn.model.TaskEvent;
import io.millrace.cmmn.model.TaskForm;
import io.millrace.cmmn.model.TaskListener;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Builds a human task. Not thread-safe. Spec: CMMN 1.1 §5.4.10.1. */
public final class HumanTaskBuilder extends AbstractTaskBuilder<HumanTaskBuilder> {

  private final List<String> users = new ArrayList<>();
  private final List<String> groups = new ArrayList<>();
  private final List<ItemBuilder<?>> discretionary = new ArrayList<>();
  private final List<TaskListener> listeners = new ArrayList<>();
  private String assignee;
  private String owner;
  private String performer;
  private String dueDate;
  private String followUpDate;
  private String priority;
  private String category;
  private String formKey;
  private String idVariable;
  private String completerVariable;

  HumanTaskBuilder(String id) {
    super(id);
  }

  /**
   * Says who does it.
   *
   * @param user a text or an expression
   * @return this
   */
  public HumanTaskBuilder assignee(String user) {
    assignee = user;
    return this;
  }

  /**
   * Says who answers for it.
   *
   * @param user a text or an expression
   * @return this
   */
  public HumanTaskBuilder owner(String user) {
    owner = user;
    return this;
  }

  /**
   * Says who may claim it.
   *
   * @param candidates texts or expressions
   * @return this
   */
  public HumanTaskBuilder candidateUsers(String... candidates) {
    users.addAll(List.of(candidates));
    return this;
  }

  /**
   * Says whose members may claim it.
   *
   * @param candidates texts or expressions
   * @return this
   */
  public HumanTaskBuilder candidateGroups(String... candidates) {
    groups.addAll(List.of(candidates));
    return this;
  }

  /**
   * Says which case role does it.
   *
   * @param role the id of the role
   * @return this
   */
  public HumanTaskBuilder performer(String role) {
    performer = role;
    return this;
  }

  /**
   * Says when it is due.
   *
   * @param date an ISO-8601 date or duration, or an expression
   * @return this
   */
  public HumanTaskBuilder dueDate(String date) {
    dueDate = date;
    return this;
  }

  /**
   * Says when to look at it again.
   *
   * @param date an ISO-8601 date or duration, or an expression
   * @return this
   */
  public HumanTaskBuilder followUpDate(String date) {
    followUpDate = date;
    return this;
  }

  /**
   * Says how urgent it is.
   *
   * @param number a whole number or an expression
   * @return this
   */
  public HumanTaskBuilder priority(String number) {
    priority = number;
    return this;
  }

  /**
   * Sets its category.
   *
   * @param text a text or an expression
   * @return this
   */
  public HumanTaskBuilder category(String text) {
    category = text;
    return this;
  }

  /**
   * Names its form.
   *
   * @param key a text or an expression
   * @return this
   */
  public HumanTaskBuilder formKey(String key) {
    formKey = key;
    return this;
  }

  /**
   * Keeps the id of the task in a variable.
   *
   * @param variable the name of the variable, or an expression that gives it
   * @return this
   */
  public HumanTaskBuilder idVariable(String variable) {
    idVariable = variable;
    return this;
  }

  /**
   * Keeps the user who completes the task in a variable.
   *
   * @param variable the name of the variable, or an expression that gives it
   * @return this
   */
  public HumanTaskBuilder completerVariable(String variable) {
    completerVariable = variable;
    return this;
  }

  /**
   * Calls code of the application when something happens to the task.
   *
   * @param event what happens
   * @param kind how the code is found
   * @param value a class name or an expression, as the kind says
   * @return this
   */
  public HumanTaskBuilder listener(TaskEvent event, ImplementationKind kind, String value) {
    listeners.add(new TaskListener(event, null, new Implementation(kind, value, List.of())));
    return this;
  }

  /**
   * Adds items that users may plan into the stage around the task while it is active.
   *
   * @param more adds the items to a plan of which nothing else is used
   * @return this
   */
  public HumanTaskBuilder discretionary(Consumer<StageBuilder> more) {
    var table = new StageBuilder(id() + "Table");
    more.accept(table);
    discretionary.addAll(table.items());
    return this;
  }

  List<ItemBuilder<?>> discretionary() {
    return discretionary;
  }

  @Override
  HumanTaskBuilder self() {
    return this;
  }

  @Override
  PlanItemDefinition definition() {
    return new HumanTask(
        definitionInfo(),
        settings(),
        taskSettings(),
        new TaskAssignment(assignee, owner, users, groups, performer),
        new TaskDetails(dueDate, followUpDate, priority, category, idVariable, completerVariable),
        new TaskForm(formKey, true, null),
        listeners,
        PlanBuilder.table(id(), discretionary));
  }
}
