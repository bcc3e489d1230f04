package io.millrace.common.internal.task;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ExpressionException;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.calendar.EngineCalendar;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.expression.WholeNumber;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.json.JsonAccess;
import io.millrace.common.internal.persistence.StorableText;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the tasks of an element are to be, with all expressions parsed. Immutable, thread-safe. */
public final class TaskPlan {

  private static final Logger LOG = LoggerFactory.getLogger(TaskPlan.class);
  private static final JsonAccess JSON = JsonAccess.detect();
  private static final int LONGEST_TEXT = 255;
  private static final int LONGEST_DESCRIPTION = 4000;

  private final TaskTexts model;
  private final EngineCalendar calendar;
  private final Expression name;
  private final Expression description;
  private final Expression assignee;
  private final Expression owner;
  private final Expression dueDate;
  private final Expression dueDateCalendar;
  private final Expression followUpDate;
  private final Expression priority;
  private final Expression category;
  private final Expression formKey;
  private final List<Linked> linked;

  /** Parses the expressions of an element. */
  public TaskPlan(TaskTexts model, Expressions expressions, EngineCalendar calendar) {
    this.model = model;
    this.calendar = calendar;
    this.name = parse(model.name(), expressions);
    this.description = parse(model.description(), expressions);
    this.assignee = parse(model.people().assignee(), expressions);
    this.owner = parse(model.people().owner(), expressions);
    this.dueDate = parse(model.details().dueDate(), expressions);
    this.dueDateCalendar = parse(model.details().calendar(), expressions);
    this.followUpDate = parse(model.details().followUpDate(), expressions);
    this.priority = parse(model.details().priority(), expressions);
    this.category = parse(model.details().category(), expressions);
    this.formKey = parse(model.details().formKey(), expressions);
    this.linked = linked(model.people(), expressions);
  }

  /**
   * Users or groups that are linked to the tasks.
   *
   * @param property what names them, for messages
   * @param type the type of the links
   * @param areUsers whether they are users
   * @param ids gives their ids
   */
  private record Linked(String property, String type, boolean areUsers, Expression ids) {}

  private static List<Linked> linked(TaskTexts.People people, Expressions expressions) {
    var all = new ArrayList<Linked>();
    var candidate = IdentityLinkType.CANDIDATE;
    add(all, "candidateUsers", candidate, true, people.candidateUsers(), expressions);
    add(all, "candidateGroups", candidate, false, people.candidateGroups(), expressions);
    for (var links : people.links()) {
      var property = "customResource " + links.type();
      add(all, property, links.type(), true, links.users(), expressions);
      add(all, property, links.type(), false, links.groups(), expressions);
    }
    return List.copyOf(all);
  }

  private static void add(
      List<Linked> all,
      String property,
      String type,
      boolean areUsers,
      List<String> ids,
      Expressions expressions) {
    ids.forEach(id -> all.add(new Linked(property, type, areUsers, expressions.parse(id))));
  }

  private static Expression parse(String text, Expressions expressions) {
    return text == null ? null : expressions.parse(text);
  }

  /** Returns a new task. */
  public TaskEntity task(ExpressionScope scope, Instant now) {
    var task = new TaskEntity();
    task.taskDefinitionKey(model.id());
    task.name(text("name", name, scope));
    task.description(listed(storable("description", description, text(description, scope))));
    task.assignee(text("assignee", assignee, scope));
    task.owner(text("owner", owner, scope));
    task.category(text("category", category, scope));
    task.formKey(text("formKey", formKey, scope));
    task.dueDate(date("dueDate", dueDate, dueDateCalendar, scope, now));
    task.followUpDate(date("followUpDate", followUpDate, null, scope, now));
    var urgency = priority == null ? null : priority.evaluate(scope);
    if (urgency != null) {
      task.priority(number(urgency));
    }
    return task;
  }

  /**
   * Lets a task go on by this plan: texts that a model gives and nobody has changed since are those
   * of this one. All else stays, since it belongs to those who work on the task.
   *
   * @param before the plan by which it was made
   */
  public void takeOver(TaskEntity task, TaskPlan before) {
    task.taskDefinitionKey(model.id());
    follow(task.name(), before.name, name, task::name);
    follow(task.description(), before.description, description, task::description);
    follow(task.category(), before.category, category, task::category);
    follow(task.formKey(), before.formKey, formKey, task::formKey);
  }

