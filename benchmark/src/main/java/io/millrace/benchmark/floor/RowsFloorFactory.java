package io.millrace.benchmark.floor;

import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;

/** Opens the floor with each row in a statement of its own. Keeps no state. */
public final class RowsFloorFactory implements EngineFactory {

  /** Creates the factory, as workers do by reflection. */
  public RowsFloorFactory() {}

  @Override
  public EngineUnderTest open(EngineSettings settings) {
    return FloorEngine.open(settings, FloorForm.ROWS);
  }
}
