package io.millrace.cmmn.builder;

import io.millrace.cmmn.model.Condition;
import io.millrace.cmmn.model.EventCorrelation;
import io.millrace.cmmn.model.EventSubscription;
import io.millrace.cmmn.model.GenericEventListener;
import io.millrace.cmmn.model.IntentEventListener;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.PlanItemStartTrigger;
import io.millrace.cmmn.model.PlanItemTransition;
import io.millrace.cmmn.model.ReactivateEventListener;
import io.millrace.cmmn.model.SignalEventListener;
import io.millrace.cmmn.model.TaskForm;
import io.millrace.cmmn.model.TimerEventListener;
import io.millrace.cmmn.model.TimerStart;
import io.millrace.cmmn.model.UserEventListener;
import io.millrace.cmmn.model.VariableChangeType;
import io.millrace.cmmn.model.VariableEventListener;
import io.millrace.cmmn.model.VariableMapping;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Builds an event listener. Not thread-safe. Spec: CMMN 1.1 §5.4.2. */
public final class ListenerBuilder extends ItemBuilder<ListenerBuilder> {

  private final Function<ListenerBuilder, PlanItemDefinition> kind;
  private final List<String> roles = new ArrayList<>();
  private final List<EventCorrelation> correlations = new ArrayList<>();
  private final List<VariableMapping> payload = new ArrayList<>();
  private String available;
  private VariableChangeType change = VariableChangeType.ALL;
  private TimerStart start;
  private String calendar;

  private ListenerBuilder(String id, Function<ListenerBuilder, PlanItemDefinition> kind) {
    super(id);
    this.kind = kind;
  }

  static ListenerBuilder user(String id) {
    return new ListenerBuilder(
        id,
        it ->
            new UserEventListener(
                it.definitionInfo(), it.settings(), it.available, it.roles, TaskForm.NONE));
  }

  static ListenerBuilder timer(String id, String time) {
    return new ListenerBuilder(
        id,
        it ->
            new TimerEventListener(
                it.definitionInfo(),
                it.settings(),
                it.available,
                Condition.of(time),
                it.start,
                it.calendar));
  }

  static ListenerBuilder generic(String id) {
    return new ListenerBuilder(
        id, it -> new GenericEventListener(it.definitionInfo(), it.settings(), it.available, null));
  }

  static ListenerBuilder registry(String id, String eventType) {
    return new ListenerBuilder(
        id,
        it ->
            new GenericEventListener(
                it.definitionInfo(),
                it.settings(),
                it.available,
                new EventSubscription(eventType, it.correlations, it.payload)));
  }

  static ListenerBuilder signal(String id, String signal) {
    return new ListenerBuilder(
        id,
        it -> new SignalEventListener(it.definitionInfo(), it.settings(), it.available, signal));
  }

  static ListenerBuilder variable(String id, String variable) {
    return new ListenerBuilder(
        id,
        it ->
            new VariableEventListener(
                it.definitionInfo(), it.settings(), it.available, variable, it.change));
  }

  static ListenerBuilder intent(String id) {
    return new ListenerBuilder(
        id, it -> new IntentEventListener(it.definitionInfo(), it.settings(), it.available));
  }

  static ListenerBuilder reactivate(String id) {
    return new ListenerBuilder(
        id,
        it -> new ReactivateEventListener(it.definitionInfo(), it.settings(), it.available, null));
  }

  /**
   * Says when the listener is available; until then it is unavailable.
   *
   * @param condition an expression
   * @return this
   */
  public ListenerBuilder available(String condition) {
    available = condition;
    return this;
  }

  /**
   * Says which calendar reads the time of a timer event listener.
   *
   * @param name its name, or an expression that yields it
   * @return this
   */
  public ListenerBuilder businessCalendar(String name) {
    calendar = name;
    return this;
  }

  /**
   * Says who may trigger a user event listener.
   *
   * @param roleIds the ids of case roles
   * @return this
   */
  public ListenerBuilder authorizedRoles(String... roleIds) {
    roles.addAll(List.of(roleIds));
    return this;
  }

  /**
   * Says which change a variable event listener waits for.
   *
   * @param type which change; all without this
   * @return this
   */
  public ListenerBuilder change(VariableChangeType type) {
    change = type;
    return this;
  }

  /**
   * Starts the clock of a timer with a transition of a plan item.
   *
   * @param planItemId the id of the plan item
   * @param transition the transition
   * @return this
   */
  public ListenerBuilder startsWith(String planItemId, PlanItemTransition transition) {
    start = new PlanItemStartTrigger(null, planItemId, transition);
    return this;
  }

  /**
   * Says what an event of the event registry has to carry.
   *
   * @param name the name of the value
   * @param value the value or an expression
   * @return this
   */
  public ListenerBuilder correlation(String name, String value) {
    correlations.add(new EventCorrelation(name, value));
    return this;
  }

  /**
   * Keeps a value of an event of the event registry in a variable.
   *
   * @param source the name of the value
   * @param target the name of the variable
   * @return this
   */
  public ListenerBuilder payload(String source, String target) {
    payload.add(new VariableMapping(false, source, null, target, null, false, false));
    return this;
  }

  @Override
  ListenerBuilder self() {
    return this;
  }

  @Override
  PlanItemDefinition definition() {
    return kind.apply(this);
  }
}
