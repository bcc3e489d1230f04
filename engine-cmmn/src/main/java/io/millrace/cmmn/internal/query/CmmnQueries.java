package io.millrace.cmmn.internal.query;

import io.millrace.cmmn.history.HistoricCaseInstanceQuery;
import io.millrace.cmmn.history.HistoricMilestoneInstanceQuery;
import io.millrace.cmmn.history.HistoricPlanItemInstanceQuery;
import io.millrace.cmmn.repository.CaseDefinitionQuery;
import io.millrace.cmmn.repository.CmmnDeploymentQuery;
import io.millrace.cmmn.runtime.CaseInstanceQuery;
import io.millrace.cmmn.runtime.GenericEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.IntentEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.MilestoneInstanceQuery;
import io.millrace.cmmn.runtime.PlanItemInstanceQuery;
import io.millrace.cmmn.runtime.SignalEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.UserEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.VariableEventListenerInstanceQuery;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.query.InstanceTables;
import io.millrace.common.internal.query.QueryExecutor;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.SharedQueries;
import io.millrace.common.internal.query.VariableValues;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.internal.variable.VariableTypes;
import java.util.List;
import java.util.stream.Stream;

/** Makes all queries of a CMMN engine, a new one at each call. Immutable and thread-safe. */
public final class CmmnQueries {

  /** The mappers of the CMMN tables. */
  static final List<String> MAPPERS =
      Stream.of("CaseInstance", "HistoricCaseInstance", "PlanItem")
          .map(name -> "io/millrace/cmmn/internal/query/" + name + "Mapper.xml")
          .toList();

  private final QueryParts parts;
  private final SharedQueries shared;

  private CmmnQueries(QueryParts parts) {
    this.parts = parts;
    this.shared = new SharedQueries(parts);
  }

  /**
   * Reads the mappers, once per engine.
   *
   * @param commands runs the engine's commands, and so its queries
   * @param types the types of variables
   * @param identities knows the groups of users
   * @param processes where processes are kept
   * @param owners the engines on the schema
   */
  public static CmmnQueries of(
      CommandExecutor commands,
      VariableTypes types,
      IdentityProvider identities,
      InstanceTables processes,
      ScopeOwners owners) {
    var mappers = Stream.concat(SharedQueries.MAPPERS.stream(), MAPPERS.stream()).toList();
    var executor = new QueryExecutor(commands, mappers, owners);
    return new CmmnQueries(
        new QueryParts(executor, new VariableValues(types), identities, processes));
  }

  /** Returns the queries that both engines share. */
  public SharedQueries shared() {
    return shared;
  }

  /** Asks for deployments. */
  public CmmnDeploymentQuery deployments() {
    return new CmmnDeploymentQueryImpl(parts);
  }

  /** Asks for case definitions. */
  public CaseDefinitionQuery caseDefinitions() {
    return new CaseDefinitionQueryImpl(parts);
  }

  /** Asks for running cases. */
  public CaseInstanceQuery caseInstances() {
    return new CaseInstanceQueryImpl(parts);
  }

  /** Asks for plan items of running cases. */
  public PlanItemInstanceQuery planItemInstances() {
    return new PlanItemInstanceQueryImpl(parts);
  }

  /** Asks for milestones that running cases reached. */
  public MilestoneInstanceQuery milestoneInstances() {
    return new MilestoneInstanceQueryImpl(parts);
  }

  /** Asks for generic event listeners. */
  public GenericEventListenerInstanceQuery genericEventListeners() {
    return new GenericEventListenerInstanceQueryImpl(parts);
  }

  /** Asks for user event listeners. */
  public UserEventListenerInstanceQuery userEventListeners() {
    return new UserEventListenerInstanceQueryImpl(parts);
  }

  /** Asks for signal event listeners. */
  public SignalEventListenerInstanceQuery signalEventListeners() {
    return new SignalEventListenerInstanceQueryImpl(parts);
  }

  /** Asks for intent event listeners. */
  public IntentEventListenerInstanceQuery intentEventListeners() {
    return new IntentEventListenerInstanceQueryImpl(parts);
  }

  /** Asks for variable event listeners. */
  public VariableEventListenerInstanceQuery variableEventListeners() {
    return new VariableEventListenerInstanceQueryImpl(parts);
  }

  /** Asks for running and ended cases. */
  public HistoricCaseInstanceQuery historicCaseInstances() {
    return new HistoricCaseInstanceQueryImpl(parts);
  }

  /** Asks for plan items of running and ended cases. */
  public HistoricPlanItemInstanceQuery historicPlanItemInstances() {
    return new HistoricPlanItemInstanceQueryImpl(parts);
  }

  /** Asks for milestones of running and ended cases. */
  public HistoricMilestoneInstanceQuery historicMilestoneInstances() {
    return new HistoricMilestoneInstanceQueryImpl(parts);
  }
}
