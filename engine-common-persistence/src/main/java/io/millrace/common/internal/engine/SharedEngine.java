package io.millrace.common.internal.engine;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.calendar.EngineCalendar;
import io.millrace.common.internal.call.CallPartners;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.EngineTransactions;
import io.millrace.common.internal.command.SettableClock;
import io.millrace.common.internal.delegate.DelegateInstances;
import io.millrace.common.internal.deployment.DefinitionDeployers;
import io.millrace.common.internal.event.EngineEvents;
import io.millrace.common.internal.eventregistry.EventParts;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.history.EndedFamilies;
import io.millrace.common.internal.history.HistoryCleanup;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.common.internal.query.InstanceTables;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.internal.service.AuthenticatedUsers;
import io.millrace.common.internal.service.Tenants;
import io.millrace.common.internal.signal.SignalDelivery;
import io.millrace.common.internal.task.Tasks;
import io.millrace.common.internal.variable.Variables;
import io.millrace.common.internal.worker.WorkerJobs;
import java.time.Duration;

/**
 * What there is once on a schema, whichever engines are built on it. Immutable and thread-safe.
 *
 * @param work who runs commands and jobs
 * @param families who owns rows, and who calls whom
 * @param data tasks, variables and definitions
 * @param code what user code and expressions are made with
 * @param people who calls, and for which tenant
 * @param events tells the application's listeners
 * @param limits how much is kept and how far things may go
 */
public record SharedEngine(
    Work work,
    Families families,
    Data data,
    Code code,
    People people,
    EngineEvents events,
    Limits limits) {

  /**
   * Who runs commands and jobs.
   *
   * @param commands runs commands
   * @param transactions gives commands their transactions
   * @param clock the engine's clock
   * @param jobs the jobs
   * @param signals delivers signals to all engines
   * @param workers the jobs of workers outside the engines
   * @param cleanup deletes what is over for long
   * @param events the event registry
   */
  public record Work(
      CommandExecutor commands,
      EngineTransactions transactions,
      SettableClock clock,
      JobAssembly jobs,
      SignalDelivery signals,
      WorkerJobs workers,
      HistoryCleanup cleanup,
      EventParts events) {}

  /**
   * Who owns rows, and who calls whom.
   *
   * @param owners the engines that own rows
   * @param lock takes the locks of families
   * @param partners the engines that can be called
   * @param ended deletes what history keeps of them
   */
  public record Families(
      ScopeOwners owners, FamilyLock lock, CallPartners partners, EndedFamilies ended) {

    /**
     * Returns what no engine has joined yet.
     *
     * @param commands runs the commands, after which families are remembered
     */
    public static Families create(CommandExecutor commands) {
      var owners = new ScopeOwners();
      var lock = new FamilyLock(owners);
      commands.afterCommit(lock::remember);
      return new Families(owners, lock, new CallPartners(), new EndedFamilies());
    }
  }

  /**
   * Tasks, variables and definitions.
   *
   * @param tables all tables
   * @param processes where processes are kept
   * @param tasks the tasks
   * @param variables the variables
   * @param deployers who reads definitions
   */
  public record Data(
      Tables tables,
      InstanceTables processes,
      Tasks tasks,
      Variables variables,
      DefinitionDeployers deployers) {}

  /**
   * What user code and expressions are made with.
   *
   * @param expressions parses expressions
   * @param delegates makes the application's objects
   * @param calendar reads times
   * @param classLoader where resources come from; null for the calling thread's
   */
  public record Code(
      Expressions expressions,
      DelegateInstances delegates,
      EngineCalendar calendar,
      ClassLoader classLoader) {}

  /**
   * Who calls, and for which tenant.
   *
   * @param users knows the current user
   * @param tenants says to which tenant a call belongs
   */
  public record People(AuthenticatedUsers users, Tenants tenants) {}

  /**
   * How much is kept and how far things may go.
   *
   * @param historyLevel how much is kept of an instance whose definition does not say
   * @param steps how many steps there may be in one unit of work
   * @param callDepth how deep instances may call one another
   * @param latestVersionCheckInterval how long a look for the newest version holds
   */
  public record Limits(
      HistoryLevel historyLevel, int steps, int callDepth, Duration latestVersionCheckInterval) {}
}
