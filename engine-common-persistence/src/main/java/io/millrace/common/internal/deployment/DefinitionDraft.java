package io.millrace.common.internal.deployment;

import java.util.List;

/**
 * A process or case as a resource defines it, before it becomes a version.
 *
 * @param key the id of the process or case, which all versions share
 * @param labels what it is called
 * @param settings what applies to it as a whole
 * @param starters who may start it
 */
public record DefinitionDraft(String key, Labels labels, Settings settings, Starters starters) {

  /**
   * What a definition is called.
   *
   * @param name its name, or null
   * @param category its category, or null
   * @param description its documentation, or null
   * @param versionTag a name for this version, or null
   */
  public record Labels(String name, String category, String description, String versionTag) {}

  /**
   * What applies to a definition as a whole.
   *
   * @param startFormKey the form its start names, or null
   * @param graphicalNotation whether the resource says how it is drawn
   * @param historyLevel the number of its history level, or null for the engine's
   * @param historyTimeToLive how long ended instances are kept, or null
   * @param startableInTasklist whether a task list offers to start it
   */
  public record Settings(
      String startFormKey,
      boolean graphicalNotation,
      Integer historyLevel,
      String historyTimeToLive,
      boolean startableInTasklist) {

    /** Describes a definition that a task list offers to start. */
    public Settings(
        String startFormKey,
        boolean graphicalNotation,
        Integer historyLevel,
        String historyTimeToLive) {
      this(startFormKey, graphicalNotation, historyLevel, historyTimeToLive, true);
    }
  }

  /**
   * Who may start a definition.
   *
   * @param users ids of users
   * @param groups ids of groups
   */
  public record Starters(List<String> users, List<String> groups) {

    /** Copies the lists. */
    public Starters {
      users = List.copyOf(users);
      groups = List.copyOf(groups);
    }
  }
}
