package io.millrace.cmmn.builder;

import io.millrace.cmmn.model.ApplicabilityRule;
import io.millrace.cmmn.model.AsyncSettings;
import io.millrace.cmmn.model.Condition;
import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.CriterionKind;
import io.millrace.cmmn.model.DiscretionaryItem;
import io.millrace.cmmn.model.ElementInfo;
import io.millrace.cmmn.model.PlanItem;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.PlanningTable;
import io.millrace.cmmn.model.Sentry;
import io.millrace.cmmn.model.Stage;
import io.millrace.cmmn.model.StageDisplay;
import io.millrace.cmmn.model.StageSettings;
import io.millrace.cmmn.model.TableItem;
import io.millrace.cmmn.model.TaskForm;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Builds what is in a stage or plan model. Items are added in the order of the calls. Not
 * thread-safe.
 *
 * @param <B> the builder itself
 */
public abstract class PlanBuilder<B extends PlanBuilder<B>> extends ItemBuilder<B> {

  private final List<ItemBuilder<?>> items = new ArrayList<>();
  private final List<ItemBuilder<?>> discretionary = new ArrayList<>();
  private final List<PlanItem> reused = new ArrayList<>();
  private boolean autoComplete;
  private String autoCompleteCondition;
  private String displayOrder;
  private String includeInStageOverview;
  private String businessStatus;
  private boolean async;

  PlanBuilder(String id) {
    super(id);
  }

  /**
   * Lets it complete when its required items have ended.
   *
   * @return this
   */
  public B autoComplete() {
    autoComplete = true;
    return self();
  }

  /**
   * Lets it complete by itself where a condition holds.
   *
   * @param condition an expression
   * @return this
   */
  public B autoComplete(String condition) {
    autoCompleteCondition = condition;
    return self();
  }

  /**
   * Orders it among the stages that users see.
   *
   * @param order a number or an expression
   * @return this
   */
  public B displayOrder(String order) {
    displayOrder = order;
    return self();
  }

  /**
   * Says whether users see it.
   *
   * @param included {@code true}, {@code false} or an expression
   * @return this
   */
  public B includeInStageOverview(String included) {
    includeInStageOverview = included;
    return self();
  }

  /**
   * Says what becomes the business status of the case.
   *
   * @param status a text or an expression
   * @return this
   */
  public B businessStatus(String status) {
    businessStatus = status;
    return self();
  }

  /**
   * Lets a job start it.
   *
   * @return this
   */
  public B async() {
    async = true;
    return self();
  }

  /**
   * Adds a human task.
   *
   * @param id the id of its plan item
   * @return this
   */
  public B humanTask(String id) {
    return humanTask(id, task -> {});
  }

  /**
   * Adds a human task.
   *
   * @param id the id of its plan item
   * @param more says more about it
   * @return this
   */
  public B humanTask(String id, Consumer<HumanTaskBuilder> more) {
    return add(new HumanTaskBuilder(id), more);
  }

  /**
   * Adds a stage.
   *
   * @param id the id of its plan item
   * @param more says what is in it, and more about it
   * @return this
   */
  public B stage(String id, Consumer<StageBuilder> more) {
    return add(new StageBuilder(id), more);
  }

  /**
   * Adds a task of which the standard says nothing more.
   *
   * @param id the id of its plan item
   * @return this
   */
  public B task(String id) {
    return task(id, task -> {});
  }

  /**
   * Adds a task of which the standard says nothing more.
   *
   * @param id the id of its plan item
   * @param more says more about it
   * @return this
   */
  public B task(String id, Consumer<TaskBuilder> more) {
    return add(TaskBuilder.generic(id), more);
  }

  /**
   * Adds a task that calls code of the application.
   *
   * @param id the id of its plan item
   * @param more says which code, and more about it
   * @return this
   */
  public B serviceTask(String id, Consumer<ServiceTaskBuilder> more) {
    return add(new ServiceTaskBuilder(id, ServiceTaskBuilder.Kind.JAVA), more);
  }

  /**
   * Adds a task that sends an HTTP request.
   *
   * @param id the id of its plan item
   * @param more sets its fields
   * @return this
   */
  public B httpTask(String id, Consumer<ServiceTaskBuilder> more) {
    return add(new ServiceTaskBuilder(id, ServiceTaskBuilder.Kind.HTTP), more);
  }

  /**
   * Adds a task that sends an e-mail.
   *
   * @param id the id of its plan item
   * @param more sets its fields
   * @return this
   */
  public B mailTask(String id, Consumer<ServiceTaskBuilder> more) {
    return add(new ServiceTaskBuilder(id, ServiceTaskBuilder.Kind.MAIL), more);
  }

  /**
   * Adds a task that runs a script.
   *
   * @param id the id of its plan item
   * @param format the language
   * @param script the text
   * @param more says more about it
   * @return this
   */
  public B scriptTask(String id, String format, String script, Consumer<TaskBuilder> more) {
    return add(TaskBuilder.script(id, format, script), more);
  }