  private static void follow(
      String has, Expression before, Expression now, Consumer<String> change) {
    if (isFixed(before) && isFixed(now) && Objects.equals(has, fixed(before))) {
      change.accept(fixed(now));
    }
  }

  private static boolean isFixed(Expression expression) {
    return expression == null || expression.isLiteral();
  }

  private static String fixed(Expression expression) {
    return expression == null ? null : shortened(expression.text());
  }

  private static String text(Expression expression, ExpressionScope scope) {
    var value = expression == null ? null : expression.evaluateString(scope);
    return value == null || value.isEmpty() ? null : value;
  }

  private String text(String property, Expression expression, ExpressionScope scope) {
    var text = text(expression, scope);
    return text == null ? null : fitting(property, expression, text);
  }

  private String fitting(String property, Expression expression, String text) {
    if (text.length() > LONGEST_TEXT) {
      throw refused(
          property,
          expression,
          "gives " + text.length() + " characters. It has to give at most " + LONGEST_TEXT + ".",
          null);
    }
    return storable(property, expression, text);
  }

  private String storable(String property, Expression expression, String text) {
    var flaw = text == null ? null : StorableText.flaw(text);
    if (flaw != null) {
      throw refused(property, expression, "gives a text that " + flaw, null);
    }
    return text;
  }

  /** What a model says at length is told when it is deployed, what an expression gives is not. */
  private String listed(String text) {
    if (text != null && text.length() > LONGEST_DESCRIPTION && !description.isLiteral()) {
      LOG.warn(
          "The description of {} '{}' has {} characters, of which the task keeps the first {}:"
              + " keep the text in a variable, or shorten it",
          model.kind(),
          model.id(),
          text.length(),
          LONGEST_DESCRIPTION);
    }
    return shortened(text);
  }

  /** The row keeps what task lists show; the whole text stays in the model. */
  private static String shortened(String text) {
    return text == null ? null : StorableText.cut(text, LONGEST_DESCRIPTION);
  }

  private Instant date(
      String property, Expression expression, Expression by, ExpressionScope scope, Instant now) {
    if (expression == null) {
      return null;
    }
    var value = expression.evaluate(scope);
    try {
      return calendar.dueDate(text(by, scope), value, now);
    } catch (BadArgumentException e) {
      throw refused(
          property, expression, "gives '" + value + "', which is no time: " + e.text(), e);
    }
  }

  private int number(Object value) {
    return WholeNumber.of(value)
        .orElseThrow(
            () ->
                refused(
                    "priority",
                    priority,
                    "gives '" + value + "'. It has to give a whole number.",
                    null));
  }

  private ExpressionException refused(
      String property, Expression expression, String why, Exception cause) {
    return new ExpressionException(
        "The "
            + property
            + " '"
            + expression.text()
            + "' of "
            + model.kind()
            + " '"
            + model.id()
            + "' "
            + why,
        cause);
  }

  /** Returns the candidates and who else has to do with a task. */
  public Collection<LinkTarget> links(ExpressionScope scope) {
    if (linked.isEmpty()) {
      return List.of();
    }
    var links = new ArrayList<LinkTarget>();
    for (var one : linked) {
      for (var id : ids(one.property(), one.ids(), scope)) {
        links.add(
            one.areUsers() ? LinkTarget.user(id, one.type()) : LinkTarget.group(id, one.type()));
      }
    }
    return links;
  }

  /** An expression gives one id, several separated by commas, or several one by one. */
  private List<String> ids(String property, Expression expression, ExpressionScope scope) {
    var value = JSON.open(expression.evaluate(scope));
    return several(property, expression, value).stream()
        .map(JSON::open)
        .filter(Objects::nonNull)
        .map(id -> id.toString().strip())
        .filter(id -> !id.isEmpty())
        .map(id -> fitting(property, expression, id))
        .toList();
  }

  private List<?> several(String property, Expression expression, Object value) {
    if (value instanceof Object[] array) {
      return Arrays.asList(array);
    }
    if (value instanceof Map || JSON.isNode(value) && !JSON.isArray(value)) {
      throw refused(
          property,
          expression,
          "gives names with values. It has to give ids: a text, a collection, an array or a JSON array.",
          null);
    }
    if (value instanceof Iterable<?> given) {
      var ids = new ArrayList<>();
      given.forEach(ids::add);
      return ids;
    }
    return Arrays.asList(String.valueOf(Objects.requireNonNullElse(value, "")).split(","));
  }
}
