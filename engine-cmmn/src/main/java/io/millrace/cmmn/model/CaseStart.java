package io.millrace.cmmn.model;

import java.util.List;

/**
 * How a case is started.
 *
 * <p>Immutable and thread-safe.
 *
 * @param initiatorVariableName the name of the variable that gets the user who starts it, or null
 * @param candidateStarterUsers who may start it; a text or an expression each
 * @param candidateStarterGroups whose members may start it; a text or an expression each
 * @param async whether a job starts the plan model
 * @param event the event that starts it, or null
 * @param oncePerCorrelation whether an event starts it only where no case runs that an event with
 *     the same correlation values has started
 */
public record CaseStart(
    String initiatorVariableName,
    List<String> candidateStarterUsers,
    List<String> candidateStarterGroups,
    boolean async,
    EventSubscription event,
    boolean oncePerCorrelation) {

  /**
   * Copies the collections; none may be null.
   *
   * @param initiatorVariableName the name of the variable that gets the user who starts it, or null
   * @param candidateStarterUsers who may start it; a text or an expression each
   * @param candidateStarterGroups whose members may start it; a text or an expression each
   * @param async whether a job starts the plan model
   * @param event the event that starts it, or null
   * @param oncePerCorrelation whether an event starts it only where no case runs that an event with
   *     the same correlation values has started
   */
  public CaseStart {
    candidateStarterUsers = List.copyOf(candidateStarterUsers);
    candidateStarterGroups = List.copyOf(candidateStarterGroups);
  }

  /** By a call. */
  public static final CaseStart NONE =
      new CaseStart(null, List.of(), List.of(), false, null, false);
}
