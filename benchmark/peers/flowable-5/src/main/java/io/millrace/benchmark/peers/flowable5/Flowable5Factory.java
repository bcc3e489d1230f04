package io.millrace.benchmark.peers.flowable5;

import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;

/** Opens Flowable 5. */
public final class Flowable5Factory implements EngineFactory {

  @Override
  public EngineUnderTest open(EngineSettings settings) {
    return Flowable5Engine.open(settings);
  }
}
