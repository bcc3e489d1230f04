/**
 * What each kind of plan item does, one small class each.
 *
 * <p>The agenda calls them through {@code PlanItemBehavior}. They may call operations and the
 * shared tasks.
 */
package io.millrace.cmmn.internal.behavior;
