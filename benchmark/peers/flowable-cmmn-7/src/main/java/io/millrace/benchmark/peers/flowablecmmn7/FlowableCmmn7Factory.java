package io.millrace.benchmark.peers.flowablecmmn7;

import io.millrace.benchmark.engine.ActivityTypes;
import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.peers.flowablecmmn.FlowableCmmnEngine;
import java.util.Map;
import org.flowable.cmmn.api.CmmnHistoryService;
import org.flowable.cmmn.engine.CmmnEngineConfiguration;
import org.flowable.common.engine.impl.history.HistoryLevel;

/** Opens Flowable's CMMN engine, version 7. */
public final class FlowableCmmn7Factory implements EngineFactory {

  private static final ActivityTypes ITEMS = ActivityTypes.ofCases().with("humanTask", "humantask");

  @Override
  public EngineUnderTest open(EngineSettings settings) {
    CmmnEngineConfiguration configuration = new CmmnEngineConfiguration();
    configuration.setHistoryLevel(
        HistoryLevel.getHistoryLevelForKey(settings.history().amongNoneAuditFull()));
    configuration.setDisableEventRegistry(true);
    return FlowableCmmnEngine.open(
        "flowable-cmmn-7", "7.2.0", configuration, FlowableCmmn7Factory::endedItems, settings);
  }

  private static Map<String, Long> endedItems(CmmnHistoryService history) {
    return ITEMS.census(
        type ->
            history
                .createHistoricPlanItemInstanceQuery()
                .planItemInstanceDefinitionType(type)
                .ended()
                .count());
  }
}
