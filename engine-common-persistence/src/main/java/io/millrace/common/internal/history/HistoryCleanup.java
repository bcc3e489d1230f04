package io.millrace.common.internal.history;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.calendar.TimerSchedule;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;
import io.millrace.common.internal.job.JobHandlers;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.job.JobState;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Deletes ended instances whose time is over, by a timer of the job executor: some at a time, and a
 * further job while there may be more, so that no transaction is long and a node that stops loses
 * little.
 *
 * <p>An instance that another one called goes with its caller, never before. Only nodes where it is
 * enabled do this work, by their settings: elsewhere it is no handler of jobs. Thread-safe; one per
 * schema.
 */
public final class HistoryCleanup implements JobHandler {

  /** The type of its jobs. */
  public static final String TYPE = "history-cleanup";

  private static final Logger LOG = LoggerFactory.getLogger(HistoryCleanup.class);
  private static final String UNCALLED =
      " and H.SUPER_PROCESS_INSTANCE_ID_ is null and H.SUPER_CASE_INSTANCE_ID_ is null";
  private static final String NO_LIMIT = "";
  private static final String UNKNOWN_DEFINITION =
      "not exists (select 1 from MR_DEFINITION D where D.ID_ = H.#)";
  private static final String OLD_OPERATIONS =
      "select ID_ from MR_USER_OPERATION where TIME_ < ? order by TIME_ limit ";
  private static final String STILL_OVER =
      "select ID_ from # where ID_ @in and END_TIME_ < ? order by ID_ for update skip locked";

  private final CleanupSettings settings;
  private final EndedFamilies families;
  private final Jobs jobs;
  private final ZoneId zone;

  /** Creates the clean-up of a schema. */
  public HistoryCleanup(CleanupSettings settings, EndedFamilies families, Jobs jobs, ZoneId zone) {
    this.settings = settings;
    this.families = families;
    this.jobs = jobs;
    this.zone = zone;
  }

  /** Tells whether there is to be a timer. */
  public boolean isEnabled() {
    return settings.enabled();
  }

  /** Becomes a handler where it is enabled. */
  public void addTo(JobHandlers handlers) {
    if (isEnabled()) {
      handlers.add(this);
    }
  }

  @Override
  public String type() {
    return TYPE;
  }

  /** Sees to it that there is one timer that is to run, with the cycle that is set. */
  public void schedule(CommandContext context) {
    if (!isEnabled()) {
      throw new IllegalStateEngineException(
          "Cannot make a timer that cleans up history: this engine does not clean up. Configure it"
              + " with setEnableHistoryCleaning(true).");
    }
    context.unitOfWork().flush();
    var timers = timers(context);
    if (timers.size() == 1 && isAsSet(timers.get(0))) {
      return;
    }
    timers.forEach(timer -> jobs.delete(context, timer));
    jobs.times().create(context, job(), TimerSchedule.Kind.CYCLE, settings.cycle());
  }

  /** A dead letter would never run again by itself. */
  private boolean isAsSet(JobEntity timer) {
    return timer.state() != JobState.DEAD_LETTER && settings.cycle().equals(timer.repeat());
  }

  private static NewJob job() {
    return NewJob.of(ScopeRef.none("", null), TYPE);
  }

  private static List<JobEntity> timers(CommandContext context) {
    return context
        .unitOfWork()
        .fetch(
            Read.where(
                JobEntity.TABLE,
                "HANDLER_TYPE_ = ? and REPEAT_ is not null order by ID_",
                Parameter.of(TYPE)));
  }

  /** Two nodes that were started at once may have made two timers; one of them is enough. */
  @Override
  public void execute(JobEntity job, CommandContext context) {
    if (job.repeat() != null) {
      timers(context).stream()
          .filter(timer -> timer.id() != job.id())
          .forEach(timer -> jobs.delete(context, timer));
    }
    context.unitOfWork().flush();
    if (removeSome(context)) {
      jobs.createMessage(context, job());
    }
  }

