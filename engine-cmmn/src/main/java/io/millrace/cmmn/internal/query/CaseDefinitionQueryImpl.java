package io.millrace.cmmn.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.DefinitionColumn.CATEGORY;
import static io.millrace.common.internal.query.column.DefinitionColumn.ID;
import static io.millrace.common.internal.query.column.DefinitionColumn.KEY;
import static io.millrace.common.internal.query.column.DefinitionColumn.NAME;
import static io.millrace.common.internal.query.column.DefinitionColumn.RESOURCE_NAME;
import static io.millrace.common.internal.query.column.DefinitionColumn.TENANT_ID;
import static io.millrace.common.internal.query.column.DefinitionColumn.VERSION;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.likeIgnoreCase;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;

import io.millrace.cmmn.repository.CaseDefinition;
import io.millrace.cmmn.repository.CaseDefinitionQuery;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.localization.LocalizedText;
import io.millrace.common.internal.query.AbstractDefinitionQuery;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.Set;

/** Asks for case definitions. */
final class CaseDefinitionQueryImpl
    extends AbstractDefinitionQuery<CaseDefinitionQuery, CaseDefinition>
    implements CaseDefinitionQuery {

  CaseDefinitionQueryImpl(QueryParts parts) {
    super(parts, ScopeTypes.CMMN);
  }

  @Override
  protected CaseDefinition shown(DefinitionEntity row, LocalizedText text) {
    return new ShownCaseDefinition(row, text);
  }

  @Override
  public CaseDefinitionQuery caseDefinitionId(String caseDefinitionId) {
    return where(id(ID, given("caseDefinitionId", caseDefinitionId)));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionIds(Set<String> caseDefinitionIds) {
    return where(ids(ID, givenAll("caseDefinitionIds", caseDefinitionIds)));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionKey(String caseDefinitionKey) {
    return where(equal(KEY, given("caseDefinitionKey", caseDefinitionKey)));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionKeyLike(String pattern) {
    return where(like(KEY, given("caseDefinitionKeyLike", pattern)));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionName(String name) {
    return where(equal(NAME, given("caseDefinitionName", name)));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionNameLike(String pattern) {
    return where(like(NAME, given("caseDefinitionNameLike", pattern)));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionNameLikeIgnoreCase(String pattern) {
    return where(likeIgnoreCase(NAME, given("caseDefinitionNameLikeIgnoreCase", pattern)));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionCategory(String category) {
    return where(equal(CATEGORY, given("caseDefinitionCategory", category)));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionCategoryLike(String pattern) {
    return where(like(CATEGORY, given("caseDefinitionCategoryLike", pattern)));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionCategoryNotEquals(String category) {
    return where(notEqual(CATEGORY, given("caseDefinitionCategoryNotEquals", category)));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionResourceName(String resourceName) {
    return where(equal(RESOURCE_NAME, given("caseDefinitionResourceName", resourceName)));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionResourceNameLike(String pattern) {
    return where(like(RESOURCE_NAME, given("caseDefinitionResourceNameLike", pattern)));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionVersion(Integer version) {
    return where(equal(VERSION, given("caseDefinitionVersion", version)));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionVersionGreaterThan(Integer version) {
    given("caseDefinitionVersionGreaterThan", version);
    return where(compare(VERSION, Operator.GREATER, version));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionVersionGreaterThanOrEquals(Integer version) {
    given("caseDefinitionVersionGreaterThanOrEquals", version);
    return where(compare(VERSION, Operator.GREATER_OR_EQUAL, version));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionVersionLowerThan(Integer version) {
    given("caseDefinitionVersionLowerThan", version);
    return where(compare(VERSION, Operator.LESS, version));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionVersionLowerThanOrEquals(Integer version) {
    given("caseDefinitionVersionLowerThanOrEquals", version);
    return where(compare(VERSION, Operator.LESS_OR_EQUAL, version));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionTenantId(String tenantId) {
    return where(equal(TENANT_ID, given("caseDefinitionTenantId", tenantId)));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionTenantIdLike(String pattern) {
    return tenantLike(given("caseDefinitionTenantIdLike", pattern));
  }

  @Override
  public CaseDefinitionQuery caseDefinitionWithoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  @Override
  public CaseDefinitionQuery orderByCaseDefinitionId() {
    return orderBy(ID);
  }

  @Override
  public CaseDefinitionQuery orderByCaseDefinitionKey() {
    return orderBy(KEY);
  }

  @Override
  public CaseDefinitionQuery orderByCaseDefinitionVersion() {
    return orderBy(VERSION);
  }

  @Override
  public CaseDefinitionQuery orderByCaseDefinitionName() {
    return orderBy(NAME);
  }

  @Override
  public CaseDefinitionQuery orderByCaseDefinitionCategory() {
    return orderBy(CATEGORY);
  }
}
