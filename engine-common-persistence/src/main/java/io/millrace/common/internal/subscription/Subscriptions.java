package io.millrace.common.internal.subscription;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.Dialect;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeRef;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The event subscriptions of a unit of work: what waits for which message or signal. Each is
 * counted on the row that owns it.
 */
public final class Subscriptions {

  private final CommandContext context;
  private final Set<Long> read = new HashSet<>();
  private final EventAnswers answers = new EventAnswers();
  private final Map<Long, Runnable> ending = new LinkedHashMap<>();

  private Subscriptions(CommandContext context) {
    this.context = context;
  }

  /** Returns the subscriptions of a unit of work. */
  public static Subscriptions of(CommandContext context) {
    return context.attachment(Subscriptions.class, Subscriptions::new);
  }

  /**
   * Returns the read of the subscriptions of executions or plan items, to be run in the trip that
   * takes the lock of their family, after the lock.
   */
  public static Read<EventSubscriptionEntity> readOf(List<Long> owners, Dialect dialect) {
    return Read.where(
        EventSubscriptionEntity.TABLE,
        "SUB_SCOPE_ID_ " + dialect.isOneOf(owners.size()),
        dialect.idList(owners).toArray(new Parameter[0]));
  }

  /** Notes that {@link #readOf} was run for executions or plan items. */
  public void wereRead(Collection<Long> owners) {
    read.addAll(owners);
  }

  /**
   * Lets an element wait for an event.
   *
   * @param owner the row that counts the subscription: an execution, a plan item, or a definition
   *     for a start event
   * @param scope the instance and element, or only the definition for a start event
   * @param eventType such as {@code message} or {@code signal}
   * @param eventName the name of the message or signal
   * @param activityId the element that goes on when the event comes
   */
  public EventSubscriptionEntity subscribe(
      OwnerEntity owner, ScopeRef scope, String eventType, String eventName, String activityId) {
    var subscription = new EventSubscriptionEntity();
    subscription.rootInstanceId(scope.rootId());
    subscription.tenantId(scope.tenantId());
    subscription.scopeType(scope.type());
    subscription.scopeId(scope.instanceId());
    subscription.subScopeId(scope.elementId());
    subscription.scopeDefinitionId(scope.definitionId());
    subscription.eventType(eventType);
    subscription.eventName(eventName);
    subscription.activityId(activityId);
    subscription.createTime(context.now());
    owner.count(Dependent.SUBSCRIPTION, 1);
    context.unitOfWork().insert(subscription);
    answers.add(subscription);
    return subscription;
  }

  /**
   * Some subscriptions of an execution or plan item wait no more, but which of them has not been
   * read: they are ended before anybody is told what waits. Nothing is done where nobody asks until
   * all of the owner's are deleted.
   *
   * @param end ends them
   */
  public void endBeforeAnybodyAsks(OwnerEntity owner, Runnable end) {
    ending.put(owner.id(), end);
  }

  private void endOf(long ownerId) {
    var end = ending.remove(ownerId);
    if (end != null) {
      end.run();
    }
  }

  private void endAll() {
    List.copyOf(ending.keySet()).forEach(this::endOf);
  }

  /**
   * Returns the subscriptions of an execution or plan item whose family is locked, those of this
   * unit of work included, ordered by id. They are read once.
   */
  public List<EventSubscriptionEntity> of(OwnerEntity owner) {
    endOf(owner.id());
    if (owner.count(Dependent.SUBSCRIPTION) == 0) {
      return List.of();
    }
    var unitOfWork = context.unitOfWork();
    if (!owner.isNew() && read.add(owner.id())) {
      unitOfWork.fetch(
          Read.where(EventSubscriptionEntity.TABLE, "SUB_SCOPE_ID_ = ?", Parameter.of(owner.id())));
    }
    var found = unitOfWork.known(EventSubscriptionEntity.OWNER, owner.id());
    found.sort(EventAnswers.BY_ID);
    return found;
  }

