package io.millrace.common.internal.eventregistry;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.start.StartJobs;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import io.millrace.common.internal.subscription.WantedSubscriptions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Hands events to those that wait for them, by a job for each family and for each key that is
 * started.
 *
 * <p>Which families get a job is decided when the event is taken; which elements of a family get
 * the event, when its job runs, under the lock of the family: all that wait for it then. So a
 * listener that repeats hears two events that came one after the other, although the first one
 * ended the subscription that the second one was found by.
 *
 * <p>Thread-safe once the engines are built.
 */
public final class EventDelivery {

  private static final int MOST_JOBS = 1_000;

  /** How many characters of events one transaction writes, one event at least. */
  private static final int MOST_CHARACTERS = 4_000_000;

  private final Jobs jobs;
  private final StartJobs starts;
  private final EventText text = new EventText();
  private final List<EventReceiver> receivers = new ArrayList<>();

  EventDelivery(Jobs jobs) {
    this.jobs = jobs;
    this.starts = new StartJobs(jobs);
  }

  /** Adds an engine, while it is built. */
  public void add(EventReceiver receiver) {
    receivers.add(receiver);
  }

  /** Whoever listens has an engine on this node, for its kind of jobs is claimed here. */
  private EventReceiver receiver(String scopeType) {
    return receivers.stream()
        .filter(receiver -> receiver.scopeType().equals(scopeType))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Lets jobs of this transaction deliver an event. Where too many wait for it, the last of the
   * jobs makes those for the others, so that no transaction writes more than so much.
   *
   * @return how many starts and families have their job now
   */
  int publish(EventInstance event, CommandContext context) {
    var carried = text.write(event);
    var wanted = wanted(event);
    var subscriptions = Subscriptions.of(context);
    var made =
        starts.create(
            subscriptions.findMatchingStarts(wanted),
            () -> subscriptions.findMatchingStarts(wanted),
            RegistryTypes::deliveryJob,
            context);
    made.forEach(job -> job.carry(carried));
    return made.size() + spread(event, carried, Spread.from(context.now()), context);
  }

  /** Makes the jobs for the next families that wait for the event that a job carries. */
  void spread(JobEntity job, CommandContext context) {
    var event = text.read(job.payload());
    spread(event, job.payload(), Spread.read(job.handlerConfiguration()), context);
  }

  private int spread(EventInstance event, String carried, Spread from, CommandContext context) {
    var most = Math.max(1, Math.min(MOST_JOBS, MOST_CHARACTERS / carried.length()));
    var waiting =
        Subscriptions.of(context)
            .findMatchingAfter(from.afterRoot(), from.taken(), most, wanted(event));
    var families = new LinkedHashMap<Long, EventSubscriptionEntity>();
    waiting.forEach(
        subscription -> families.putIfAbsent(subscription.rootInstanceId(), subscription));
    families.values().forEach(subscription -> create(subscription, carried, context));
    if (waiting.size() == most) {
      var last = waiting.get(most - 1).rootInstanceId();
      var job =
          NewJob.of(SendEvent.nowhere(event), RegistryTypes.SPREAD_JOB)
              .withConfiguration(from.after(last).text())
              .withExclusive(false);
      jobs.createMessage(context, job).carry(carried);
    }
    return families.size();
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
    var type = RegistryTypes.deliveryJob(subscription.scopeType());
    create(type, subscription, carried, context);
  }

  private JobEntity create(
      String type, EventSubscriptionEntity subscription, String carried, CommandContext context) {
    var job =
        NewJob.of(subscription.familyRef(), type)
            .at(subscription.activityId(), null)
            .withConfiguration(subscription.eventName());
    var made = jobs.createMessage(context, job);
    made.carry(carried);
    return made;
  }

  /** Delivers what a job carries; the family it belongs to is locked. */
  void deliver(JobEntity job, CommandContext context) {
    var event = text.read(job.payload());
    if (job.rootInstanceId() == 0) {
      start(job, event, context);
      return;
    }
    deliver(job, waitingInFamily(job, event, context), event, context);
  }

  /** Delivers what a job carries to the instance it belongs to; its family is locked. */
  void deliverToInstance(JobEntity job, CommandContext context) {
    var event = text.read(job.payload());
    var waiting =
        waitingInFamily(job, event, context).stream()
            .filter(subscription -> subscription.scopeType().equals(job.scopeType()))
            .filter(subscription -> subscription.scopeId() == job.scopeId())
            .toList();
    deliver(job, waiting, event, context);
  }

  private static List<EventSubscriptionEntity> waitingInFamily(
      JobEntity job, EventInstance event, CommandContext context) {
    return Subscriptions.of(context).findMatchingIn(job.rootInstanceId(), wanted(event));
  }

  /** One job for all that wait in a suspended instance delivers the event when that goes on. */
  private void deliver(
      JobEntity job,
      List<EventSubscriptionEntity> waiting,
      EventInstance event,
      CommandContext context) {
    var resting = new HashSet<Long>();
    for (var subscription : waiting) {
      var receiver = receiver(subscription.scopeType());
      if (!receiver.rests(subscription, context)) {
        receiver.receive(subscription, event, context);
      } else if (resting.add(subscription.scopeId())) {
        var type = RegistryTypes.restingJob(subscription.scopeType());
        jobs.rest().suspend(create(type, subscription, job.payload(), context));
      }
    }
  }

  /** Starts what a job is for; a version that is suspended is started when it goes on. */
  private void start(JobEntity job, EventInstance event, CommandContext context) {
    starts.deliver(
        job,
        new StartJobs.Target() {
          @Override
          public List<EventSubscriptionEntity> waiting() {
            return Subscriptions.of(context).findMatchingStarts(wanted(event));
          }

          @Override
          public boolean rests(EventSubscriptionEntity start) {
            return receiver(start.scopeType()).rests(start, context);
          }

          @Override
          public void start(EventSubscriptionEntity start) {
            receiver(start.scopeType()).start(start, event, context);
          }
        },
        context);
  }
}
