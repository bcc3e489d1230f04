package io.millrace.common.internal.eventregistry;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import io.millrace.common.internal.subscription.WantedSubscriptions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * Hands events to those that wait for them, by a job for each family and for each definition that
 * is started.
 *
 * <p>Which families get a job is decided when the event is taken; which elements of a family get
 * the event, when its job runs, under the lock of the family: all that wait for it then. So a
 * listener that repeats hears two events that came one after the other, although the first one
 * ended the subscription that the second one was found by.
 *
 * <p>Thread-safe once the engines are built.
 */
public final class EventDelivery {

  private final Jobs jobs;
  private final EventText text = new EventText();
  private final List<EventReceiver> receivers = new ArrayList<>();

  EventDelivery(Jobs jobs) {
    this.jobs = jobs;
  }

  /** Adds an engine, while it is built. */
  public void add(EventReceiver receiver) {
    receivers.add(receiver);
  }

  private EventReceiver receiver(String scopeType) {
    return receivers.stream()
        .filter(receiver -> receiver.scopeType().equals(scopeType))
        .findFirst()
        .orElse(null);
  }

  /**
   * Lets jobs of this transaction deliver an event.
   *
   * @return how many there are
   */
  int publish(EventInstance event, CommandContext context) {
    var carried = text.write(event);
    var families = new HashSet<Long>();
    var count = 0;
    for (var subscription : Subscriptions.of(context).findMatching(wanted(event))) {
      if (subscription.subScopeId() == 0) {
        create(subscription, carried, context);
        count++;
      } else if (families.add(subscription.rootInstanceId())) {
        create(subscription, carried, context);
        count++;
      }
    }
    return count;
  }

  private static WantedSubscriptions wanted(EventInstance event) {
    return new WantedSubscriptions(
        RegistryTypes.SUBSCRIPTION,
        event.key(),
        event.tenantId(),
        Correlation.ofSubsets(event.correlations()));
  }

  private void create(
      EventSubscriptionEntity subscription, String carried, CommandContext context) {
    var scope =
        new ScopeRef(
            subscription.scopeType(),
            subscription.rootInstanceId(),
            subscription.scopeId(),
            0,
            subscription.scopeDefinitionId(),
            subscription.tenantId(),
            null);
    var job =
        NewJob.of(scope, RegistryTypes.deliveryJob(subscription.scopeType()))
            .at(subscription.activityId(), null)
            .withConfiguration(subscription.eventName())
            .withExclusive(subscription.rootInstanceId() != 0);
    jobs.createMessage(context, job).carry(carried);
  }

  /** Delivers what a job carries; the family it belongs to is locked. */
  void deliver(JobEntity job, CommandContext context) {
    var event = text.read(job.payload());
    if (job.rootInstanceId() == 0) {
      start(job, event, context);
      return;
    }
    var waiting = Subscriptions.of(context).findMatchingIn(job.rootInstanceId(), wanted(event));
    for (var subscription : waiting) {
      var receiver = receiver(subscription.scopeType());
      if (receiver == null) {
        create(subscription, job.payload(), context);
      } else {
        receiver.receive(subscription, event, context);
      }
    }
  }

  /** A newer version that was deployed since the event was taken is started instead. */
  private void start(JobEntity job, EventInstance event, CommandContext context) {
    var starting =
        Subscriptions.of(context).findMatchingStarts(wanted(event)).stream()
            .filter(s -> s.subScopeId() == 0 && s.scopeType().equals(job.scopeType()))
            .filter(s -> s.activityId().equals(job.elementId()))
            .toList();
    starting.stream()
        .filter(s -> s.scopeDefinitionId() == job.scopeDefinitionId())
        .findFirst()
        .or(() -> starting.stream().filter(s -> isSameKey(s, job, context)).findFirst())
        .ifPresent(s -> receiver(s.scopeType()).start(s, event, context));
  }

  private static boolean isSameKey(
      EventSubscriptionEntity subscription, JobEntity job, CommandContext context) {
    var rows = context.unitOfWork();
    var wanted = rows.find(DefinitionEntity.TABLE, job.scopeDefinitionId());
    var found = rows.find(DefinitionEntity.TABLE, subscription.scopeDefinitionId());
    return wanted != null && found != null && wanted.key().equals(found.key());
  }
}
