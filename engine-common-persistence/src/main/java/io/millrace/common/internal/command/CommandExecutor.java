package io.millrace.common.internal.command;

import io.millrace.common.ConflictException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.internal.closing.CallsUnderWay;
import io.millrace.common.internal.persistence.TransactionScope;
import io.millrace.common.internal.persistence.TrustLostException;
import io.millrace.common.internal.persistence.UnitOfWork;
import io.millrace.common.metrics.EngineMetric;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs commands: opens the unit of work, runs the agenda empty, flushes and commits; rolls back
 * when anything fails.
 *
 * <p>A command that user code starts inside another one joins it, through the one thread-bound
 * reference of the engine that is kept here. Where the transaction is the engine's own, conflicts
 * are answered by running the whole command again. Thread-safe.
 */
public final class CommandExecutor {

  private static final Logger LOG = LoggerFactory.getLogger(CommandExecutor.class);
  private static final int LONGEST_PAUSE = 8;
  private static final int MOST_DEPTH = 100;
  private static final long FIRST_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(2);

  private final CommandEnvironment environment;
  private final TransactionSource transactions;
  private final InterceptorChain interceptors;
  private final List<EngineTransactionListener> listeners;
  private final ThreadLocal<CommandContext> running = new ThreadLocal<>();
  private volatile NamedUser user = new NobodyNamed();
  private volatile Consumer<CommandContext> afterCommit = context -> {};
  private final CallsUnderWay calls = new CallsUnderWay();

  /** Creates an executor for one engine that nothing wraps. */
  public CommandExecutor(CommandEnvironment environment, TransactionSource transactions) {
    this(environment, transactions, null, List.of());
  }

  /**
   * Creates an executor for one engine.
   *
   * @param interceptors wraps each command; null for nothing
   * @param listeners hear of every transaction that changes something
   */
  public CommandExecutor(
      CommandEnvironment environment,
      TransactionSource transactions,
      InterceptorChain interceptors,
      List<EngineTransactionListener> listeners) {
    this.environment = environment;
    this.transactions = transactions;
    this.interceptors = interceptors;
    this.listeners = List.copyOf(listeners);
  }

  /**
   * Has something done with each unit of work whose transaction, one of the engine's own, is
   * committed. To be set while the engine is built.
   */
  public void afterCommit(Consumer<CommandContext> action) {
    afterCommit = action;
  }

  /**
   * Has whom the application names for a thread within a command forgotten when the command ends.
   * To be set while the engine is built.
   */
  public void restores(NamedUser namedUser) {
    user = namedUser;
  }

  /** Returns the calls that are under way, which an engine waits for when it is closed. */
  public CallsUnderWay calls() {
    return calls;
  }

  /**
   * Checks that a connection can be handed in on this thread now: calls inside a running command
   * belong to its transaction.
   *
   * @throws IllegalStateEngineException if a command runs here on another connection
   */
  public void requireOwn(Connection connection) {
    var outer = running.get();
    if (outer != null && !outer.session().isOn(connection)) {
      throw new IllegalStateEngineException(
          "A connection was handed in inside a call of the engine, which has a transaction of its"
              + " own. Call the engine without it, so that what it does belongs to that call, or"
              + " after the call.");
    }
  }

  /** Returns what every command finds. */
  public CommandEnvironment environment() {
    return environment;
  }

  /**
   * Runs a command and returns its result.
   *
   * @throws io.millrace.common.EngineException if it could not be done; nothing is changed then
   */
  public <R> R execute(Command<R> command) {
    calls.begin();
    try {
      return interceptors == null
          ? carryOut(command)
          : interceptors.execute(command, running.get() != null, () -> carryOut(command));
    } finally {
      calls.end();
    }
  }

  private <R> R carryOut(Command<R> command) {
    var outer = running.get();
    if (outer != null) {
      return join(outer, command);
    }
    var trusts = true;
    var mostAttempts = environment.database().dialect().mostAttempts();
    for (var attempt = 1; ; attempt++) {
      var transaction = transactions.current();
      var mayRepeat = transaction.isOwned() && attempt < mostAttempts;
      try {
        return executeAs(command, transaction, mayRepeat, trusts && attempt == 1);
      } catch (TrustLostException e) {
        LOG.debug("{} is run again, with what the database has", new CommandText(command));
        count(EngineMetric.TRUST_LOST, command);
        trusts = false;
        attempt--; // it begins only now
      } catch (ConflictException e) {
        if (!mayRepeat || isLasting(e)) {
          throw e;
        }
        LOG.debug("{} met a conflict and is run again", new CommandText(command), e);
        count(EngineMetric.COMMANDS_REPEATED, command);
        pause(attempt);
      }
    }
  }

