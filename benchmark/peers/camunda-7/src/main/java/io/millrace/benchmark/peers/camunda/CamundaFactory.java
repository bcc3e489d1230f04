package io.millrace.benchmark.peers.camunda;

import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;

/** Opens Camunda 7. */
public final class CamundaFactory implements EngineFactory {

  @Override
  public EngineUnderTest open(EngineSettings settings) {
    return CamundaEngine.open(settings);
  }
}
