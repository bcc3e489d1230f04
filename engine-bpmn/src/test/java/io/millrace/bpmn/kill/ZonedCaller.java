package io.millrace.bpmn.kill;

import io.millrace.bpmn.ProcessEngineConfiguration;
import java.util.TimeZone;

/**
 * A program whose JVM takes on one time zone after the other, as nodes elsewhere have them: in each
 * an engine is built, starts instances and says when it did.
 */
final class ZonedCaller {

  private ZonedCaller() {}

  /**
   * Starts an instance of each process in each zone.
   *
   * @param arguments URL, user and password of the database, the zones with commas between them,
   *     then the keys of processes
   */
  public static void main(String[] arguments) {
    for (var zone : arguments[3].split(",")) {
      TimeZone.setDefault(TimeZone.getTimeZone(zone));
      start(zone, arguments);
    }
  }

  private static void start(String zone, String[] arguments) {
    try (var engine =
        new ProcessEngineConfiguration()
            .setJdbcUrl(arguments[0])
            .setJdbcUsername(arguments[1])
            .setJdbcPassword(arguments[2])
            .setTimeZone(TimeZonesTest.ENGINE_ZONE)
            .buildProcessEngine()) {
      for (var i = 4; i < arguments.length; i++) {
        var before = engine.clock().now().toEpochMilli();
        var id = engine.getRuntimeService().startProcessInstanceByKey(arguments[i]).getId();
        System.out.println(zone + " " + arguments[i] + " " + id + " " + before);
      }
    }
  }
}
