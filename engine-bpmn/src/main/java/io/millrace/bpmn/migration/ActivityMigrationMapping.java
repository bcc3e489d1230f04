package io.millrace.bpmn.migration;

import io.millrace.common.BadArgumentException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Says as what tokens at activities of the version an instance has go on in the version it gets.
 *
 * <p>A token at an activity of a kind that fits goes on as it is, with its task, jobs, variables
 * and all it waits for; else the activity is cancelled and the other one begins. A mapping of an
 * event at the border of an activity, or of a start event of an event sub-process, says as what it
 * is awaited.
 *
 * <p>Immutable and thread-safe: the methods that add something return another mapping.
 */
public abstract sealed class ActivityMigrationMapping
    permits ActivityMigrationMapping.OneToOneMapping,
        ActivityMigrationMapping.ManyToOneMapping,
        ActivityMigrationMapping.OneToManyMapping {

  private final List<String> from;
  private final List<String> to;
  final Options options;

  /**
   * What happens besides.
   *
   * @param variables local variables by activity of the new version
   * @param assignee who works on the task; null to leave that as it is
   * @param updatesEventTrigger whether what is awaited is awaited as the new version says
   */
  record Options(
      Map<String, Map<String, Object>> variables, String assignee, boolean updatesEventTrigger) {

    static final Options NONE = new Options(Map.of(), null, false);

    Options with(String activityId, Map<String, ?> added) {
      var all = new LinkedHashMap<>(variables);
      var some = new LinkedHashMap<String, Object>(all.getOrDefault(activityId, Map.of()));
      if (added != null) {
        some.putAll(added);
      }
      all.put(activityId, Collections.unmodifiableMap(some));
      return new Options(Collections.unmodifiableMap(all), assignee, updatesEventTrigger);
    }
  }

  private ActivityMigrationMapping(List<String> from, List<String> to, Options options) {
    this.from = checked(from, "from");
    this.to = checked(to, "to");
    this.options = options;
  }

  private static List<String> checked(List<String> ids, String which) {
    if (ids == null || ids.isEmpty() || ids.stream().anyMatch(id -> id == null || id.isEmpty())) {
      throw new BadArgumentException(
          "A mapping of activities names no activity to map " + which + ". Give its id.");
    }
    return List.copyOf(ids);
  }

  /**
   * Lets a token go on elsewhere.
   *
   * @param fromActivityId an activity or event of the version the instance has
   * @param toActivityId one of the version it gets
   * @return never null
   * @throws BadArgumentException if an id is null or empty
   */
  public static OneToOneMapping createMappingFor(String fromActivityId, String toActivityId) {
    return new OneToOneMapping(one(fromActivityId), one(toActivityId), Options.NONE);
  }

  /**
   * Lets tokens go on as one. Those in one scope become one token.
   *
   * @param fromActivityIds activities of the version the instance has
   * @param toActivityId one of the version it gets
   * @return never null
   * @throws BadArgumentException if an id is null or empty, or there is none
   */
  public static ManyToOneMapping createMappingFor(
      List<String> fromActivityIds, String toActivityId) {
    return new ManyToOneMapping(fromActivityIds, one(toActivityId), Options.NONE);
  }

  /**
   * Lets a token go on as several.
   *
   * @param fromActivityId an activity of the version the instance has
   * @param toActivityIds those of the version it gets
   * @return never null
   * @throws BadArgumentException if an id is null or empty, or there is none
   */
  public static OneToManyMapping createMappingFor(
      String fromActivityId, List<String> toActivityIds) {
    return new OneToManyMapping(one(fromActivityId), toActivityIds, Options.NONE);
  }

  private static List<String> one(String id) {
    return id == null ? List.of() : List.of(id);
  }

  /**
   * Returns what is mapped.
   *
   * @return ids of the version the instance has, in the given order; unmodifiable
   */
  public List<String> getFromActivityIds() {
    return from;
  }

  /**
   * Returns what it is mapped to.
   *
   * @return ids of the version the instance gets, in the given order; unmodifiable
   */
  public List<String> getToActivityIds() {
    return to;
  }

  /**
   * Returns the local variables that tokens get.
   *
   * @return name and value by the id of the activity in the new version; unmodifiable
   */
  public Map<String, Map<String, Object>> getActivitiesLocalVariables() {
    return options.variables();
  }

  /**
   * Returns who is to work on the task.
   *
   * @return null to leave that as it is
   */
  public String getWithNewAssignee() {
    return options.assignee();
  }

  /**
   * Tells whether timers, messages and signals that are awaited are awaited as the new version
   * says.
   *
   * @return false if they stay as they are
   */
  public boolean isUpdateEventTrigger() {
    return options.updatesEventTrigger();
  }

  /** One activity goes on as another one. Immutable and thread-safe. */
  public static final class OneToOneMapping extends ActivityMigrationMapping {

    private OneToOneMapping(List<String> from, List<String> to, Options options) {
      super(from, to, options);
    }

    private OneToOneMapping with(Options more) {
      return new OneToOneMapping(getFromActivityIds(), getToActivityIds(), more);
    }

    /**
     * Returns what is mapped.
     *
     * @return an id of the version the instance has
     */
    public String getFromActivityId() {
      return getFromActivityIds().get(0);
    }

    /**
     * Returns what it is mapped to.
     *
     * @return an id of the version the instance gets
     */
    public String getToActivityId() {
      return getToActivityIds().get(0);
    }

    /**
     * Gives the task an assignee.
     *
     * @param newAssigneeId a user; null to leave it as it is
     * @return a mapping that says so
     */
    public OneToOneMapping withNewAssignee(String newAssigneeId) {
      return with(new Options(options.variables(), newAssigneeId, options.updatesEventTrigger()));
    }

    /**
     * Gives the token a local variable.
     *
     * @param variableName the name
     * @param variableValue the value, or null
     * @return a mapping that says so
     */
    public OneToOneMapping withLocalVariable(String variableName, Object variableValue) {
      return withLocalVariables(Collections.singletonMap(variableName, variableValue));
    }

    /**
     * Gives the token local variables.
     *
     * @param variables name and value, or null for none
     * @return a mapping that says so
     */
    public OneToOneMapping withLocalVariables(Map<String, Object> variables) {
      return with(options.with(getToActivityId(), variables));
    }

    /**
     * Lets what is awaited be awaited as the new version says: the time of a timer, the name of a
     * message or signal.
     *
     * @return a mapping that says so
     */
    public OneToOneMapping updateEventTrigger() {
      return with(new Options(options.variables(), options.assignee(), true));
    }
  }

  /** Several activities go on as one. Immutable and thread-safe. */
  public static final class ManyToOneMapping extends ActivityMigrationMapping {

    private ManyToOneMapping(List<String> from, List<String> to, Options options) {
      super(from, to, options);
    }

    private ManyToOneMapping with(Options more) {
      return new ManyToOneMapping(getFromActivityIds(), getToActivityIds(), more);
    }

    /**
     * Returns what they are mapped to.
     *
     * @return an id of the version the instance gets
     */
    public String getToActivityId() {
      return getToActivityIds().get(0);
    }

    /**
     * Gives the task an assignee.
     *
     * @param newAssigneeId a user; null to leave it as it is
     * @return a mapping that says so
     */
    public ManyToOneMapping withNewAssignee(String newAssigneeId) {
      return with(new Options(options.variables(), newAssigneeId, options.updatesEventTrigger()));
    }

    /**
     * Gives the token a local variable.
     *
     * @param variableName the name
     * @param variableValue the value, or null
     * @return a mapping that says so
     */
    public ManyToOneMapping withLocalVariable(String variableName, Object variableValue) {
      return withLocalVariables(Collections.singletonMap(variableName, variableValue));
    }

    /**
     * Gives the token local variables.
     *
     * @param variables name and value, or null for none
     * @return a mapping that says so
     */
    public ManyToOneMapping withLocalVariables(Map<String, Object> variables) {
      return with(options.with(getToActivityId(), variables));
    }
  }

  /** One activity goes on as several. Immutable and thread-safe. */
  public static final class OneToManyMapping extends ActivityMigrationMapping {

    private OneToManyMapping(List<String> from, List<String> to, Options options) {
      super(from, to, options);
    }

    /**
     * Returns what is mapped.
     *
     * @return an id of the version the instance has
     */
    public String getFromActivityId() {
      return getFromActivityIds().get(0);
    }

    /**
     * Gives the token at one of the activities a local variable.
     *
     * @param activityId the activity in the new version
     * @param variableName the name
     * @param variableValue the value, or null
     * @return a mapping that says so
     */
    public OneToManyMapping withLocalVariableForActivity(
        String activityId, String variableName, Object variableValue) {
      return withLocalVariablesForActivity(
          activityId, Collections.singletonMap(variableName, variableValue));
    }

    /**
     * Gives the token at one of the activities local variables.
     *
     * @param activityId the activity in the new version
     * @param variables name and value, or null for none
     * @return a mapping that says so
     */
    public OneToManyMapping withLocalVariablesForActivity(
        String activityId, Map<String, Object> variables) {
      return new OneToManyMapping(
          getFromActivityIds(), getToActivityIds(), options.with(activityId, variables));
    }

    /**
     * Gives the tokens at all of the activities local variables.
     *
     * @param variables name and value, or null for none
     * @return a mapping that says so
     */
    public OneToManyMapping withLocalVariablesForAllActivities(Map<String, Object> variables) {
      var mapping = this;
      for (var id : getToActivityIds()) {
        mapping = mapping.withLocalVariablesForActivity(id, variables);
      }
      return mapping;
    }
  }
}
