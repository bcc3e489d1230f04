package io.millrace.benchmark.peers.flowable8;

import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.peers.flowable.FlowableEngine;
import org.flowable.engine.impl.cfg.StandaloneProcessEngineConfiguration;

/** Opens Flowable 8. */
public final class Flowable8Factory implements EngineFactory {

  @Override
  public EngineUnderTest open(EngineSettings settings) {
    StandaloneProcessEngineConfiguration configuration = new StandaloneProcessEngineConfiguration();
    configuration.setDisableEventRegistry(true);
    return FlowableEngine.open("flowable-8", "8.0.0", configuration, settings);
  }
}