  /**
   * Adds a task for external workers.
   *
   * @param id the id of its plan item
   * @param topic its topic
   * @param more says more about it
   * @return this
   */
  public B externalWorkerTask(String id, String topic, Consumer<TaskBuilder> more) {
    return add(TaskBuilder.externalWorker(id, topic), more);
  }

  /**
   * Adds a task that sends an event.
   *
   * @param id the id of its plan item
   * @param eventType the key of the event
   * @param more says more about it
   * @return this
   */
  public B sendEventTask(String id, String eventType, Consumer<TaskBuilder> more) {
    return add(TaskBuilder.sendEvent(id, eventType), more);
  }

  /**
   * Adds a page.
   *
   * @param id the id of its plan item
   * @param formKey the key of the page
   * @param more says more about it
   * @return this
   */
  public B casePageTask(String id, String formKey, Consumer<TaskBuilder> more) {
    return add(TaskBuilder.casePage(id, formKey), more);
  }

  /**
   * Adds a task that starts a process.
   *
   * @param id the id of its plan item
   * @param key the key of the process, or an expression
   * @param more says more about it
   * @return this
   */
  public B processTask(String id, String key, Consumer<CallTaskBuilder> more) {
    return add(new CallTaskBuilder(id, CallTaskBuilder.Kind.PROCESS, key), more);
  }

  /**
   * Adds a task that starts a case.
   *
   * @param id the id of its plan item
   * @param key the key of the case, or an expression
   * @param more says more about it
   * @return this
   */
  public B caseTask(String id, String key, Consumer<CallTaskBuilder> more) {
    return add(new CallTaskBuilder(id, CallTaskBuilder.Kind.CASE, key), more);
  }

  /**
   * Adds a task that evaluates a decision.
   *
   * @param id the id of its plan item
   * @param key the key of the decision, or an expression
   * @param more says more about it
   * @return this
   */
  public B decisionTask(String id, String key, Consumer<CallTaskBuilder> more) {
    return add(new CallTaskBuilder(id, CallTaskBuilder.Kind.DECISION, key), more);
  }

  /**
   * Adds a milestone.
   *
   * @param id the id of its plan item
   * @return this
   */
  public B milestone(String id) {
    return milestone(id, milestone -> {});
  }

  /**
   * Adds a milestone.
   *
   * @param id the id of its plan item
   * @param more says more about it
   * @return this
   */
  public B milestone(String id, Consumer<MilestoneBuilder> more) {
    return add(new MilestoneBuilder(id), more);
  }

  /**
   * Adds a listener that occurs when a user says so.
   *
   * @param id the id of its plan item
   * @return this
   */
  public B userEventListener(String id) {
    return userEventListener(id, listener -> {});
  }

  /**
   * Adds a listener that occurs when a user says so.
   *
   * @param id the id of its plan item
   * @param more says more about it
   * @return this
   */
  public B userEventListener(String id, Consumer<ListenerBuilder> more) {
    return add(ListenerBuilder.user(id), more);
  }

  /**
   * Adds a listener that occurs at a time.
   *
   * @param id the id of its plan item
   * @param time an ISO-8601 date, duration or repetition, a cron text, or an expression
   * @return this
   */
  public B timerEventListener(String id, String time) {
    return timerEventListener(id, time, listener -> {});
  }

  /**
   * Adds a listener that occurs at a time.
   *
   * @param id the id of its plan item
   * @param time an ISO-8601 date, duration or repetition, a cron text, or an expression
   * @param more says more about it
   * @return this
   */
  public B timerEventListener(String id, String time, Consumer<ListenerBuilder> more) {
    return add(ListenerBuilder.timer(id, time), more);
  }

  /**
   * Adds a listener that occurs when the application triggers it.
   *
   * @param id the id of its plan item
   * @param more says more about it
   * @return this
   */
  public B genericEventListener(String id, Consumer<ListenerBuilder> more) {
    return add(ListenerBuilder.generic(id), more);
  }

  /**
   * Adds a listener that occurs when an event of the event registry arrives.
   *
   * @param id the id of its plan item
   * @param eventType the key of the event
   * @param more says more about it
   * @return this
   */
  public B registryEventListener(String id, String eventType, Consumer<ListenerBuilder> more) {
    return add(ListenerBuilder.registry(id, eventType), more);
  }

  /**
   * Adds a listener that occurs when a signal is sent.
   *
   * @param id the id of its plan item
   * @param signal the name of the signal
   * @param more says more about it
   * @return this
   */
  public B signalEventListener(String id, String signal, Consumer<ListenerBuilder> more) {
    return add(ListenerBuilder.signal(id, signal), more);
  }

  /**
   * Adds a listener that occurs when a variable changes.
   *
   * @param id the id of its plan item
   * @param variable the name of the variable
   * @param more says more about it
   * @return this
   */
  public B variableEventListener(String id, String variable, Consumer<ListenerBuilder> more) {
    return add(ListenerBuilder.variable(id, variable), more);
  }