  /**
   * Tells whether a command that starts on this thread now begins and ends a transaction of its
   * own.
   */
  public boolean beginsTransaction() {
    if (running.get() != null) {
      return false;
    }
    var transaction = transactions.current();
    var owned = transaction.isOwned();
    try {
      transaction.release();
    } catch (SQLException e) {
      LOG.debug("A transaction that was only asked for could not be given back", e);
    }
    return owned;
  }

  /** Runs a command in a unit of work and transaction of its own, even inside another command. */
  public <R> R executeApart(Command<R> command) {
    var outer = running.get();
    running.remove();
    try {
      return execute(command);
    } finally {
      if (outer != null) {
        running.set(outer);
      }
    }
  }

  private void count(EngineMetric metric, Command<?> command) {
    environment.database().measures().count(metric, InterceptorChain.name(command));
  }

  private static <R> R join(CommandContext outer, Command<R> command) {
    if (outer.depth() >= MOST_DEPTH) {
      throw new LimitExceededException(
          "Calls of the engine from inside its own delegates and listeners are nested more than "
              + MOST_DEPTH
              + " deep at '"
              + InterceptorChain.name(command)
              + "'. Break the circle of calls.");
    }
    return outer.run(command);
  }

  private static boolean isLasting(ConflictException e) {
    return e instanceof LastingConflictException;
  }

  /** Whom code names that the command calls is named until the command ends, or begins again. */
  private <R> R executeAs(
      Command<R> command, TransactionScope transaction, boolean mayRepeat, boolean trusts) {
    var caller = user.named();
    try {
      return executeOnce(command, transaction, mayRepeat, trusts);
    } finally {
      user.name(caller);
    }
  }

  private <R> R executeOnce(
      Command<R> command, TransactionScope transaction, boolean mayRepeat, boolean trusts) {
    var session = environment.database().open(transaction);
    var context = new CommandContext(new UnitOfWork(session, environment.ids()), environment);
    if (!listeners.isEmpty()) {
      context.onCompletion(new EngineTransactionCalls(listeners, context));
    }
    if (trusts && transaction.isOwned()) {
      context.trustMemory();
    }
    running.set(context);
    var committing = false;
    var end = CommandEnd.Way.FAILED;
    try {
      if (LOG.isDebugEnabled()) {
        LOG.debug("{}", new CommandText(command));
      }
      var result = context.run(command);
      context.checkWhole();
      context.beforeCommit();
      committing = true;
      if (session.isInContainer()) {
        running.remove(); // what the container calls now is no part of this unit of work
      }
      context.unitOfWork().commit();
      end = CommandEnd.Way.DONE;
      return result;
    } catch (RuntimeException thrown) {
      if (thrown instanceof TrustLostException || session.isUnproved(thrown)) {
        end = CommandEnd.Way.REPEATED;
        throw new TrustLostException();
      }
      var e = session.judged(thrown, committing);
      end = wayOf(e, committing, mayRepeat);
      throw e;
    } finally {
      running.remove();
      CommandEnd.of(transactions, transaction, context, user).tell(end, session);
      if (end == CommandEnd.Way.DONE && transaction.isOwned()) {
        committed(command, context);
      }
    }
  }

  /** What is done stays done, whatever becomes of what follows. */
  private void committed(Command<?> command, CommandContext context) {
    try {
      afterCommit.accept(context);
    } catch (RuntimeException e) {
      var text = new CommandText(command);
      LOG.warn("What follows the commit of {} failed; the command is done", text, e);
    }
  }

  /** What user code says of commits of its own before this one tells nothing of this one. */
  private static CommandEnd.Way wayOf(RuntimeException e, boolean committing, boolean mayRepeat) {
    if (committing && e instanceof OutcomeUnknownException) {
      return CommandEnd.Way.UNKNOWN;
    }
    return mayRepeat && isPassing(e) ? CommandEnd.Way.REPEATED : CommandEnd.Way.FAILED;
  }

  private static boolean isPassing(RuntimeException e) {
    return e instanceof ConflictException conflict && !isLasting(conflict);
  }

  private static void pause(int attempt) {
    var most = FIRST_PAUSE_NANOS << Math.min(attempt, LONGEST_PAUSE);
    LockSupport.parkNanos(ThreadLocalRandom.current().nextLong(most / 2, most));
  }
}
