package io.millrace.common.incident;

/**
 * Hears of incidents of one type: the place for a ticket, a page, or an own list of what is to be
 * looked after. The engine keeps its own record of every incident beside it.
 *
 * <p>A handler is called in the transaction in which the incident begins or ends, so what it writes
 * with the connection of that transaction stays or goes with it; what it does elsewhere stays even
 * if the transaction is undone, and may be done again. An exception is logged and changes nothing:
 * the failure of a job must be noted even if nobody can be told. What the handler had written by
 * then in a transaction of the application is taken back to a savepoint, so that the transaction
 * goes on where a failed statement would have ended it (PostgreSQL); a transaction manager that
 * allows no savepoints leaves that to the handler. It is called by many threads at once, and must
 * not call the engine.
 *
 * @see io.millrace.common.EngineConfiguration#setCustomIncidentHandlers
 */
public interface IncidentHandler {

  /**
   * Returns the type of incidents that it hears of.
   *
   * @return {@link Incident#FAILED_JOB_TYPE}, {@link Incident#FAILED_EXTERNAL_TASK_TYPE}, or a type
   *     of the application's; always the same
   */
  String getIncidentHandlerType();

  /**
   * An incident was opened.
   *
   * @param context what it concerns
   * @param message what happened, or null
   */
  void handleIncident(IncidentContext context, String message);

  /**
   * The cause of an incident was removed: its job gets new tries or has run, or the application
   * resolved it.
   *
   * @param context what it concerns
   */
  void resolveIncident(IncidentContext context);

  /**
   * An incident ended with what it concerned: its job was deleted, or its execution or plan item
   * ended.
   *
   * @param context what it concerns
   */
  void deleteIncident(IncidentContext context);
}
