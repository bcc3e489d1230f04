package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.VariableColumn.ID;
import static io.millrace.common.internal.query.column.VariableColumn.NAME;
import static io.millrace.common.internal.query.column.VariableColumn.SCOPE_ID;
import static io.millrace.common.internal.query.column.VariableColumn.SCOPE_TYPE;
import static io.millrace.common.internal.query.column.VariableColumn.SUB_SCOPE_ID;
import static io.millrace.common.internal.query.column.VariableColumn.TASK_ID;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.like;

import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.ColumnComparison;
import io.millrace.common.internal.query.condition.Conditions;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.internal.variable.StoredVariable;
import io.millrace.common.variable.VariableInstanceInfoQuery;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * What queries of variables that live and of historic variables have in common.
 *
 * @param <T> the query itself
 * @param <U> what is found
 * @param <E> the entity that is found
 */
abstract class AbstractVariableQuery<
        T extends VariableInstanceInfoQuery<?, ?>, U, E extends StoredVariable>
    extends AbstractQuery<T, U> implements VariableInstanceInfoQuery<T, U> {

  private static final ScopeConditions SCOPES = new ScopeConditions(SCOPE_TYPE, SCOPE_ID, null);

  private final VariableValues values;
  private final VariableConditions conditions;
  private boolean withoutValues;

  AbstractVariableQuery(QueryParts parts, String mapper) {
    super(parts.executor(), mapper, ID);
    values = parts.values();
    conditions = new VariableConditions(values, variable -> variable);
  }

  @Override
  protected final List<? extends U> read(QueryReader reader, Selection selection) {
    if (withoutValues) {
      return shown(reader.select(mapper() + ".listWithoutValue", selection));
    }
    List<E> found = reader.list(mapper(), selection);
    found.forEach(values::read);
    return shown(found);
  }

  /** Returns what was found as what the API shows. */
  abstract List<? extends U> shown(List<E> found);

  /** The variable is held by a task that meets the condition. */
  abstract Condition isOfTask(Condition task);

  @Override
  public final T id(String id) {
    return where(Conditions.id(ID, given("id", id)));
  }

  @Override
  public final T processInstanceId(String processInstanceId) {
    return where(SCOPES.ofProcess(ofScope(given("processInstanceId", processInstanceId))));
  }

  @Override
  public final T executionId(String executionId) {
    return where(isHeldByOneOf(List.of(given("executionId", executionId))));
  }

  @Override
  public final T executionIds(Set<String> executionIds) {
    return where(isHeldByOneOf(givenAll("executionIds", executionIds)));
  }

  private static Condition isHeldByOneOf(Collection<String> executionIds) {
    return SCOPES.ofProcess(all(ids(SUB_SCOPE_ID, executionIds), VariableTables.isOfNoTask()));
  }

  @Override
  public final T taskId(String taskId) {
    return where(isOfTask(Conditions.id(TASK_ID, given("taskId", taskId))));
  }

  @Override
  public final T taskIds(Set<String> taskIds) {
    return where(isOfTask(ids(TASK_ID, givenAll("taskIds", taskIds))));
  }

  @Override
  public final T scopeId(String scopeId) {
    return where(SCOPES.ofOther(ofScope(given("scopeId", scopeId))));
  }

  private static Condition ofScope(String scopeId) {
    return VariableTables.ofScope(
        Conditions.id(SCOPE_ID, scopeId), Conditions.id(SUB_SCOPE_ID, scopeId));
  }

  @Override
  public final T subScopeId(String subScopeId) {
    var element = Conditions.id(SUB_SCOPE_ID, given("subScopeId", subScopeId));
    return where(SCOPES.ofOther(all(element, VariableTables.isOfNoTask())));
  }

  @Override
  public final T scopeType(String scopeType) {
    return where(SCOPES.ofOther(equal(SCOPE_TYPE, given("scopeType", scopeType))));
  }

  @Override
  public final T variableName(String variableName) {
    return where(equal(NAME, given("variableName", variableName)));
  }

  @Override
  public final T variableNameLike(String pattern) {
    return where(like(NAME, given("variableNameLike", pattern)));
  }

  @Override
  public final T variableValueEquals(String variableName, Object value) {
    return where(conditions.equals("variableValueEquals", variableName, value));
  }

  @Override
  public final T variableValueNotEquals(String variableName, Object value) {
    return where(conditions.differs("variableValueNotEquals", variableName, value));
  }

  @Override
  public final T variableValueLike(String variableName, String pattern) {
    return where(conditions.fits("variableValueLike", variableName, pattern));
  }

  @Override
  public final T variableValueLikeIgnoreCase(String variableName, String pattern) {
    return where(conditions.fitsIgnoreCase("variableValueLikeIgnoreCase", variableName, pattern));
  }

  @Override
  public final T excludeTaskVariables() {
    return where(VariableTables.isOfNoTask());
  }

  @Override
  public final T excludeLocalVariables() {
    var ofInstance = new ColumnComparison(SUB_SCOPE_ID, Operator.EQUAL, SCOPE_ID);
    return where(all(ofInstance, VariableTables.isOfNoTask()));
  }

  @Override
  public final T excludeVariableInitialization() {
    withoutValues = true;
    return self();
  }

  @Override
  public final T orderByVariableName() {
    return orderBy(NAME);
  }

  @Override
  public final T orderByProcessInstanceId() {
    return orderBy(SCOPE_ID);
  }
}