  /**
   * Adds a listener for an intent.
   *
   * @param id the id of its plan item
   * @param more says more about it
   * @return this
   */
  public B intentEventListener(String id, Consumer<ListenerBuilder> more) {
    return add(ListenerBuilder.intent(id), more);
  }

  /**
   * Adds a listener that waits in the ended case until it is reactivated.
   *
   * @param id the id of its plan item
   * @param more says more about it
   * @return this
   */
  public B reactivateEventListener(String id, Consumer<ListenerBuilder> more) {
    return add(ListenerBuilder.reactivate(id), more);
  }

  /**
   * Adds a second plan item of the definition of another one, without criteria and rules.
   *
   * @param id the id of the plan item
   * @param other the id of the other plan item
   * @return this
   */
  public B again(String id, String other) {
    reused.add(
        new PlanItem(
            ElementInfo.of(id, null), other + "Definition", null, List.of(), List.of(), List.of()));
    return self();
  }

  /**
   * Adds items that users may plan.
   *
   * @param more adds the items to a plan of which nothing else is used
   * @return this
   */
  public B discretionary(Consumer<StageBuilder> more) {
    var table = new StageBuilder(id() + "Table");
    more.accept(table);
    discretionary.addAll(((PlanBuilder<?>) table).items);
    return self();
  }

  private <I extends ItemBuilder<I>> B add(I item, Consumer<I> more) {
    more.accept(item);
    items.add(item);
    return self();
  }

  Stage stage(ElementInfo info, List<Criterion> exits, TaskForm form) {
    var display = new StageDisplay(displayOrder, includeInStageOverview, businessStatus);
    return new Stage(
        info,
        settings(),
        new StageSettings(
            autoComplete,
            autoCompleteCondition,
            async ? new AsyncSettings(true, true, false, true, null) : AsyncSettings.NONE,
            display,
            form),
        all().<PlanItemDefinition>map(ItemBuilder::definition).toList(),
        Stream.concat(items.stream().map(PlanBuilder::planItem), reused.stream()).toList(),
        sentries(),
        exits,
        table());
  }

  /** What tables of tasks plan is defined in the stage, too. */
  private Stream<ItemBuilder<?>> all() {
    return Stream.concat(items.stream(), discretionary.stream()).flatMap(PlanBuilder::withTable);
  }

  private static Stream<ItemBuilder<?>> withTable(ItemBuilder<?> item) {
    return item instanceof HumanTaskBuilder task
        ? Stream.concat(
            Stream.of(item), task.discretionary().stream().flatMap(PlanBuilder::withTable))
        : Stream.of(item);
  }

  List<ItemBuilder<?>> items() {
    return items;
  }

  /** The sentries of the plan model's own criteria stand within it, those of a stage around it. */
  private List<Sentry> sentries() {
    var own = this instanceof CaseBuilder ? criteria().stream() : Stream.<CriterionBuilder>of();
    return Stream.concat(all().flatMap(item -> item.criteria().stream()), own)
        .map(CriterionBuilder::sentry)
        .toList();
  }

  private static PlanItem planItem(ItemBuilder<?> item) {
    return new PlanItem(
        ElementInfo.of(item.id(), null),
        item.definitionId(),
        item.control(),
        criteria(item, CriterionKind.ENTRY),
        criteria(item, CriterionKind.EXIT),
        List.of());
  }

  static List<Criterion> criteria(ItemBuilder<?> item, CriterionKind kind) {
    return item.criteria(kind).stream().map(CriterionBuilder::criterion).toList();
  }

  private PlanningTable table() {
    return table(id(), discretionary);
  }

  static PlanningTable table(String id, List<ItemBuilder<?>> discretionary) {
    return discretionary.isEmpty()
        ? null
        : new PlanningTable(
            ElementInfo.of(id + "Table", null),
            discretionary.stream().<TableItem>map(PlanBuilder::discretionaryItem).toList(),
            discretionary.stream().flatMap(PlanBuilder::rules).toList(),
            List.of(),
            List.of());
  }

  private static DiscretionaryItem discretionaryItem(ItemBuilder<?> item) {
    return new DiscretionaryItem(
        ElementInfo.of(item.id(), null),
        item.definitionId(),
        item.control(),
        criteria(item, CriterionKind.ENTRY),
        criteria(item, CriterionKind.EXIT),
        rules(item).map(ApplicabilityRule::id).toList(),
        item.authorizedRoles());
  }

  private static Stream<ApplicabilityRule> rules(ItemBuilder<?> item) {
    var conditions = item.applicabilityRules();
    return Stream.iterate(0, number -> number < conditions.size(), number -> number + 1)
        .map(
            number ->
                new ApplicabilityRule(
                    ElementInfo.of(item.id() + "Rule" + (number + 1), null),
                    null,
                    Condition.of(conditions.get(number))));
  }
}
