package io.millrace.common.internal.incident;

import io.millrace.common.incident.HistoricIncident;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.scope.ShownScope;
import java.time.Instant;
import java.util.function.UnaryOperator;

/** An incident, open or over. */
public final class IncidentEntity extends Entity {

  /** The table of these rows. */
  public static final Table<IncidentEntity> TABLE =
      Table.of("MR_INCIDENT", IncidentEntity::new)
          .time("CREATE_TIME_", e -> e.createTime, (e, v) -> e.createTime = v)
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .ref("SCOPE_ID_", e -> e.scopeId, (e, v) -> e.scopeId = v)
          .ref("SUB_SCOPE_ID_", e -> e.subScopeId, (e, v) -> e.subScopeId = v)
          .ref("SCOPE_DEFINITION_ID_", e -> e.scopeDefinitionId, (e, v) -> e.scopeDefinitionId = v)
          .ref("JOB_ID_", e -> e.jobId, (e, v) -> e.jobId = v)
          .time("END_TIME_", e -> e.endTime, (e, v) -> e.endTime = v)
          .bool("KEPT_", e -> e.kept, (e, v) -> e.kept = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .word("STATE_", IncidentState.class, e -> e.state, (e, v) -> e.state = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("SCOPE_TYPE_", e -> e.scopeType, (e, v) -> e.scopeType = v)
          .string("ELEMENT_ID_", e -> e.elementId, (e, v) -> e.elementId = v)
          .string("CONFIGURATION_", e -> e.configuration, (e, v) -> e.configuration = v)
          .string("MESSAGE_", e -> e.message, (e, v) -> e.message = v)
          .string("ANNOTATION_", e -> e.annotation, (e, v) -> e.annotation = v);

  private Instant createTime;
  private long rootInstanceId;
  private long scopeId;
  private long subScopeId;
  private long scopeDefinitionId;
  private long jobId;
  private Instant endTime;
  private boolean kept;
  private String tenantId = "";
  private IncidentState state;
  private String type;
  private String scopeType;
  private String elementId;
  private String configuration;
  private String message;
  private String annotation;

  static IncidentEntity of(NewIncident incident, boolean kept, Instant now) {
    var made = new IncidentEntity();
    made.createTime = now;
    made.rootInstanceId = incident.scope().rootId();
    made.scopeId = incident.scope().instanceId();
    made.subScopeId = incident.scope().elementId();
    made.scopeDefinitionId = incident.scope().definitionId();
    made.tenantId = incident.scope().tenantId();
    made.scopeType = incident.scope().type();
    made.kept = kept;
    made.state = IncidentState.OPEN;
    made.type = incident.type();
    made.elementId = incident.elementId();
    made.jobId = incident.jobId();
    made.configuration = incident.configuration();
    made.message = incident.message();
    return made;
  }

  @Override
  public Table<IncidentEntity> table() {
    return TABLE;
  }

  @Override
  public String toString() {
    return "incident '" + id() + "' (" + type + ")";
  }

  /** It is over. */
  void end(IncidentState as, Instant now) {
    state = as;
    endTime = now;
    changed();
  }

  /** Its instance goes on in another version. */
  void migrated(long definitionId, UnaryOperator<String> element) {
    var there = element.apply(elementId);
    scopeDefinitionId = definitionId;
    elementId = there == null ? elementId : there;
    changed();
  }

  /** Notes something about it. */
  void annotate(String text) {
    annotation = text;
    changed();
  }

  /** Returns whether history keeps it when it is over. */
  boolean isKept() {
    return kept;
  }

  /** Returns the job that failed; 0 for none. */
  long jobId() {
    return jobId;
  }

  /** Returns what the API shows. */
  public HistoricIncident shown() {
    return new ShownIncident(TABLE.detachedCopy(this));
  }

  boolean isOpen() {
    return state == IncidentState.OPEN;
  }

  IncidentState state() {
    return state;
  }

  Instant createTime() {
    return createTime;
  }

  Instant endTime() {
    return endTime;
  }

  String type() {
    return type;
  }

  String message() {
    return message;
  }

  String configuration() {
    return configuration;
  }

  String annotation() {
    return annotation;
  }

  String elementId() {
    return elementId;
  }

  String tenantId() {
    return tenantId;
  }

  ShownScope scope() {
    return new ShownScope(scopeType, scopeId, subScopeId, scopeDefinitionId);
  }
}
