package io.millrace.bpmn.test.invariant;

import io.millrace.bpmn.internal.BpmnTables;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.test.EngineInvariants;
import io.millrace.test.Invariant;
import java.util.List;

/** What must hold in the tables of a process engine. */
public final class BpmnInvariants implements EngineInvariants {

  @Override
  public Tables tables() {
    return BpmnTables.create();
  }

  @Override
  public List<Invariant> invariants() {
    return List.of(
        new ResumableTokens(),
        new LiveTokens(),
        new WaitsOnce(),
        new ConsistentHistory(),
        new ExistingVersions());
  }
}
