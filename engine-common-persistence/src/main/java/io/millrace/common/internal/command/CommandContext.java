package io.millrace.common.internal.command;

import io.millrace.common.DelegateException;
import io.millrace.common.EngineException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.agenda.Agenda;
import io.millrace.common.internal.metrics.Measures;
import io.millrace.common.internal.persistence.DatabaseSession;
import io.millrace.common.internal.persistence.UnitOfWork;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What belongs to one unit of work: its rows, its agenda, its listeners. Handed down as a
 * parameter, never fetched from a static.
 *
 * <p>A service that user code calls joins the running context; it gets an agenda of its own, so
 * that its work is done when the call returns. Not thread-safe.
 */
public final class CommandContext {

  private static final String REFUSALS = "MR-10";

  private final UnitOfWork unitOfWork;
  private final CommandEnvironment environment;
  private final List<Object> attachments = new ArrayList<>();
  private final List<Completion> completions;
  private Runnable beforeCalls;
  private Runnable whenAtRest;
  private Supplier<Runnable> asides = () -> () -> {};
  private Agenda agenda = new Agenda();
  private boolean refusesUserCode;
  private boolean quiet;
  private boolean trusts;
  private int depth;
  private long outdated;
  private Throwable failure;

  CommandContext(UnitOfWork unitOfWork, CommandEnvironment environment) {
    this(unitOfWork, environment, new ArrayList<>());
  }

  private CommandContext(
      UnitOfWork unitOfWork, CommandEnvironment environment, List<Completion> completions) {
    this.unitOfWork = unitOfWork;
    this.environment = environment;
    this.completions = completions;
  }

  /**
   * Returns a context for looking ahead in the same transaction: it has rows of its own, of which
   * nothing is ever written, so this one still reads everything afresh. Listeners for the end of
   * the transaction are the same.
   */
  public CommandContext ahead() {
    return new CommandContext(
        new UnitOfWork(session(), environment.ids()), environment, completions);
  }

  /** Does something before the next call of the engine from user code joins this one. */
  public void beforeNextCall(Runnable action) {
    beforeCalls = action;
  }

  /**
   * Does something when no step of the outermost command is left; if it changes something, again
   * when what it has planned is done.
   */
  public void whenAtRest(Runnable action) {
    whenAtRest = action;
  }

  /**
   * Lays something aside while a call of the engine from user code joins this one, as it concerns
   * the call around it alone.
   *
   * @param aside lays it aside and returns what brings it back
   */
  public void layAsideInCalls(Supplier<Runnable> aside) {
    asides = aside;
  }

  /** Lets the outermost command begin with what is remembered rather than with reading. */
  void trustMemory() {
    trusts = true;
  }

  /**
   * Tells whether this unit of work may begin with what is remembered: it is the first attempt of
   * the outermost command, in a transaction of the engine's own, and has done nothing so far.
   */
  public boolean mayTrust() {
    return trusts && depth == 1 && session().isUnused() && unitOfWork.isEmpty();
  }

  /** Lets no listener of events and no handler of incidents hear of this unit of work. */
  public void quiet() {
    quiet = true;
  }

  /** Tells whether listeners of events and handlers of incidents hear nothing. */
  public boolean isQuiet() {
    return quiet;
  }

  /** Lets no user code run in this unit of work, since strangers wait for the locks it holds. */
  public void refuseUserCode() {
    refusesUserCode = true;
  }

  /**
   * Says that user code runs next, which may take any time, and whose effects may reach beyond the
   * unit of work: what that took on trust is proved before.
   *
   * @throws UserCodeFollowsException if it is refused
   */
  public void userCodeFollows() {
    if (refusesUserCode) {
      throw new UserCodeFollowsException();
    }
    session().userCodeFollows();
    outdateAnswers();
  }

  /**
   * Says that what the database has answered before may be outdated: user code may take any time
   * and do anything, so may a call of the engine from it, and what is locked now may have changed
   * before.
   */
  public void outdateAnswers() {
    outdated++;
  }

  /**
   * Returns a number that rises whenever what the database has answered may be outdated. As long as
   * it stays, an answer and what this unit of work has changed since are all that matters.
   */
  public long outdated() {
    return outdated;
  }

  /**
   * Tells whether this unit of work can end here without a trace: nothing is locked, written or
   * lent, and nobody waits for its end.
   */
  public boolean isTraceless() {
    return completions.isEmpty() && session().isUntouched() && unitOfWork.changes() == 0;
  }

  /** Returns the rows this unit of work has loaded and will write. */
  public UnitOfWork unitOfWork() {
    return unitOfWork;
  }

  /** Returns the conversation with the database. */
  public DatabaseSession session() {
    return unitOfWork.session();
  }

  /** Returns the queue of the innermost command. */
  public Agenda agenda() {
    return agenda;
  }

  /** Returns who is told what is measured. */
  public Measures measures() {
    return environment.database().measures();
  }

  /** Returns the engine's time in microseconds. */
  public Instant now() {
    return environment.now();
  }

