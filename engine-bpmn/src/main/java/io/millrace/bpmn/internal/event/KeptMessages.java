package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.definition.LateStarts;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.KeptMessageEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.variable.CarriedValues;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps messages that nobody waits for, each in a row, until a receiver begins to wait or their
 * time is over. Who takes such a row away delivers it in the same transaction, so it is delivered
 * once.
 *
 * <p>Message and receiver may come at the same time, and not see each other. No lock keeps them
 * apart: whoever begins to wait looks for a message, and the message looks for a receiver after its
 * commit, at first at once, then after times that grow; so one of them finds the other, whichever
 * transaction ends last.
 *
 * @param enabled whether messages are kept
 * @param ofThrown how long one is kept that is thrown and says nothing of it; null for not at all
 * @param jobs creates jobs
 * @param carried writes messages
 */
public record KeptMessages(boolean enabled, Duration ofThrown, Jobs jobs, CarriedValues carried)
    implements LateStarts {

  /** The jobs of messages that look for a receiver. */
  static final String LOOK_JOB = "kept-message";

  /** The jobs of receivers that look for a message. */
  static final String RECEIVER_JOB = "kept-message-receiver";

  static final int PAGE = 100;

  private static final int MOST_STARTS = 1_000;
  private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
  private static final Duration LONGEST_PAUSE = Duration.ofMinutes(10);

  private static final String UNEXPIRED = "NAME_ = ? and TENANT_ID_ = ? and EXPIRATION_TIME_ > ?";

  /**
   * Keeps a message, if it is to be kept.
   *
   * @return its id; 0 where it is not kept
   * @throws IllegalStateEngineException if it is to be, and the engine keeps none
   */
  long keep(SentMessage message, CommandContext context) {
    if (message.keptUntil() == null || !message.keptUntil().isAfter(context.now())) {
      return 0;
    }
    checkEnabled(message.to());
    var to = message.to();
    var row =
        KeptMessageEntity.of(
            to.messageName(),
            to.tenantId(),
            to.businessKey(),
            to.processInstanceId(),
            to.definitionId());
    row.carrying(carried.write(message.carried()), context.now(), message.keptUntil());
    context.unitOfWork().insert(row);
    jobs.createMessage(context, look(row, FIRST_PAUSE.toMillis()));
    return row.id();
  }

  private void checkEnabled(WantedReceiver to) {
    if (!enabled) {
      throw new IllegalStateEngineException(
          "Cannot keep the "
              + to
              + ": this engine keeps no messages. Let all engines on the database do so with setKeepsMessages(true) of the configuration.");
    }
  }

  /** Returns the message of a row. */
  SentMessage message(KeptMessageEntity row) {
    return SentMessage.of(carried.read(row.payload()));
  }

  /** Lets a message look for its receiver again after a pause, or end when its time is over. */
  void lookAgain(KeptMessageEntity row, long pause, CommandContext context) {
    var next = context.now().plusMillis(pause);
    var due = next.isBefore(row.expirationTime()) ? next : row.expirationTime();
    var longer = Math.min(2 * pause, LONGEST_PAUSE.toMillis());
    jobs.createTimer(context, look(row, longer), due);
  }

  private static NewJob look(KeptMessageEntity row, long pause) {
    var tenant = row.getTenantId() == null ? "" : row.getTenantId();
    return NewJob.of(new ScopeRef(null, 0, 0, 0, 0, tenant, null), LOOK_JOB)
        .withConfiguration(row.id() + " " + pause)
        .withExclusive(false);
  }

  /**
   * Something begins to wait for a message. If one is kept that may be for it, a job of this
   * transaction hands that over: what is sent then is decided under the row's lock.
   */
  void receiverComes(EventSubscriptionEntity waiting, String businessKey, CommandContext context) {
    if (enabled && !candidates(waiting, businessKey, 0, 1, context).isEmpty()) {
      lookFor(waiting, context);
    }
  }

  /** Lets a receiver look for a message when this transaction is committed. */
  JobEntity lookFor(EventSubscriptionEntity waiting, CommandContext context) {
    var job =
        NewJob.of(waiting.familyRef(), RECEIVER_JOB)
            .at(waiting.activityId(), null)
            .withConfiguration(waiting.id() + " " + waiting.subScopeId());
    return jobs.createMessage(context, job);
  }

  /**
   * Returns messages that may be for a receiver, as far as their rows tell.
   *
   * @param businessKey that of its process instance, or null
   * @param after the id of the last one that was looked at
   * @return ordered by id
   */
  List<KeptMessageEntity> candidates(
      EventSubscriptionEntity waiting,
      String businessKey,
      long after,
      int most,
      CommandContext context) {
    var parameters = unexpired(waiting.eventName(), waiting.tenantId(), context.now());
    parameters.add(Parameter.of(waiting.scopeId()));
    parameters.add(Parameter.of(waiting.scopeDefinitionId()));
    var key = "BUSINESS_KEY_ is null";
    if (businessKey != null) {
      key = "(BUSINESS_KEY_ is null or BUSINESS_KEY_ = ?)";
      parameters.add(Parameter.of(businessKey));
    }
    parameters.add(Parameter.of(after));
    return unlocked(
        UNEXPIRED
            + " and (PROCESS_INSTANCE_ID_ is null or PROCESS_INSTANCE_ID_ = ?)"
            + " and (PROCESS_DEFINITION_ID_ is null or PROCESS_DEFINITION_ID_ = ?) and "
            + key
            + " and ID_ > ? order by ID_ limit "
            + most,
        parameters,
        context);
  }

  /** Others may take away what is read here: it is not kept in memory. */
  private static List<KeptMessageEntity> unlocked(
      String condition, List<Parameter> parameters, CommandContext context) {
    var work = context.unitOfWork();
    var found =
        work.fetch(
            Read.where(KeptMessageEntity.TABLE, condition, parameters.toArray(Parameter[]::new)));
    found.forEach(work::forgetRead);
    return found;
  }

  private static List<Parameter> unexpired(String name, String tenantId, Instant now) {
    var parameters = new ArrayList<Parameter>();
    parameters.add(Parameter.of(name));
    parameters.add(Parameter.of(tenantId));
    parameters.add(Parameter.of(ColumnType.TIME, now));
    return parameters;
  }

  /** Locks a message; returns it, or null if somebody else takes it away or has done so. */
  KeptMessageEntity lock(long id, CommandContext context) {
    var found =
        context
            .unitOfWork()
            .fetch(Read.lockIfFree(KeptMessageEntity.TABLE, "ID_ = ?", Parameter.of(id)));
    return found.isEmpty() ? null : found.get(0);
  }

  /** Returns a message, locked by whomever; null if it is gone. */
  KeptMessageEntity find(long id, CommandContext context) {
    var found = unlocked("ID_ = ?", List.of(Parameter.of(id)), context);
    return found.isEmpty() ? null : found.get(0);
  }

  /** Those of very many messages that are not woken here look for the start by themselves. */
  @Override
  public void startComes(String messageName, String tenantId, CommandContext context) {
    if (enabled) {
      unlocked(
              UNEXPIRED + " and PROCESS_INSTANCE_ID_ is null order by ID_ limit " + MOST_STARTS,
              unexpired(messageName, tenantId, context.now()),
              context)
          .forEach(row -> jobs.createMessage(context, look(row, 0)));
    }
  }

  /**
   * Their jobs end by themselves. An engine that keeps none may be on a database of ones that do.
   */
  @Override
  public void versionGoes(long definitionId, CommandContext context) {
    new BulkSql(context.session())
        .update(
            "delete from MR_KEPT_MESSAGE where PROCESS_DEFINITION_ID_ @in", List.of(definitionId));
  }

  /** Returns the business key of the process instance of an execution. */
  static String businessKey(ExecutionEntity execution, BpmnContext context) {
    return context.tree().processInstance(execution).businessKey();
  }
}
