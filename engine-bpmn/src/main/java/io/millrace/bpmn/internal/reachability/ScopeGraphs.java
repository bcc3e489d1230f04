package io.millrace.bpmn.internal.reachability;

import io.millrace.bpmn.internal.model.ProcessModel;
import java.util.HashMap;
import java.util.Map;

/**
 * The graphs of the scopes of a process, each made once, for those scopes only that have a join
 * that asks. Used while a process is compiled, by one thread.
 */
public final class ScopeGraphs {

  private final ProcessModel model;
  private final Map<String, ScopeGraph> graphs = new HashMap<>();

  /** Creates the graphs of a process. */
  public ScopeGraphs(ProcessModel model) {
    this.model = model;
  }

  /**
   * Returns the reach of a join.
   *
   * @param joinId the id of the join
   * @return the reach, which shares the graph of its scope with the others in it
   */
  public JoinReach reach(String joinId) {
    var graph = graphs.computeIfAbsent(model.parent(joinId), scope -> ScopeGraph.of(scope, model));
    return JoinReach.of(joinId, model, graph);
  }
}
