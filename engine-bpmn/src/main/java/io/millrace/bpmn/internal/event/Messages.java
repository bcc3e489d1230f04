package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.MismatchingMessageCorrelationException;
import io.millrace.bpmn.internal.event.SentMessage.Targets;
import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.Message;
import io.millrace.bpmn.internal.model.MessageEventDefinition;
import io.millrace.bpmn.internal.model.ReceiveTask;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.EventBus;
import io.millrace.bpmn.internal.operation.InstanceStart;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.signal.EventNames;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import io.millrace.common.internal.variable.CarriedValues;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Brings messages to the one execution that waits for them, or else starts a process by them.
 *
 * <p>A family that the unit of work holds gets its message at once, any other one by a job of the
 * transaction: no unit of work waits for the lock of a family while it holds another one. Should
 * the receiver have gone on when the job runs, the message looks for another one.
 *
 * <p>Spec: BPMN 2.0.2 §8.3.2, §10.5.1. Deviation: correlation is by name, business key and
 * variables, not by correlation properties.
 *
 * @param receivers finds who waits
 * @param names finds names that may be expressions
 * @param jobs creates jobs
 * @param carried writes what they carry
 * @param kept keeps those that nobody waits for
 */
public record Messages(
    MessageReceivers receivers,
    EventNames names,
    Jobs jobs,
    CarriedValues carried,
    KeptMessages kept) {

  static final String JOB_TYPE = "message-event";

  private static final int MOST_NAMED = 10;

  /**
   * Sends a message from inside a unit of work. Where nobody waits it is kept, if it says how long.
   *
   * @throws MismatchingMessageCorrelationException if several executions wait for it, or nobody
   *     does and somebody has to
   */
  public void send(SentMessage message, BpmnContext context) {
    var waiting = message.targets() == Targets.STARTED ? null : theOne(message.to(), context);
    if (waiting != null) {
      hand(waiting, message, context);
    } else if (start(message, context) == null
        && keep(message, context) == 0
        && message.isRequired()) {
      throw nobody(message.to());
    }
  }

  /**
   * Keeps a message that nobody waits for, if it says how long.
   *
   * @return its id; 0 where it is not kept
   */
  public long keep(SentMessage message, BpmnContext context) {
    return kept.keep(message, context.command());
  }

  /**
   * Lets a kept message go to who waits for it now, or to what it starts, by a job of this
   * transaction. Of several that wait it goes to the one that began first: nobody is there any more
   * who could be told.
   *
   * @return false if there is nobody
   */
  boolean forward(SentMessage message, BpmnContext context) {
    var first = firstWaiting(message, context);
    if (first.isPresent()) {
      byJob(first.get(), message, context);
      return true;
    }
    if (!canStart(message, context)) {
      return false;
    }
    var scope = new ScopeRef(null, 0, 0, 0, 0, message.to().tenantId(), null);
    var job = NewJob.of(scope, JOB_TYPE).withConfiguration("0 0").withExclusive(false);
    jobs.createMessage(context.command(), job).carry(carried.write(message.carried()));
    return true;
  }

  /**
   * Returns who waits; null for nobody.
   *
   * @throws MismatchingMessageCorrelationException if there are several
   */
  public EventSubscriptionEntity theOne(WantedReceiver wanted, BpmnContext context) {
    var found = receivers.find(wanted, MOST_NAMED, context.command());
    if (found.size() > 1) {
      throw new MismatchingMessageCorrelationException(
          "Cannot correlate the "
              + wanted
              + ": "
              + found.size()
              + (found.size() == MOST_NAMED ? " or more" : "")
              + " executions wait for it, "
              + found.stream()
                  .map(s -> "'" + s.subScopeId() + "' at '" + s.activityId() + "'")
                  .toList()
              + ". Name more of what tells them apart (business key, process instance, variables), or correlate to all of them.");
    }
    return found.isEmpty() ? null : found.get(0);
  }

  /** Returns the failure to find anybody. */
  public static MismatchingMessageCorrelationException nobody(WantedReceiver wanted) {
    return new MismatchingMessageCorrelationException(
        "Cannot correlate the "
            + wanted
            + ": no execution waits for it, and it starts no process. Check the name and what it is correlated by, and send it when the"
            + " receiver has come there; an event subscription query finds what waits.");
  }

  /** Delivers at once to a family that is held, to another one by a job. */
  public void hand(EventSubscriptionEntity waiting, SentMessage message, BpmnContext context) {
    if (FamilyLock.holds(context.command(), waiting.rootInstanceId())) {
      deliver(waiting.id(), waiting.subScopeId(), message, context);
    } else {
      byJob(waiting, message, context);
    }
  }

  /**
   * Delivers to an execution whose family is locked.
   *
   * @return false if it does not wait any more
   */
  public boolean deliver(
      long subscriptionId, long executionId, SentMessage message, BpmnContext context) {
    var execution = context.tree().find(executionId);
    var waiting = execution == null ? null : waiting(subscriptionId, execution, context);
    if (waiting == null) {
      return false;
    }
    deliver(waiting, execution, message, context);
    return true;
  }

  private static void deliver(
      EventSubscriptionEntity waiting,
      ExecutionEntity execution,
      SentMessage message,
      BpmnContext context) {
    message
        .localVariables()
        .forEach((name, value) -> context.variables().setLocal(execution, name, value));
    var event = context.process(execution).node(waiting.activityId());
    var come = new EventBus.Awaited(WaitNames.MESSAGE_EVENT, waiting.eventName());
    EventDelivery.deliver(execution, waiting, event, come, message.variables(), context);
  }

  /** Returns what waits at an execution whose family is locked; null if it does not any more. */
  static EventSubscriptionEntity waiting(
      long subscriptionId, ExecutionEntity execution, BpmnContext context) {
    return Subscriptions.of(context.command()).of(execution).stream()
        .filter(s -> s.id() == subscriptionId)
        .findFirst()
        .orElse(null);
  }

  private JobEntity byJob(
      EventSubscriptionEntity waiting, SentMessage message, BpmnContext context) {
    var job =
        NewJob.of(waiting.familyRef(), JOB_TYPE)
            .at(waiting.activityId(), null)
            .withConfiguration(waiting.id() + " " + waiting.subScopeId());
    var made = jobs.createMessage(context.command(), job);
    made.carry(carried.write(message.carried()));
    return made;
  }

  /**
   * Delivers what a job carries, whose family is locked. A receiver that was suspended meanwhile
   * gets it when it goes on.
   */
  void deliver(JobEntity job, BpmnContext context) {
    var message = SentMessage.of(carried.read(job.payload()));
    var ids = job.handlerConfiguration().split(" ");
    var receiver = ids[1].equals("0") ? null : context.tree().find(Long.parseLong(ids[1]));
    var waiting = receiver == null ? null : waiting(Long.parseLong(ids[0]), receiver, context);
    if (waiting == null && message.keptUntil() != null) {
      sendLater(message, context);
    } else if (waiting == null) {
      send(message, context);
    } else if (receiver.isSuspended()) {
      jobs.rest().suspend(byJob(waiting, message, context));
    } else {
      deliver(waiting, receiver, message, context);
    }
  }

  /**
   * Sends a message that may be kept, after its sender's transaction: nobody is there any more who
   * could be told that several wait for it, or that its time is over.
   */
  private void sendLater(SentMessage message, BpmnContext context) {
    var first = firstWaiting(message, context);
    if (first.isPresent()) {
      hand(first.get(), message, context);
    } else if (!canStart(message, context) || start(message, context) == null) {
      keep(message, context);
    }
  }

  private Optional<EventSubscriptionEntity> firstWaiting(SentMessage message, BpmnContext context) {
    return message.targets() == Targets.STARTED
        ? Optional.empty()
        : receivers.find(message.to(), 1, context.command()).stream().findFirst();
  }

  /**
   * Starts the process that a message starts.
   *
   * @return the instance; null if it starts none
   */
  public ExecutionEntity start(SentMessage message, BpmnContext context) {
    var to = message.to();
    if (to.processInstanceId() != 0 || message.targets() == Targets.WAITING) {
      return null;
    }
    var start = to.definitionId() == 0 ? newestStart(to, context) : startOf(to, context);
    if (start == null) {
      return null;
    }
    return start
        .businessKey(to.businessKey())
        .tenantId(to.tenantId())
        .variables(together(message))
        .run(context);
  }

  /** A version that is suspended starts nothing now. */
  private boolean canStart(SentMessage message, BpmnContext context) {
    var to = message.to();
    if (to.processInstanceId() != 0 || message.targets() == Targets.WAITING) {
      return false;
    }
    var id =
        to.definitionId() == 0
            ? newest(to, context).map(EventSubscriptionEntity::scopeDefinitionId).orElse(0L)
            : startOf(to, context) == null ? 0 : to.definitionId();
    return id != 0 && !context.runtime().definitions().isSuspended(id, context.command());
  }

  private static Map<String, ?> together(SentMessage message) {
    if (message.localVariables().isEmpty()) {
      return message.variables();
    }
    var all = new LinkedHashMap<String, Object>(message.variables());
    all.putAll(message.localVariables());
    return all;
  }

  private static InstanceStart newestStart(WantedReceiver to, BpmnContext context) {
    return newest(to, context)
        .map(
            s -> {
              var process =
                  context.runtime().definitions().require(s.scopeDefinitionId(), context.command());
              return InstanceStart.of(process).at(process.node(s.activityId()));
            })
        .orElse(null);
  }

  private static Optional<EventSubscriptionEntity> newest(WantedReceiver to, BpmnContext context) {
    return Subscriptions.of(context.command())
        .findStarting(WaitNames.MESSAGE_EVENT, to.messageName(), to.tenantId())
        .stream()
        .filter(s -> s.scopeType().equals(ExecutionEntity.SCOPE_TYPE))
        .findFirst();
  }

  /** An older version waits for nothing; its model tells which event the message starts it at. */
  private InstanceStart startOf(WantedReceiver to, BpmnContext context) {
    var process = context.runtime().definitions().require(to.definitionId(), context.command());
    return process.startEvents().stream()
        .filter(node -> isStartedBy(to.messageName(), node))
        .findFirst()
        .map(node -> InstanceStart.of(process).at(node))
        .orElse(null);
  }

  private boolean isStartedBy(String messageName, Node node) {
    return awaited(node.element())
        .map(message -> names.of(message.name(), node.id(), ExpressionScope.of(Map.of())))
        .anyMatch(messageName::equals);
  }

  private static Stream<Message> awaited(FlowNode start) {
    return start instanceof ReceiveTask task
        ? Stream.ofNullable(task.message())
        : ((Event) start)
            .definition().parts().stream()
                .filter(MessageEventDefinition.class::isInstance)
                .map(part -> ((MessageEventDefinition) part).message());
  }
}
