package io.millrace.test.engine;

import io.millrace.common.internal.persistence.Tables;
import io.millrace.test.EngineInvariants;
import io.millrace.test.Invariant;
import java.util.List;
import java.util.Set;

/** The test engine of the shared layer has nothing beyond counts and owners. */
public final class TestEngineInvariants implements EngineInvariants {

  @Override
  public Tables tables() {
    return TestStore.declaredTables();
  }

  @Override
  public List<Invariant> invariants(Set<String> present) {
    return List.of();
  }
}
