package io.millrace.bpmn.test.invariant;

import io.millrace.bpmn.internal.BpmnTables;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.test.EngineInvariants;
import io.millrace.test.Invariant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What must hold in the tables of a process engine. */
public final class BpmnInvariants implements EngineInvariants {

  @Override
  public Tables tables() {
    return BpmnTables.create();
  }

  /** Where there are cases, one may have called a process, or may have been called. */
  @Override
  public List<Invariant> invariants(Set<String> present) {
    var withCases = present.contains("MR_CASE_INSTANCE");
    var all = new ArrayList<Invariant>();
    all.add(new ResumableTokens(withCases));
    all.addAll(LiveTokens.invariants(withCases));
    all.add(new CountedLoops());
    all.addAll(WaitsOnce.INVARIANTS);
    all.addAll(ConsistentHistory.invariants());
    all.add(ExistingVersions.INVARIANT);
    return all;
  }
}
