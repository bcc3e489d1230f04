package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;

import io.millrace.common.internal.query.column.DefinitionColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.QueryColumn;
import io.millrace.common.internal.query.condition.Relation;
import io.millrace.common.internal.scope.ScopeTypes;

/**
 * Conditions on what a row of a shared table belongs to. The API calls it process instance,
 * execution and process definition where it is a process, and scope where it is anything else.
 *
 * @param type the column with the kind of scope
 * @param instance the column with the instance
 * @param definition the column with the definition; null for a table without one
 */
record ScopeConditions(QueryColumn type, QueryColumn instance, QueryColumn definition) {

  /** It belongs to a process, and meets the condition. */
  Condition ofProcess(Condition condition) {
    return all(equal(type, ScopeTypes.BPMN), condition);
  }

  /** It belongs to a case, and meets the condition. */
  Condition ofCase(Condition condition) {
    return all(equal(type, ScopeTypes.CMMN), condition);
  }

  /** It belongs to something that is no process, and meets the condition. */
  Condition ofOther(Condition condition) {
    return all(notEqual(type, ScopeTypes.BPMN), condition);
  }

  /** It belongs to no process instance. */
  Condition ofNoProcess() {
    return any(missing(instance), missing(type), notEqual(type, ScopeTypes.BPMN));
  }

  /** It belongs to no instance of anything but a process. */
  Condition ofNoOther() {
    return any(missing(instance), missing(type), equal(type, ScopeTypes.BPMN));
  }

  /** It is of no process. */
  Condition isNoProcess() {
    return any(missing(type), notEqual(type, ScopeTypes.BPMN));
  }

  /** It is of nothing but a process. */
  Condition isNoOther() {
    return any(missing(type), equal(type, ScopeTypes.BPMN));
  }

  /** It belongs to a definition that meets the condition. */
  Condition definition(Condition condition) {
    return exists(Relation.of("MR_DEFINITION", DefinitionColumn.ID, definition), condition);
  }
}