  /**
   * Returns the subscriptions of several executions or plan items, as {@link #of} does; what is not
   * in memory is read at once.
   */
  public List<EventSubscriptionEntity> ofAll(Collection<? extends OwnerEntity> owners) {
    var waiting = owners.stream().filter(o -> o.count(Dependent.SUBSCRIPTION) > 0).toList();
    var unread =
        waiting.stream().filter(o -> !o.isNew() && read.add(o.id())).map(OwnerEntity::id).toList();
    if (!unread.isEmpty()) {
      context.unitOfWork().fetch(readOf(unread, context.session().dialect()));
    }
    waiting.forEach(owner -> endOf(owner.id()));
    return waiting.stream()
        .map(OwnerEntity::id)
        .distinct()
        .flatMap(id -> context.unitOfWork().known(EventSubscriptionEntity.OWNER, id).stream())
        .sorted(EventAnswers.BY_ID)
        .toList();
  }

  /**
   * Deletes all subscriptions of an execution or plan item, without loading them; sends nothing if
   * it has none. What the database still shows until the flush is not read any more, so those that
   * the owner gets later in this unit of work are all it has.
   */
  public void deleteOf(OwnerEntity owner) {
    ending.remove(owner.id());
    var count = owner.count(Dependent.SUBSCRIPTION);
    if (count > 0) {
      context
          .unitOfWork()
          .deleteOwned(EventSubscriptionEntity.OWNER, "SUB_SCOPE_ID_", owner.id(), count);
      owner.count(Dependent.SUBSCRIPTION, -count);
      read.add(owner.id());
    }
  }

  /** Deletes one of the subscriptions that {@link #of} returned. */
  public void delete(OwnerEntity owner, EventSubscriptionEntity subscription) {
    context.unitOfWork().delete(subscription);
    owner.count(Dependent.SUBSCRIPTION, -1);
  }

  /** Deletes the start subscriptions of a definition; sends nothing if it has none. */
  public void deleteOfDefinition(OwnerEntity definition) {
    if (definition.count(Dependent.SUBSCRIPTION) > 0) {
      var subscriptions =
          context
              .unitOfWork()
              .fetch(
                  Read.where(
                      EventSubscriptionEntity.TABLE,
                      "SUB_SCOPE_ID_ = 0 and SCOPE_DEFINITION_ID_ = ?",
                      Parameter.of(definition.id())));
      subscriptions.forEach(context.unitOfWork()::delete);
      definition.count(Dependent.SUBSCRIPTION, -subscriptions.size());
    }
  }

  /**
   * Returns the subscriptions of definitions of a tenant to an event that starts instances, without
   * those of instances.
   *
   * @return ordered by id
   */
  public List<EventSubscriptionEntity> findStarting(
      String eventType, String eventName, String tenantId) {
    context.unitOfWork().flush();
    return context
        .unitOfWork()
        .fetch(
            Read.where(
                EventSubscriptionEntity.TABLE,
                "EVENT_NAME_ = ? and EVENT_TYPE_ = ? and TENANT_ID_ = ? and SUB_SCOPE_ID_ = 0 order"
                    + " by ID_",
                Parameter.of(eventName),
                Parameter.of(eventType),
                Parameter.of(tenantId)));
  }

  /**
   * Returns the subscriptions to an event over all instances and definitions of a tenant, those of
   * this unit of work included. Those of families that are not locked may be gone a moment later,
   * so they are not kept in memory: what {@link #of} tells after the lock was read after the lock.
   *
   * <p>As long as nothing but the engine's own steps happens, the database is asked for an event
   * once: what it answered and what this unit of work has changed since is the answer. So a signal
   * that is thrown again and again in one unit of work does not send all changes at each throw.
   *
   * @return ordered by id
   */
  public List<EventSubscriptionEntity> find(String eventType, String eventName, String tenantId) {
    endAll();
    var event = new EventAnswers.Event(eventType, eventName, tenantId);
    var known = answers.of(event, context.outdated());
    return known != null ? known : answers.keep(event, fetch(event), context.outdated());
  }

  private List<EventSubscriptionEntity> fetch(EventAnswers.Event event) {
    return fetch(
        "EVENT_NAME_ = ? and EVENT_TYPE_ = ? and TENANT_ID_ = ? order by ID_",
        Parameter.of(event.name()),
        Parameter.of(event.type()),
        Parameter.of(event.tenantId()));
  }

