package io.millrace.common.internal.deployment;

import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Table;

/** A version of a process or a case definition. */
public final class DefinitionEntity extends OwnerEntity {

  /** The table of these rows. */
  public static final Table<DefinitionEntity> TABLE =
      Table.of("MR_DEFINITION", DefinitionEntity::new)
          .withOtherKey()
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("SCOPE_TYPE_", e -> e.scopeType, (e, v) -> e.scopeType = v)
          .string("KEY_", e -> e.key, (e, v) -> e.key = v)
          .integer("VERSION_", e -> e.version, (e, v) -> e.version = v)
          .string("VERSION_TAG_", e -> e.versionTag, (e, v) -> e.versionTag = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("CATEGORY_", e -> e.category, (e, v) -> e.category = v)
          .string("DESCRIPTION_", e -> e.description, (e, v) -> e.description = v)
          .id("DEPLOYMENT_ID_", e -> e.deploymentId, (e, v) -> e.deploymentId = v)
          .string("RESOURCE_NAME_", e -> e.resourceName, (e, v) -> e.resourceName = v)
          .string("START_FORM_KEY_", e -> e.startFormKey, (e, v) -> e.startFormKey = v)
          .bool("GRAPHICAL_NOTATION_", e -> e.graphicalNotation, (e, v) -> e.graphicalNotation = v)
          .integer("HISTORY_LEVEL_", e -> e.historyLevel, (e, v) -> e.historyLevel = v)
          .string(
              "HISTORY_TIME_TO_LIVE_", e -> e.historyTimeToLive, (e, v) -> e.historyTimeToLive = v)
          .bool(
              "STARTABLE_IN_TASKLIST_",
              e -> e.startableInTasklist,
              (e, v) -> e.startableInTasklist = v)
          .bool("SUSPENDED_", e -> e.suspended, (e, v) -> e.suspended = v)
          .counts(Dependent.IDENTITY_LINK, Dependent.JOB, Dependent.SUBSCRIPTION);

  private String tenantId = "";
  private String scopeType;
  private String key;
  private int version;
  private String versionTag;
  private String name;
  private String category;
  private String description;
  private long deploymentId;
  private String resourceName;
  private String startFormKey;
  private boolean graphicalNotation;
  private Integer historyLevel;
  private String historyTimeToLive;
  private boolean startableInTasklist = true;
  private boolean suspended;

  @Override
  public String toString() {
    return ApiValues.label("definition", id(), key + ", version " + version);
  }

  @Override
  public Table<DefinitionEntity> table() {
    return TABLE;
  }

  /** Tells whether a task list offers to start it. */
  public boolean isStartableInTasklist() {
    return startableInTasklist;
  }

  /** Sets whether a task list offers to start it. */
  void startableInTasklist(boolean value) {
    startableInTasklist = value;
    changed();
  }

  /** Returns the tenant id. */
  public String tenantId() {
    return tenantId;
  }

  /** Sets the tenant id. */
  public void tenantId(String value) {
    tenantId = value;
    changed();
  }

  /** Returns the scope type. */
  public String scopeType() {
    return scopeType;
  }

  /** Sets the scope type. */
  public void scopeType(String value) {
    scopeType = value;
    changed();
  }

  /** Returns the key. */
  public String key() {
    return key;
  }

  /** Sets the key. */
  public void key(String value) {
    key = value;
    changed();
  }

  /** Returns the version. */
  public int version() {
    return version;
  }

  /** Sets the version. */
  public void version(int value) {
    version = value;
    changed();
  }

  /** Returns the version tag. */
  public String versionTag() {
    return versionTag;
  }

  /** Sets the version tag. */
  public void versionTag(String value) {
    versionTag = value;
    changed();
  }

  /** Returns the name. */
  public String name() {
    return name;
  }

  /** Sets the name. */
  public void name(String value) {
    name = value;
    changed();
  }

  /** Returns the category. */
  public String category() {
    return category;
  }

  /** Sets the category. */
  public void category(String value) {
    category = value;
    changed();
  }

  /** Returns the description. */
  public String description() {
    return description;
  }

  /** Sets the description. */
  public void description(String value) {
    description = value;
    changed();
  }

  /** Returns the deployment id. */
  public long deploymentId() {
    return deploymentId;
  }

  /** Sets the deployment id. */
  public void deploymentId(long value) {
    deploymentId = value;
    changed();
  }

  /** Returns the resource name. */
  public String resourceName() {
    return resourceName;
  }

  /** Sets the resource name. */
  public void resourceName(String value) {
    resourceName = value;
    changed();
  }

  /** Returns the start form key. */
  public String startFormKey() {
    return startFormKey;
  }

  /** Sets the start form key. */
  public void startFormKey(String value) {
    startFormKey = value;
    changed();
  }

  /** Tells whether the XML says how it is drawn. */
  public boolean isGraphicalNotation() {
    return graphicalNotation;
  }

  /** Sets whether the XML says how it is drawn. */
  public void graphicalNotation(boolean value) {
    graphicalNotation = value;
    changed();
  }

  /** Returns the history level. */
  public Integer historyLevel() {
    return historyLevel;
  }

  /** Sets the history level. */
  public void historyLevel(Integer value) {
    historyLevel = value;
    changed();
  }

  /** Returns the history time to live. */
  public String historyTimeToLive() {
    return historyTimeToLive;
  }

  /** Sets the history time to live. */
  public void historyTimeToLive(String value) {
    historyTimeToLive = value;
    changed();
  }

  /** Returns the suspended. */
  public boolean isSuspended() {
    return suspended;
  }

  /** Sets the suspended. */
  public void suspended(boolean value) {
    suspended = value;
    changed();
  }
}
