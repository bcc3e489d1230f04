package io.millrace.common.internal.signal;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.start.StartJobs;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import io.millrace.common.internal.variable.CarriedValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Delivers signals to everything that waits for their name: processes and cases.
 *
 * <p>A signal from inside a unit of work reaches the families that this one holds at once. Others
 * get it by a job each that is part of the throwing transaction: no unit of work waits for the lock
 * of a family while it holds another one. What belongs to an engine that is not built here gets it
 * by a job as well, which a node with that engine runs.
 *
 * <p>Thread-safe once the engines are built.
 */
public final class SignalDelivery {

  /** What subscriptions to signals carry as their type. */
  public static final String EVENT_TYPE = "signal";

  /** The configuration of subscriptions to signals of the same process instance. */
  public static final String OWN_INSTANCE = "processInstance";

  private static final String JOB_TYPE = "signal-event";
  private static final int MOST_READ_AHEAD = 5_000;

  private final FamilyLock lock;
  private final Jobs jobs;
  private final StartJobs starts;
  private final CarriedValues carried;
  private final List<SignalReceiver> receivers = new ArrayList<>();

  /** Creates the delivery of the engines of one schema. */
  public SignalDelivery(FamilyLock lock, Jobs jobs, CarriedValues carried) {
    this.lock = lock;
    this.jobs = jobs;
    this.starts = new StartJobs(jobs);
    this.carried = carried;
  }

  /** Adds an engine, while it is built. */
  public void add(SignalReceiver receiver) {
    receivers.add(receiver);
  }

  /** Returns the type of the jobs that deliver to what an engine runs. */
  static String jobType(String scopeType) {
    return ScopeTypes.BPMN.equals(scopeType) ? JOB_TYPE : scopeType + "-" + JOB_TYPE;
  }

  private SignalReceiver receiver(String scopeType) {
    for (var receiver : receivers) {
      if (receiver.scopeType().equals(scopeType)) {
        return receiver;
      }
    }
    return null;
  }

  /**
   * Delivers a signal that is thrown inside a unit of work, but not to those who hear those of
   * their own instance only.
   *
   * @param variables what comes with it
   * @param byJobs whether even those get it by a job that could get it at once
   */
  public void everywhere(
      String name,
      String tenantId,
      Map<String, ?> variables,
      boolean byJobs,
      CommandContext context) {
    var found = new ArrayList<>(Subscriptions.of(context).find(EVENT_TYPE, name, tenantId));
    found.removeIf(subscription -> OWN_INSTANCE.equals(subscription.configuration()));
    spread(found, variables, byJobs, context);
  }

  private void spread(
      List<EventSubscriptionEntity> found,
      Map<String, ?> variables,
      boolean byJobs,
      CommandContext context) {
    if (byJobs) {
      byJobs(found, variables, context);
      return;
    }
    for (var subscription : found) {
      var isHere =
          subscription.subScopeId() == 0
              || FamilyLock.holds(context, subscription.rootInstanceId());
      if (isHere) {
        deliver(subscription, variables, context);
      } else {
        byJob(subscription, variables, context);
      }
    }
  }

  /**
   * Delivers a signal that comes from outside: to all that wait for it, in the order of their
   * families, whose locks are taken in that order; and starts what it starts.
   *
   * <p>Code that runs inside a command holds a family already, and must not wait for another one:
   * others get the signal by a job each, as when it is thrown.
   */
  public void receive(
      String name, String tenantId, Map<String, ?> variables, CommandContext context) {
    var found = Subscriptions.of(context).find(EVENT_TYPE, name, tenantId);
    if (FamilyLock.holdsAny(context)) {
      spread(found, variables, false, context);
      return;
    }
    lockFamilies(
        found.stream()
            .filter(s -> s.rootInstanceId() != 0 && receiver(s.scopeType()) != null)
            .toList(),
        context);
    found.forEach(subscription -> deliver(subscription, variables, context));
  }

