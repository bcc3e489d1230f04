package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.CmmnElement;
import io.millrace.cmmn.model.ItemControl;
import io.millrace.cmmn.model.PlanItemDefinition;

/**
 * Rules of plan items.
 *
 * @param owner where they stand: a plan item, or a definition that gives them to all its items
 * @param control the rules
 * @param definition the definition that they are for
 */
record ControlOf(CmmnElement owner, ItemControl control, PlanItemDefinition definition) {}