  /**
   * Returns the subscriptions of instances to an event whose configuration is one of some texts, as
   * {@link #find} does: those of the next families.
   *
   * @param afterRoot the family after which to begin; 0 for the first ones
   * @param until those that were made later are left out
   * @param most how many subscriptions at most; of the last family there may be more
   * @return ordered by family
   */
  public List<EventSubscriptionEntity> findMatchingAfter(
      long afterRoot, Instant until, int most, WantedSubscriptions wanted) {
    return findMatching(
        wanted,
        " and SUB_SCOPE_ID_ <> 0 and ROOT_INSTANCE_ID_ > ? and CREATE_TIME_ <= ?"
            + " order by ROOT_INSTANCE_ID_, ID_ limit "
            + most,
        Parameter.of(afterRoot),
        Parameter.of(ColumnType.TIME, until));
  }

  /**
   * Returns the subscriptions of one family to an event whose configuration is one of some texts.
   *
   * @return ordered by id
   */
  public List<EventSubscriptionEntity> findMatchingIn(long rootId, WantedSubscriptions wanted) {
    return findMatching(wanted, " and ROOT_INSTANCE_ID_ = ? order by ID_", Parameter.of(rootId));
  }

  /**
   * Returns the subscriptions of definitions to an event whose configuration is one of some texts.
   *
   * @return ordered by id
   */
  public List<EventSubscriptionEntity> findMatchingStarts(WantedSubscriptions wanted) {
    return findMatching(wanted, " and SUB_SCOPE_ID_ = 0 order by ID_");
  }

  /**
   * Returns the subscriptions of one engine's instances to an event that meet a condition, as
   * {@link #find} does.
   *
   * @param further the condition, which begins with {@code and}, or nothing
   * @param most how many at most
   * @return ordered by id
   */
  public List<EventSubscriptionEntity> findWaiting(
      WantedSubscriptions wanted,
      String scopeType,
      String further,
      List<Parameter> more,
      int most) {
    endAll();
    context.unitOfWork().flush();
    var parameters = new ArrayList<Parameter>();
    parameters.add(Parameter.of(wanted.eventName()));
    parameters.add(Parameter.of(wanted.eventType()));
    parameters.add(Parameter.of(wanted.tenantId()));
    parameters.add(Parameter.of(scopeType));
    parameters.addAll(more);
    var condition =
        "EVENT_NAME_ = ? and EVENT_TYPE_ = ? and TENANT_ID_ = ? and SCOPE_TYPE_ = ? and"
            + " SUB_SCOPE_ID_ <> 0"
            + further
            + " order by ID_ limit "
            + most;
    var found =
        context
            .unitOfWork()
            .fetch(
                Read.where(
                    EventSubscriptionEntity.TABLE,
                    condition,
                    parameters.toArray(Parameter[]::new)));
    found.stream().filter(this::isUnlocked).forEach(this::forget);
    return found;
  }

  private List<EventSubscriptionEntity> findMatching(
      WantedSubscriptions wanted, String further, Parameter... more) {
    var parameters = new ArrayList<Parameter>();
    parameters.add(Parameter.of(wanted.eventName()));
    parameters.add(Parameter.of(wanted.eventType()));
    parameters.add(Parameter.of(wanted.tenantId()));
    wanted.configurations().forEach(text -> parameters.add(Parameter.of(text)));
    parameters.addAll(List.of(more));
    var condition =
        "EVENT_NAME_ = ? and EVENT_TYPE_ = ? and TENANT_ID_ = ? and CONFIGURATION_ in ("
            + String.join(", ", Collections.nCopies(wanted.configurations().size(), "?"))
            + ")"
            + further;
    return fetch(condition, parameters.toArray(Parameter[]::new));
  }

  private List<EventSubscriptionEntity> fetch(String condition, Parameter... parameters) {
    endAll();
    context.unitOfWork().flush();
    var found =
        context
            .unitOfWork()
            .fetch(Read.where(EventSubscriptionEntity.TABLE, condition, parameters));
    found.stream().filter(this::isUnlocked).forEach(this::forget);
    return found;
  }

  private boolean isUnlocked(EventSubscriptionEntity subscription) {
    return subscription.subScopeId() != 0
        && !FamilyLock.holds(context, subscription.rootInstanceId());
  }

  private void forget(EventSubscriptionEntity subscription) {
    context.unitOfWork().forgetRead(subscription);
    read.remove(subscription.subScopeId());
  }
}
