package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * What applies to a process as a whole.
 *
 * @param category the target namespace of its file, or null
 * @param versionTag a name for this version, or null
 * @param history what is kept of its instances
 * @param starters who may start it
 * @param eventListeners who hears of the engine's events, in document order
 */
public record ProcessSettings(
    String category,
    String versionTag,
    History history,
    Starters starters,
    List<ProcessEventListener> eventListeners) {

  /** Copies the listeners. */
  public ProcessSettings {
    eventListeners = List.copyOf(eventListeners);
  }

  /**
   * What is kept of the instances of a process.
   *
   * @param level the history level by name, or null for the engine's
   * @param timeToLive how long ended instances are kept: days ({@code 30}) or an ISO-8601 period
   *     ({@code P30D}), or null
   */
  public record History(String level, String timeToLive) {}

  /**
   * Who may start a process.
   *
   * @param users their ids, in document order
   * @param groups the ids of their groups, in document order
   * @param inTasklist whether a task list offers to start it
   */
  public record Starters(List<String> users, List<String> groups, boolean inTasklist) {

    /** Copies the lists. */
    public Starters {
      users = List.copyOf(users);
      groups = List.copyOf(groups);
    }

    /** Says who may start a process that a task list offers. */
    public Starters(List<String> users, List<String> groups) {
      this(users, groups, true);
    }
  }
}
