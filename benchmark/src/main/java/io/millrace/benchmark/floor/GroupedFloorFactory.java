package io.millrace.benchmark.floor;

import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;

/** Opens the floor with the calls of many callers in one transaction. Keeps no state. */
public final class GroupedFloorFactory implements EngineFactory {

  /** Creates the factory, as workers do by reflection. */
  public GroupedFloorFactory() {}

  @Override
  public EngineUnderTest open(EngineSettings settings) {
    return FloorEngine.open(settings, FloorForm.GROUPED);
  }
}
