package io.millrace.common.internal.worker;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.Words;
import io.millrace.common.job.AcquiredExternalWorkerJob;
import io.millrace.common.job.JobState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * Lends jobs to a worker, those that wait for the longest first. Nobody waits for a lock here: rows
 * that others are looking at are passed over.
 *
 * @param wanted which jobs
 * @param most how many jobs at most
 * @param workerId who gets them
 */
public record AcquireWorkerJobsCommand(
    WantedJobs wanted, int most, String workerId, WorkerJobs workers)
    implements Command<List<AcquiredExternalWorkerJob>> {

  @Override
  public List<AcquiredExternalWorkerJob> execute(CommandContext context) {
    context.unitOfWork().flush();
    var types = wanted.scopeTypes(workers.scopeTypes());
    if (types.isEmpty()) {
      return List.of();
    }
    var free = oldest(types, context);
    for (var type : types) {
      var ofType = free.stream().filter(job -> type.equals(job.scopeType())).toList();
      if (!ofType.isEmpty()) {
        workers.scope(ofType.get(0)).readAhead(ofType, context);
      }
    }
    return free.stream().map(job -> lend(job, context)).filter(Objects::nonNull).toList();
  }

  /**
   * Locks the jobs that wait for the longest, whatever their topic. Each topic is asked for as many
   * as are wanted, by the index, all in one trip; what is too much is free again when this unit of
   * work ends.
   */
  private List<JobEntity> oldest(List<String> types, CommandContext context) {
    var reads = new ArrayList<Read<?>>();
    wanted.topics().keySet().stream()
        .sorted()
        .forEach(topic -> reads.add(waiting(topic, types, context)));
    return context.unitOfWork().fetch(reads).stream()
        .flatMap(List::stream)
        .map(JobEntity.class::cast)
        .filter(job -> isFree(job, context))
        .sorted(Comparator.comparing(JobEntity::dueDate).thenComparing(JobEntity::id))
        .limit(most)
        .toList();
  }

  /** One that cannot be read here stands back, so that it does not keep the others from workers. */
  private AcquiredExternalWorkerJob lend(JobEntity job, CommandContext context) {
    var until = context.now().plus(wanted.topics().get(job.topic()));
    try {
      var variables = workers.scope(job).variables(job, context);
      job.lendTo(workerId, until);
      return new AcquiredJob(job, variables);
    } catch (RuntimeException failure) {
      workers.jobs().outside().notLent(context, job, failure, until);
      return null;
    }
  }

  private static boolean isFree(JobEntity job, CommandContext context) {
    return job.state() == JobState.EXTERNAL && !job.dueDate().isAfter(context.now());
  }

  private Read<JobEntity> waiting(String topic, List<String> types, CommandContext context) {
    var condition = new StringBuilder("TOPIC_ = ? and DUE_DATE_ <= ? and STATE_ = ?");
    var parameters = new ArrayList<Parameter>();
    parameters.add(Parameter.of(topic));
    parameters.add(Parameter.of(ColumnType.TIME, context.now()));
    parameters.add(Parameter.of(Words.of(JobState.EXTERNAL)));
    condition.append(" and SCOPE_TYPE_ in (");
    condition.append(String.join(", ", Collections.nCopies(types.size(), "?"))).append(')');
    types.forEach(type -> parameters.add(Parameter.of(type)));
    if (wanted.tenantId() != null) {
      condition.append(" and TENANT_ID_ = ?");
      parameters.add(Parameter.of(wanted.tenantId()));
    }
    parameters.add(Parameter.of(ColumnType.INT, most));
    return context
        .session()
        .dialect()
        .lockFirst(
            JobEntity.TABLE,
            condition.toString(),
            "DUE_DATE_",
            "IX_MR_JOB_TOPIC",
            parameters.toArray(Parameter[]::new));
  }
}
