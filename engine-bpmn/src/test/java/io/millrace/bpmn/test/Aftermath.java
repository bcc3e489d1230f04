package io.millrace.bpmn.test;

import io.millrace.bpmn.history.HistoricActivityInstance;
import io.millrace.bpmn.runtime.ProcessInstance;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What is left of instances: rows that are still there, and activities that were cut off. */
public final class Aftermath {

  private static final Set<String> RUNTIME =
      Set.of(
          "MR_EXECUTION",
          "MR_TASK",
          "MR_JOB",
          "MR_VARIABLE",
          "MR_EVENT_SUBSCRIPTION",
          "MR_IDENTITY_LINK");

  private Aftermath() {}

  /** Returns how many rows the tables of running instances have, without those that have none. */
  public static Map<String, Long> rows(TestEngine engine) {
    var rows = new TreeMap<>(allRows(engine));
    rows.keySet().retainAll(RUNTIME);
    rows.values().removeIf(count -> count == 0);
    return rows;
  }

  /** Returns how many rows each table has. */
  public static Map<String, Long> allRows(TestEngine engine) {
    return engine.engine().getManagementService().getTableCount();
  }

  /**
   * Returns the activities of an instance that were cut off, each as {@code id: reason}, sorted.
   */
  public static List<String> cutOff(TestEngine engine, ProcessInstance instance) {
    return activities(engine, instance).stream()
        .filter(activity -> activity.getDeleteReason() != null)
        .map(activity -> activity.getActivityId() + ": " + activity.getDeleteReason())
        .sorted()
        .toList();
  }

  /** Returns the activities of an instance that came to their own end, sorted. */
  public static List<String> completed(TestEngine engine, ProcessInstance instance) {
    return activities(engine, instance).stream()
        .filter(activity -> activity.getDeleteReason() == null)
        .map(HistoricActivityInstance::getActivityId)
        .sorted()
        .toList();
  }

  private static List<HistoricActivityInstance> activities(
      TestEngine engine, ProcessInstance instance) {
    return engine
        .history()
        .createHistoricActivityInstanceQuery()
        .processInstanceId(instance.getId())
        .finished()
        .list();
  }
}
