package io.millrace.cmmn.repository;

import io.millrace.common.repository.DefinitionInfo;

/**
 * A case that was deployed: one version of it.
 *
 * <p>Definitions of one key and tenant are numbered from 1. A start by key takes the highest
 * number.
 */
public interface CaseDefinition extends DefinitionInfo {}
