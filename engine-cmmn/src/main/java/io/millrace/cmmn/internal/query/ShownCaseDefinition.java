package io.millrace.cmmn.internal.query;

import io.millrace.cmmn.repository.CaseDefinition;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.DefinitionRow;

/**
 * A version of a case as the API shows it.
 *
 * @param row its row
 */
public record ShownCaseDefinition(DefinitionEntity row) implements CaseDefinition, DefinitionRow {}
