package io.millrace.bpmn.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.column.DefinitionColumn.CATEGORY;
import static io.millrace.common.internal.query.column.DefinitionColumn.ID;
import static io.millrace.common.internal.query.column.DefinitionColumn.KEY;
import static io.millrace.common.internal.query.column.DefinitionColumn.NAME;
import static io.millrace.common.internal.query.column.DefinitionColumn.VERSION;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.likeIgnoreCase;

import io.millrace.common.internal.query.AbstractQuery;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.VariableValues;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.QueryColumn;
import io.millrace.common.internal.query.condition.Relation;
import io.millrace.common.query.Query;

/**
 * What queries of process instances and of executions have in common: the process they run.
 *
 * @param <Q> the query itself
 * @param <U> what is found
 */
abstract class AbstractInstanceQuery<Q extends Query<?, ?>, U> extends AbstractQuery<Q, U> {

  private final VariableValues values;
  private final QueryColumn definitionId;
  private final Relation definition;

  AbstractInstanceQuery(QueryParts parts, String mapper, QueryColumn id, QueryColumn definitionId) {
    super(parts.executor(), mapper, id);
    this.values = parts.values();
    this.definitionId = definitionId;
    this.definition = Relation.of("MR_DEFINITION", ID, definitionId);
  }

  /** Returns how values of variables are stored. */
  final VariableValues values() {
    return values;
  }

  /** It runs a version of a process that meets the condition. */
  final Condition definition(Condition condition) {
    return runs(exists(definition, condition));
  }

  /** What is asked for runs a definition that meets the condition. */
  Condition runs(Condition definition) {
    return definition;
  }

  /** Keeps what runs this version of a process. */
  public final Q processDefinitionId(String processDefinitionId) {
    return where(runs(id(definitionId, given("processDefinitionId", processDefinitionId))));
  }

  /** Keeps what runs a process of this key. */
  public final Q processDefinitionKey(String processDefinitionKey) {
    return where(definition(equal(KEY, given("processDefinitionKey", processDefinitionKey))));
  }

  /** Keeps what runs a process whose key fits the pattern. */
  public final Q processDefinitionKeyLike(String pattern) {
    return where(definition(like(KEY, given("processDefinitionKeyLike", pattern))));
  }

  /** Keeps what runs a process whose key fits the pattern in lower or upper case. */
  public final Q processDefinitionKeyLikeIgnoreCase(String pattern) {
    return where(
        definition(likeIgnoreCase(KEY, given("processDefinitionKeyLikeIgnoreCase", pattern))));
  }

  /** Keeps what runs a process of this name. */
  public final Q processDefinitionName(String name) {
    return where(definition(equal(NAME, given("processDefinitionName", name))));
  }

  /** Keeps what runs a process whose name fits the pattern. */
  public final Q processDefinitionNameLike(String pattern) {
    return where(definition(like(NAME, given("processDefinitionNameLike", pattern))));
  }

  /** Keeps what runs a process whose name fits the pattern in lower or upper case. */
  public final Q processDefinitionNameLikeIgnoreCase(String pattern) {
    return where(
        definition(likeIgnoreCase(NAME, given("processDefinitionNameLikeIgnoreCase", pattern))));
  }

  /** Keeps what runs a process of this category. */
  public final Q processDefinitionCategory(String category) {
    return where(definition(equal(CATEGORY, given("processDefinitionCategory", category))));
  }

  /** Keeps what runs a process whose category fits the pattern. */
  public final Q processDefinitionCategoryLike(String pattern) {
    return where(definition(like(CATEGORY, given("processDefinitionCategoryLike", pattern))));
  }

  /** Keeps what runs a process whose category fits the pattern in lower or upper case. */
  public final Q processDefinitionCategoryLikeIgnoreCase(String pattern) {
    return where(
        definition(
            likeIgnoreCase(CATEGORY, given("processDefinitionCategoryLikeIgnoreCase", pattern))));
  }

  /** Keeps what runs this version of its process. */
  public final Q processDefinitionVersion(Integer version) {
    return where(definition(equal(VERSION, given("processDefinitionVersion", version))));
  }
}