  /**
   * Locks the families that wait, and reads again in the same trip what their elements wait for.
   */
  private void lockFamilies(List<EventSubscriptionEntity> waiting, CommandContext context) {
    if (waiting.isEmpty()) {
      return;
    }
    var roots = waiting.stream().map(EventSubscriptionEntity::rootInstanceId).toList();
    var elements = waiting.stream().map(EventSubscriptionEntity::subScopeId).distinct().toList();
    if (elements.size() > MOST_READ_AHEAD) {
      lock.acquireAll(context, roots);
      return;
    }
    lock.acquireAll(context, roots, Subscriptions.readOf(elements, context.session().dialect()));
    Subscriptions.of(context).wereRead(elements);
  }

  /**
   * Delivers to one subscription, of a definition or of an element whose family is locked; by a job
   * if its engine is not built here.
   */
  void deliver(
      EventSubscriptionEntity subscription, Map<String, ?> variables, CommandContext context) {
    var receiver = receiver(subscription.scopeType());
    if (receiver != null) {
      receiver.receive(subscription, variables, context);
    } else {
      byJob(subscription, variables, context);
    }
  }

  /** Delivers what a job carries to one subscription whose family is locked. */
  void deliver(EventSubscriptionEntity subscription, JobEntity job, CommandContext context) {
    deliver(subscription, carried.read(job.payload()), context);
  }

  /** Lets a job each of this transaction deliver a signal to those that wait for it now. */
  void byJobs(String name, String tenantId, CommandContext context) {
    byJobs(Subscriptions.of(context).find(EVENT_TYPE, name, tenantId), Map.of(), context);
  }

  private void byJobs(
      List<EventSubscriptionEntity> found, Map<String, ?> variables, CommandContext context) {
    found.stream()
        .filter(subscription -> subscription.subScopeId() != 0)
        .forEach(subscription -> byJob(subscription, variables, context));
    var toStart = found.stream().filter(subscription -> subscription.subScopeId() == 0).toList();
    if (toStart.isEmpty()) {
      return;
    }
    var first = toStart.get(0);
    starts
        .create(
            toStart,
            () -> starting(first.eventName(), first.tenantId(), context),
            SignalDelivery::jobType,
            context)
        .forEach(job -> carry(variables, job));
  }

  private static List<EventSubscriptionEntity> starting(
      String name, String tenantId, CommandContext context) {
    return Subscriptions.of(context).findStarting(EVENT_TYPE, name, tenantId);
  }

  /** Starts what a job is for; a version that is suspended is started when it goes on. */
  void start(JobEntity job, CommandContext context) {
    starts.deliver(
        job,
        new StartJobs.Target() {
          @Override
          public List<EventSubscriptionEntity> waiting() {
            return starting(StartJobs.eventName(job), job.tenantId(), context);
          }

          @Override
          public boolean rests(EventSubscriptionEntity start) {
            return receiver(start.scopeType()).rests(start, context);
          }

          @Override
          public void start(EventSubscriptionEntity start) {
            deliver(start, job, context);
          }
        },
        context);
  }

  /** Lets a job of this transaction deliver to one subscription. */
  public void byJob(
      EventSubscriptionEntity subscription, Map<String, ?> variables, CommandContext context) {
    if (subscription.subScopeId() == 0) {
      byJobs(List.of(subscription), variables, context);
    } else {
      carry(variables, byJob(subscription, context));
    }
  }

  private void carry(Map<String, ?> variables, JobEntity job) {
    if (!variables.isEmpty()) {
      job.carry(carried.write(variables));
    }
  }

  private JobEntity byJob(EventSubscriptionEntity subscription, CommandContext context) {
    var job =
        NewJob.of(subscription.familyRef(), jobType(subscription.scopeType()))
            .at(subscription.activityId(), null)
            .withConfiguration(Long.toString(subscription.id()));
    return jobs.createMessage(context, job);
  }
}
