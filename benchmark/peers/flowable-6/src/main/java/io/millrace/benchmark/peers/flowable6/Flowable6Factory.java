package io.millrace.benchmark.peers.flowable6;

import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.peers.flowable.FlowableEngine;
import org.flowable.engine.impl.cfg.StandaloneProcessEngineConfiguration;

/** Opens Flowable 6. */
public final class Flowable6Factory implements EngineFactory {

  @Override
  public EngineUnderTest open(EngineSettings settings) {
    return FlowableEngine.open(
        "flowable-6", "6.3.0", new StandaloneProcessEngineConfiguration(), settings);
  }
}
