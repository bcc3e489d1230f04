package io.millrace.benchmark.engine;

/** Opens Millrace where an engine is named by the class of its factory. Keeps no state. */
public final class MillraceFactory implements EngineFactory {

  /** Creates the factory, as workers do by reflection. */
  public MillraceFactory() {}

  @Override
  public EngineUnderTest open(EngineSettings settings) {
    return MillraceEngine.open(settings);
  }
}