  /** Deletes some instances of each engine; tells whether there may be more. */
  private boolean removeSome(CommandContext context) {
    var more = false;
    for (var engine : families.engines()) {
      var ids = over(engine, context);
      if (!ids.isEmpty()) {
        families.deleteLocked(engine.scopeType(), ids, context);
        LOG.info("Deleted the history of {} ended instances ({})", ids.size(), engine.scopeType());
      }
      more |= !ids.isEmpty();
    }
    return removeOperations(context) || more;
  }

  /**
   * Deletes some of what the user operation log has that is older than ended instances may be;
   * tells whether there may be more.
   */
  private boolean removeOperations(CommandContext context) {
    if (settings.endedAfter() == null) {
      return false;
    }
    var before = Parameter.of(ColumnType.TIME, before(NO_LIMIT, context));
    var sql = new BulkSql(context.session());
    var old = sql.ids(OLD_OPERATIONS + settings.most(), before);
    if (!old.isEmpty()) {
      sql.update("delete from MR_USER_OPERATION where ID_ @in", old);
    }
    return old.size() == settings.most();
  }

  private List<Long> over(EndedInstances engine, CommandContext context) {
    var byLimit = definitions(engine, context);
    for (var limit : byLimit.entrySet()) {
      var before = before(limit.getKey(), context);
      var ids =
          before == null
              ? List.<Long>of()
              : ended(engine, limit.getValue(), Parameter.of(ColumnType.TIME, before), context);
      if (!ids.isEmpty()) {
        return ids;
      }
    }
    return settings.endedAfter() == null
        ? List.of()
        : orphans(engine, Parameter.of(ColumnType.TIME, before(NO_LIMIT, context)), context);
  }

  /** Returns the versions of an engine by what they say, those that say nothing last. */
  private static Map<String, List<Long>> definitions(
      EndedInstances engine, CommandContext context) {
    var byLimit = new TreeMap<String, List<Long>>(Comparator.reverseOrder());
    var all =
        Read.where(
            DefinitionEntity.TABLE,
            "SCOPE_TYPE_ = ? order by ID_",
            Parameter.of(engine.scopeType()));
    for (var definition : context.unitOfWork().fetch(all)) {
      var limit = Objects.requireNonNullElse(definition.historyTimeToLive(), NO_LIMIT);
      byLimit.computeIfAbsent(limit, none -> new ArrayList<>()).add(definition.id());
    }
    return byLimit;
  }

  /** Returns the time before which instances have ended whose time is over; null for none. */
  private Instant before(String limit, CommandContext context) {
    if (limit.equals(NO_LIMIT)) {
      return settings.endedAfter() == null ? null : context.now().minus(settings.endedAfter());
    }
    var timeToLive = TimeToLive.parse(limit);
    if (timeToLive == null) {
      LOG.warn(
          "The historyTimeToLive '{}' is no number of days and no duration: the history of its"
              + " definitions is kept for ever. Deploy them with another one.",
          limit);
    }
    return timeToLive == null ? null : timeToLive.limit(context.now(), zone);
  }

  private List<Long> ended(
      EndedInstances engine, List<Long> definitions, Parameter before, CommandContext context) {
    var some = new BulkSql(context.session()).ids(over(engine, "H.# @in"), definitions, before);
    return locked(engine, some, before, context);
  }

  /** Those whose definition is gone; they are looked for when there are no others. */
  private List<Long> orphans(EndedInstances engine, Parameter before, CommandContext context) {
    var some = new BulkSql(context.session()).ids(over(engine, UNKNOWN_DEFINITION), before);
    return locked(engine, some, before, context);
  }

  private String over(EndedInstances engine, String which) {
    return "select H.ID_ from "
        + engine.table()
        + " H where "
        + which.replace("#", engine.definitionColumn())
        + " and H.END_TIME_ < ?"
        + UNCALLED
        + " limit "
        + settings.most();
  }

  /**
   * Locks some that are over. Those that another job works on are left to it: a job that finds no
   * others leaves no further job, so that chains of jobs become one.
   */
  private static List<Long> locked(
      EndedInstances engine, List<Long> some, Parameter before, CommandContext context) {
    return new BulkSql(context.session())
        .lock(STILL_OVER.replace("#", engine.table()), some, before);
  }
}