  /**
   * Returns what an engine keeps for the length of a unit of work; makes it at the first call.
   *
   * @param type its class; there are few of them, so they are looked through
   */
  public <T> T attachment(Class<T> type, Function<CommandContext, T> factory) {
    var known = attached(type);
    if (known != null) {
      return known;
    }
    var attached = factory.apply(this);
    attachments.add(attached);
    return attached;
  }

  /** Returns what was attached of a class; null if nothing was. */
  public <T> T attached(Class<T> type) {
    for (var i = 0; i < attachments.size(); i++) {
      if (attachments.get(i).getClass() == type) {
        return type.cast(attachments.get(i));
      }
    }
    return null;
  }

  /**
   * Checks that the transaction tells its end.
   *
   * @throws IllegalStateEngineException if it runs on a connection that was handed in, whose end
   *     nobody reports
   */
  public void checkReportsEnd() {
    if (!session().reportsEnd()) {
      throw new IllegalStateEngineException(
          "A listener for the end of the transaction was added, but the transaction runs on a"
              + " connection that was handed in, so the engine never hears of its end. Use"
              + " COMMITTING, or a TransactionIntegration.");
    }
  }

  /** Adds a listener to the end of this unit of work. */
  public void onCompletion(Completion completion) {
    completions.add(completion);
  }

  /** Does something with all that follows from it, by an agenda of its own, before it returns. */
  public void withAllThatFollows(Runnable work) {
    var outer = agenda;
    agenda = new Agenda();
    try {
      work.run();
      agenda.run();
    } finally {
      agenda = outer;
    }
  }

  /** Runs a command with an agenda of its own inside this unit of work. */
  <R> R run(Command<R> command) {
    var outer = agenda;
    depth++;
    var before = unitOfWork.changes();
    outdateAnswers();
    try {
      prepareCall(); // what it plans belongs to the command that was there before
      agenda = new Agenda();
      var result = carryOut(command);
      settle();
      return result;
    } catch (Throwable e) {
      var isUndone = isRefusal(e) && unitOfWork.changes() == before;
      failure = failure == null && !isUndone ? e : failure;
      throw e;
    } finally {
      outdateAnswers();
      depth--;
      agenda = outer;
    }
  }

  private <R> R carryOut(Command<R> command) {
    var back = asides.get();
    try {
      var result = command.execute(this);
      agenda.run();
      return result;
    } finally {
      back.run();
    }
  }

  private void settle() {
    while (whenAtRest != null && depth == 1) {
      var changes = unitOfWork.changes();
      whenAtRest.run();
      if (unitOfWork.changes() == changes) {
        return;
      }
      agenda.run();
    }
  }

  private void prepareCall() {
    if (beforeCalls != null && depth > 1) {
      var action = beforeCalls;
      beforeCalls = null;
      action.run();
    }
  }

  /** Tells whether a call was refused for what it asked; all such exceptions have a common code. */
  private static boolean isRefusal(Throwable e) {
    return e instanceof EngineException refusal && refusal.code().startsWith(REFUSALS);
  }

  /**
   * Refuses to commit after a command inside this unit of work failed half way, even if user code
   * caught its exception.
   *
   * <p>A command that was refused for what it asked, before it did anything, leaves the unit of
   * work as it was.
   */
  void checkWhole() {
    if (failure != null) {
      throw new IllegalStateEngineException(
          "The unit of work cannot be committed: a call of the engine inside it failed half way ("
              + (failure instanceof EngineException known ? known.text() : failure.getMessage())
              + "). Let the exception of that call through instead of catching it.",
          failure);
    }
  }

  /**
   * Refuses to go on where code of the application has marked the transaction of its container for
   * rollback: nothing of what follows could be committed.
   *
   * @param what what is known of where that happened, for people; a sentence or nothing
   * @param cause what the code threw, or null
   * @throws DelegateException if it is marked
   */
  public void checkMayCommit(String what, Throwable cause) {
    if (session().isRollbackOnly()) {
      throw new DelegateException(
          what
              + "The transaction cannot be committed: code of the application that took part in it"
              + " has marked it for rollback, as transactional methods do with most exceptions,"
              + " also with those that are caught later. Let such a method not roll back for what"
              + " the model or its caller catches (with Spring: @Transactional(noRollbackFor ="
              + " ...)), or give it a transaction of its own (REQUIRES_NEW).",
          cause);
    }
  }

  /** Tells how many commands run inside one another now. */
  int depth() {
    return depth;
  }

  /**
   * Calls the listeners before the commit; those that are added meanwhile are called too.
   *
   * @throws DelegateException if the transaction can only be rolled back, by user code's doing
   */
  void beforeCommit() {
    for (var i = 0; i < completions.size(); i++) {
      completions.get(i).beforeCommit(this);
    }
    checkMayCommit("", null);
  }

  void committed() {
    completions.forEach(Completion::committed);
  }

  void rolledBack() {
    completions.forEach(Completion::rolledBack);
  }

  void unknown() {
    completions.forEach(Completion::unknown);
  }

  void repeated() {
    completions.forEach(Completion::repeated);
  }

  boolean hasCompletions() {
    return !completions.isEmpty();
  }
}
