package io.millrace.bpmn.kill;

import io.millrace.bpmn.ProcessEngineConfiguration;

/** A program whose JVM has a time zone of its own: it starts instances and says when it did. */
final class ZonedCaller {

  private ZonedCaller() {}

  /**
   * Starts an instance of each process.
   *
   * @param arguments URL, user and password of the database, then the keys of processes
   */
  public static void main(String[] arguments) {
    try (var engine =
        new ProcessEngineConfiguration()
            .setJdbcUrl(arguments[0])
            .setJdbcUsername(arguments[1])
            .setJdbcPassword(arguments[2])
            .buildProcessEngine()) {
      for (var i = 3; i < arguments.length; i++) {
        var before = engine.clock().now().toEpochMilli();
        var id = engine.getRuntimeService().startProcessInstanceByKey(arguments[i]).getId();
        System.out.println(arguments[i] + " " + id + " " + before);
      }
    }
  }
}
