package io.millrace.benchmark.floor;

import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;

/** Opens the floor with each call in a transaction of its own. Keeps no state. */
public final class FloorFactory implements EngineFactory {

  /** Creates the factory, as workers do by reflection. */
  public FloorFactory() {}

  @Override
  public EngineUnderTest open(EngineSettings settings) {
    return FloorEngine.open(settings, FloorForm.SINGLE);
  }
}
