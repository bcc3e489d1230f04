package io.millrace.benchmark.peers.flowablecmmn6;

import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.peers.flowablecmmn.FlowableCmmnEngine;
import java.util.Map;
import org.flowable.cmmn.api.CmmnHistoryService;
import org.flowable.cmmn.engine.CmmnEngineConfiguration;
import org.flowable.engine.common.impl.history.HistoryLevel;

/** Opens Flowable's CMMN engine, version 6. */
public final class FlowableCmmn6Factory implements EngineFactory {

  @Override
  public EngineUnderTest open(EngineSettings settings) {
    CmmnEngineConfiguration configuration = new CmmnEngineConfiguration();
    configuration.setHistoryLevel(
        HistoryLevel.getHistoryLevelForKey(settings.history().amongNoneAuditFull()));
    return FlowableCmmnEngine.open(
        "flowable-cmmn-6", "6.3.0", configuration, FlowableCmmn6Factory::endedItems, settings);
  }

  /** Of plan items, the history of this version holds milestones alone. */
  private static Map<String, Long> endedItems(CmmnHistoryService history) {
    return Map.of("milestone", history.createHistoricMilestoneInstanceQuery().count());
  }
}
