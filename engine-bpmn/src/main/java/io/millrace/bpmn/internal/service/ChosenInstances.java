package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.history.HistoricProcessInstanceQuery;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.runtime.ProcessInstanceQuery;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.query.AbstractQuery;
import io.millrace.common.internal.service.Check;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/** The process instances that a builder is to work on, by ids and queries. Used by one thread. */
final class ChosenInstances {

  private final Check check;
  private final Set<Long> ids = new TreeSet<>();
  private final List<Supplier<List<Long>>> queries = new ArrayList<>();
  private boolean chosen;

  ChosenInstances(Check check) {
    this.check = check;
  }

  void add(Collection<String> processInstanceIds) {
    ids.addAll(check.ids("processInstanceIds", "processInstanceIds", processInstanceIds));
    chosen = true;
  }

  void add(String... processInstanceIds) {
    var method = "processInstanceIds";
    add(Arrays.asList(check.given(method, "processInstanceIds", processInstanceIds)));
  }

  void add(ProcessInstanceQuery query) {
    check.given("processInstanceQuery", "query", query);
    queries.add(() -> found(query));
    chosen = true;
  }

  void add(HistoricProcessInstanceQuery query) {
    check.given("historicProcessInstanceQuery", "query", query);
    queries.add(() -> AbstractQuery.endedIds(query));
    chosen = true;
  }

  /** Returns the ids that a query finds now. */
  static List<Long> found(ProcessInstanceQuery query) {
    return query.list().stream().map(ProcessInstance::getId).map(ExternalIds::parse).toList();
  }

  /** Returns all of them, in order; refuses if none were named by anything. */
  List<Long> ids(String method) {
    if (!chosen) {
      throw check.refused(method, "process instances", "are missing. Name them by ids or a query.");
    }
    var all = new TreeSet<>(ids);
    queries.forEach(query -> all.addAll(query.get()));
    return List.copyOf(all);
  }
}
