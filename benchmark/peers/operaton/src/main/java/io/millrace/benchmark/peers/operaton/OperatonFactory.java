package io.millrace.benchmark.peers.operaton;

import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;

/** Opens Operaton. */
public final class OperatonFactory implements EngineFactory {

  @Override
  public EngineUnderTest open(EngineSettings settings) {
    return OperatonEngine.open(settings);
  }
}
